import type { Testimonial } from '#shared/testimonials.ts'
import { type CsvTable, writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'

export type ExportFormat = 'csv' | 'json'

type Column = { header: string; cell: (testimonial: Testimonial) => string | number | null }

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** Instants are ISO 8601 in UTC. */
const columns: readonly Column[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Client name', cell: ({ customerName }) => customerName },
  { header: 'Client email', cell: ({ customerEmail }) => customerEmail },
  { header: 'Rating (1 to 5)', cell: ({ rating }) => rating },
  { header: 'Testimonial', cell: ({ testimonial }) => testimonial },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Private', cell: ({ isPrivate, submittedAt }) => (submittedAt === null ? '' : yesOrNo(isPrivate)) },
  { header: 'Source', cell: ({ source }) => source },
  { header: 'Mail', cell: ({ mailState }) => mailState },
  { header: 'Sent automatically', cell: ({ isAutoSendEnabled }) => yesOrNo(isAutoSendEnabled) },
  { header: 'Created at (UTC)', cell: ({ createdAt }) => createdAt },
  { header: 'Sent at (UTC)', cell: ({ sentAt }) => sentAt },
  { header: 'Answered at (UTC)', cell: ({ submittedAt }) => submittedAt },
  { header: 'Image address', cell: ({ imageUrl }) => imageUrl },
]

export const exportTable = (testimonials: readonly Testimonial[]): CsvTable => ({
  header: columns.map(({ header }) => header),
  rows: testimonials.map((testimonial) => columns.map(({ cell }) => cell(testimonial) ?? '')),
})

/** Everything that the list knows of each, in the order given. */
export async function exportContent(testimonials: readonly Testimonial[], format: ExportFormat): Promise<string> {
  return format === 'csv' ? writeCsv(exportTable(testimonials)) : `${JSON.stringify(testimonials, null, 2)}\n`
}

/** Named by the day, as the reader's clock shows it. */
export const exportFileName = (format: ExportFormat, now: Date): string =>
  `goodword-testimonials-${localDay(now)}.${format}`
