import type { MonthReport, ReportTestimonial } from '#shared/reports.ts'
import { type CsvTable, writeCsv } from '../../lib/csv.ts'
import { reasonsOf, withheldMessages } from './report.messages.ts'

const HEADER = ['Section', 'Item', 'Count', 'Date', 'Client', 'Role', 'Company', 'Rating (1 to 5)', 'Service', 'Text']

const figure = (section: string, item: string, count: number | string) => [section, item, count]
const padded = (row: readonly (string | number)[]) => [...row, ...Array(HEADER.length - row.length).fill('')]

/** The figures and the published testimonials, one a row: what the page shows, and no email address. */
export function reportTable(report: MonthReport, testimonials: readonly ReportTestimonial[]): CsvTable {
  const { figures, outcomes, payments, planned, services } = report
  const rows = [
    figure('Figures', 'Asked', figures.asked),
    figure('Figures', 'Answered', figures.answered),
    figure('Figures', 'Answered through the collection link', figures.throughLink),
    figure('Figures', 'Days to answer (median)', figures.medianDays ?? ''),
    figure('Answers', 'Published', outcomes.published),
    figure('Answers', 'Kept private by the client', outcomes.private),
    ...outcomes.withheld.map(({ reason, count }) => figure('Answers', withheldMessages[reason].label, count)),
    ...(payments ? [figure('Payments', 'All', payments.all), figure('Payments', 'Asked', payments.asked)] : []),
    ...(payments ? reasonsOf(payments).map(({ label, count }) => figure('Payments', label, count)) : []),
    ...services.map(({ service, asked, published }) => figure('Services', `${service}: ${published} published`, asked)),
    ...(planned?.days ?? []).map(({ day, count }) => ['Planned', 'Requests', count, day]),
    ...testimonials.map(({ answeredOn, author, role, company, rating, service, text }) => [
      'Testimonials',
      'Published',
      '',
      answeredOn,
      author,
      role ?? '',
      company ?? '',
      rating ?? '',
      service ?? '',
      text,
    ]),
  ]
  return { header: HEADER, rows: rows.map(padded) }
}

export const reportFile = (report: MonthReport, testimonials: readonly ReportTestimonial[]): Promise<string> =>
  writeCsv(reportTable(report, testimonials))

export const reportFileName = ({ month }: MonthReport): string => `goodword-report-${month}.csv`
