import type { ServiceProof, SharedReport } from '#shared/reports.ts'
import { BrandImage } from '../../components/brand-image.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { readProductName } from '../../installation/product-name.ts'
import {
  daysMessage,
  dayName,
  counted,
  medianMessage,
  monthName,
  answeredMessage,
  shortMonthName,
} from './report.messages.ts'
import './report-print.css'
import styles from './report.module.css'
import { NotPublished, Payments, Planned, Services } from './report.sections.tsx'
import { useReportStyle } from './report.style.ts'
import { type ShownTestimonial, Testimonials } from './report.testimonials.tsx'

type ReportDocumentProps = {
  report: SharedReport
  /** Undefined while they are loading. */
  testimonials: readonly ShownTestimonial[] | undefined
  /** Only members see them. */
  services?: readonly ServiceProof[]
}

const nameOf = ({ name }: { name: string | null }) => name ?? 'Unnamed workspace'

/** The report as a document under the agency's name, on the screen and on paper. */
export function ReportDocument({ report, testimonials, services = [] }: ReportDocumentProps) {
  const { agency, brand, month, figures, outcomes, payments, planned } = report
  const title = `${nameOf(brand)}, ${monthName(month)}`
  useReportStyle({ accent: agency.accent, runningTitle: title })
  const isEmpty = figures.asked + figures.answered === 0 && payments === null
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <header>
        <div className="row gap-12">
          <BrandImage name={agency.name} imageUrl={agency.imageUrl} size={48} />
          <p className="shrink">
            <b className="block strong anywhere">{nameOf(agency)}</b>
            <span className="text-13 muted">Testimonial report, {dayName(report.madeOn)}</span>
          </p>
        </div>
        <h1 id="report-title" className="anywhere">
          <span className="block">{nameOf(brand)}</span>
          {monthName(month)}
        </h1>
        {report.isSoFar && <p className="muted">This month isn’t over. These are its figures so far.</p>}
      </header>
      <Figures report={report} />
      {isEmpty ? (
        <p className={styles.empty}>Nobody was asked in {monthName(month)}, and nobody answered.</p>
      ) : (
        <section className={styles.said} aria-labelledby="report-said">
          <h2 id="report-said">What your clients said</h2>
          {testimonials ? (
            <Testimonials testimonials={testimonials} />
          ) : (
            <div className="stack gap-12 above-24" role="group" aria-label="Loading" aria-busy="true">
              <Skeleton length="full" />
              <Skeleton length="long" />
            </div>
          )}
        </section>
      )}
      {figures.answered > outcomes.published && <NotPublished outcomes={outcomes} brand={nameOf(brand)} />}
      {payments && <Payments payments={payments} />}
      {services.length > 0 && <Services services={services} month={month} />}
      {planned && planned.days.length > 0 && <Planned planned={planned} />}
      <footer className={`stack gap-8 text-12 muted ${styles.foot}`}>
        <p>
          Asked: clients who were asked for the first time in {shortMonthName(month)}. An answer counts in the month in
          which it arrives. Testimonials that were added by hand aren’t counted. Every paying client is asked under the
          same rules; ratings play no part in who is asked.
        </p>
        <p>Collected with {readProductName()}.</p>
      </footer>
    </article>
  )
}

function Figures({ report: { figures, figuresBefore, outcomes, publishedInAll, month } }: { report: SharedReport }) {
  const earlier = new Date(`${month}-01T00:00:00Z`)
  earlier.setUTCMonth(earlier.getUTCMonth() - 1)
  const monthBefore = shortMonthName(earlier.toISOString().slice(0, 7))
  const shown = [
    {
      label: 'Asked',
      value: String(figures.asked),
      note: figuresBefore && `${figuresBefore.asked} in ${monthBefore}`,
    },
    { label: 'Answered', value: String(figures.answered), note: answeredMessage(figures, figuresBefore) },
    { label: 'Days to answer', value: daysMessage(figures.medianDays), note: medianMessage(figures, figuresBefore) },
    { label: 'Published', value: String(outcomes.published), note: `${counted(publishedInAll, ['in all', 'in all'])}` },
  ]
  return (
    <dl className={`tabular ${styles.figures}`}>
      {shown.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-13 medium">{label}</dt>
          <dd>
            {value}
            {note && <small className="block text-12 muted above-4">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
