import { Navigate, useParams } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { plans } from '#shared/plans.ts'
import { getMonthReport, isReportMonth, listReportTestimonials, monthBefore } from '#shared/reports.ts'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { ButtonLink } from '../../components/button.tsx'
import { PageFailure } from '../../components/load-failure.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ApiError } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { localDay } from '../../lib/dates.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApi } from '../../lib/use-api.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { ReportDocument } from './report.document.tsx'
import { monthName } from './report.messages.ts'
import { ReportEmailSwitch } from './report-email.switch.tsx'
import { ReportToolbar } from './report.toolbar.tsx'
import styles from './reports.module.css'
import { useReportTestimonials } from './use-report-testimonials.ts'

/** The last month that is over. */
const lastMonth = () => monthBefore(localDay(new Date()).slice(0, 'YYYY-MM'.length))

/** Leads to the newest report. */
export const NewestReportPage = () => <Navigate to={`/reports/${lastMonth()}`} replace />

/** The report of a month, for members. */
export function ReportsPage() {
  const { month = '' } = useParams()
  const { data: user } = useCurrentUser()
  usePageTitle(isReportMonth(month) ? `Report for ${monthName(month)}` : pageHeads['/reports'].title)
  if (!isReportMonth(month)) return <NewestReportPage />
  if (!user) return <Loading month={month} />
  const { role } = user.workspace
  if (!plans[user.plan].limits.hasReports) return <NotIncluded role={role} />
  return <MonthOfWorkspace key={month} month={month} role={role} />
}

function MonthOfWorkspace({ month, role }: { month: string; role: Role }) {
  const call = useApi()
  const { data: report, error, isValidating, mutate } = useEndpoint(getMonthReport, { query: { month } })
  const testimonials = useReportTestimonials(month, (after) =>
    call(listReportTestimonials, { query: { month, after } }),
  )
  if (error instanceof ApiError && error.code === 'reports.month_not_begun') return <NewestReportPage />
  const failure = report && testimonials.data ? undefined : (error ?? testimonials.error)
  if (failure)
    return <PageFailure isValidating={isValidating} mutate={() => Promise.all([mutate(), testimonials.mutate()])} />
  if (!report) return <Loading month={month} />
  // The workspace is younger than the month.
  if (month < report.firstMonth) return <Navigate to={`/reports/${report.firstMonth}`} replace />
  const canShare = isRoleEnough(role, 'admin')
  return (
    <>
      <ReportToolbar report={report} testimonials={testimonials.data} canShare={canShare} />
      <ReportDocument report={report} testimonials={testimonials.data} services={report.services} />
      {canShare && <ReportEmailSwitch />}
    </>
  )
}

const Loading = ({ month }: { month: string }) => (
  <div className={`stack gap-16 card pad-24 ${styles.loading}`} role="group" aria-label="Loading" aria-busy="true">
    <h1 className="visually-hidden">Report for {monthName(month)}</h1>
    <Skeleton length="medium" />
    <Skeleton length="long" />
    <Skeleton length="full" />
  </div>
)

/** What the Studio plan adds. */
const NotIncluded = ({ role }: { role: Role }) => (
  <section className="stack gap-16 justify-start">
    <h1>Reports</h1>
    <p className="text-16 measure">
      With the Studio plan, each month has a report: who was asked, who answered, the published testimonials, what came
      of payments, and what is planned. You can print it, export it, or share it with a link.
    </p>
    {role === 'owner' ? (
      <ButtonLink to="/settings/subscription">See plans</ButtonLink>
    ) : (
      <p className="muted">The owner of this workspace can choose the Studio plan.</p>
    )}
  </section>
)
