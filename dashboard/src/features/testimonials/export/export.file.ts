import type { Testimonial } from '#shared/testimonials.ts'
import { type CsvTable, writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'
import { type Column, testimonialColumns } from '../../../lib/testimonial-columns.ts'

export type ExportFormat = 'csv' | 'json'

const columns: readonly Column<Testimonial>[] = [
  ...testimonialColumns,
  { header: 'Photo address', cell: ({ imageUrl }) => imageUrl },
]

export const exportTable = (testimonials: readonly Testimonial[]): CsvTable => ({
  header: columns.map(({ header }) => header),
  rows: testimonials.map((testimonial) => columns.map(({ cell }) => cell(testimonial) ?? '')),
})

/** Every field of each list item, in the given order. */
export async function exportContent(testimonials: readonly Testimonial[], format: ExportFormat): Promise<string> {
  return format === 'csv' ? writeCsv(exportTable(testimonials)) : `${JSON.stringify(testimonials, null, 2)}\n`
}

/** Named after the reader's local day. */
export const exportFileName = (format: ExportFormat, now: Date): string =>
  `goodword-testimonials-${localDay(now)}.${format}`
