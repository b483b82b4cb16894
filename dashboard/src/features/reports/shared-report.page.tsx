import { useParams } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { getSharedReport, listSharedReportTestimonials } from '#shared/reports.ts'
import { PageFailure } from '../../components/load-failure.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ApiError } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApi } from '../../lib/use-api.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { ReportDocument } from './report.document.tsx'
import { monthName } from './report.messages.ts'
import styles from './reports.module.css'
import { useReportTestimonials } from './use-report-testimonials.ts'

/** A report for whoever has its link: the document alone. */
export function SharedReportPage() {
  const { token = '' } = useParams()
  return (
    <main id="main" className={styles.shared}>
      <SharedReport key={token} token={token} />
    </main>
  )
}

function SharedReport({ token }: { token: string }) {
  const call = useApi()
  const { data: report, error, isValidating, mutate } = useEndpoint(getSharedReport, { params: { token } })
  const testimonials = useReportTestimonials(token, (after) =>
    call(listSharedReportTestimonials, { params: { token }, query: { after } }),
  )
  usePageTitle(
    report
      ? [report.brand.name, monthName(report.month)].filter(Boolean).join(', ')
      : pageHeads['/report/:token'].title,
  )
  const failure = report && testimonials.data ? undefined : (error ?? testimonials.error)
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 410))
    return (
      <section className="stack gap-8 centered narrow pad-block-32" role="alert">
        <h1>This report can’t be opened</h1>
        <p className="text-16 muted">{failure.message}</p>
      </section>
    )
  if (failure)
    return <PageFailure isValidating={isValidating} mutate={() => Promise.all([mutate(), testimonials.mutate()])} />
  if (!report)
    return (
      <div className={`stack gap-16 card pad-24 ${styles.loading}`} role="group" aria-label="Loading" aria-busy="true">
        <h1 className="visually-hidden">Report</h1>
        <Skeleton length="medium" />
        <Skeleton length="long" />
      </div>
    )
  return <ReportDocument report={report} testimonials={testimonials.data} />
}
