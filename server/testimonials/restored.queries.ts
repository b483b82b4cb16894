import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { lte, max } from '#server/db/sql.ts'

type TestimonialKey = { workspaceId: string; id: string }

const key = { workspaceId: testimonials.workspaceId, id: testimonials.id }

/** Every testimonial of the installation, after a backup was restored. */
export function* listAllTestimonials(tx: Tx): Transactional<TestimonialKey[]> {
  return yield* run(tx.select(key).from(testimonials))
}

/** Requests whose reminder was planned until `until`. */
export function* listRemindersUntil(tx: Tx, until: Date): Transactional<TestimonialKey[]> {
  return yield* run(tx.select(key).from(testimonials).where(lte(testimonials.remindsAt, until)))
}

/** When something last happened to any testimonial; null if nothing ever did. */
export function* findNewestEvent(tx: Tx): Transactional<Date | null> {
  const [found] = yield* run(tx.select({ at: max(testimonialEvents.at) }).from(testimonialEvents))
  return found?.at ?? null
}
