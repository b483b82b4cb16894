import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type CsvTable, writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'
import { type Column, testimonialColumns, translationsColumn } from '../../../lib/testimonial-columns.ts'

export type ExportFormat = 'csv' | 'json'

/** As the list has it, and its translations. */
export type ExportedTestimonial = Testimonial & Pick<TestimonialDetails, 'translations'>

const columns: readonly Column<ExportedTestimonial>[] = [
  ...testimonialColumns,
  translationsColumn,
  { header: 'Photo address', cell: ({ imageUrl }) => imageUrl },
]

export const exportTable = (testimonials: readonly ExportedTestimonial[]): CsvTable => ({
  header: columns.map(({ header }) => header),
  rows: testimonials.map((testimonial) => columns.map(({ cell }) => cell(testimonial) ?? '')),
})

/** Every field of each row, in the given order. */
export async function exportContent(
  testimonials: readonly ExportedTestimonial[],
  format: ExportFormat,
): Promise<string> {
  return format === 'csv' ? writeCsv(exportTable(testimonials)) : `${JSON.stringify(testimonials, null, 2)}\n`
}

/** Named after the reader's local day. */
export const exportFileName = (format: ExportFormat, now: Date): string =>
  `goodword-testimonials-${localDay(now)}.${format}`
