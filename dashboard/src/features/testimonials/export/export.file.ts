import type { Testimonial } from '#shared/testimonials.ts'
import { type CsvTable, writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'
import { type Column, testimonialColumns } from '../../../lib/testimonial-columns.ts'

export type ExportFormat = 'csv' | 'json'

const columns: readonly Column<Testimonial>[] = [
  ...testimonialColumns,
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
