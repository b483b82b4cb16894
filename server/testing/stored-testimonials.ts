import type { Transactional, Tx } from '#server/db/database.ts'
import { insertTestimonial } from '#server/testimonials/testimonials.repository.ts'

type NewTestimonial = Parameters<typeof insertTestimonial>[1]

/** Inserts testimonials as the product does, one after the other. */
export function* insertTestimonials(tx: Tx, rows: readonly NewTestimonial[]): Transactional<void> {
  for (const row of rows) yield* insertTestimonial(tx, row)
}
