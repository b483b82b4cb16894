import { CHOSEN_MAX } from '#shared/chosen-ids.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { ExportedTestimonial } from './export.file.ts'

type Translated = Pick<ExportedTestimonial, 'id' | 'translations'>

/** The same rows with their translations, which are read in parts. Only answers can have any. */
export async function withTranslations(
  rows: readonly Testimonial[],
  read: (ids: string[]) => Promise<readonly Translated[]>,
): Promise<ExportedTestimonial[]> {
  const answered = rows.filter(({ submittedAt }) => submittedAt !== null).map(({ id }) => id)
  const found = new Map<string, Translated['translations']>()
  for (let start = 0; start < answered.length; start += CHOSEN_MAX)
    for (const { id, translations } of await read(answered.slice(start, start + CHOSEN_MAX)))
      found.set(id, translations)
  return rows.map((row) => ({ ...row, translations: found.get(row.id) ?? [] }))
}
