import type { Database, Sql, Work } from '#server/db/database.ts'
import { forgetMailsAbout } from '#server/emails/emails.service.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.service.ts'
import { removeImagesOfTestimonial } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideSoonOfRequest } from '#server/payments/payments.service.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import { mayRemove } from './testimonials.domain.ts'
import { notRemovable } from './testimonials.errors.ts'
import { deleteTestimonial } from './testimonials.repository.ts'
import { getTestimonial } from './testimonials.service.ts'

type Key = { workspaceId: string; id: string }

export type RemovalService = ReturnType<typeof createRemovalService>

export function createRemovalService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /** Throws `testimonials.not_found` (404), and `testimonials.wrong_status` (409) for what is a client's. */
    async removeTestimonial(key: Key): Promise<void> {
      await db.transaction(function* (sql) {
        const found = yield* getTestimonial(sql, key)
        if (!mayRemove(found)) throw notRemovable()
        const now = clock.now()
        yield* decideSoonOfRequest(sql, { workspaceId: key.workspaceId, testimonialId: key.id, now })
        yield* removeTraces(sql, { ...key, now })
        yield* deleteTestimonial(sql, key)
        yield* markContentChanged(sql, key.workspaceId)
      })
      deps.wakeJobs()
    },
  }
}

/** Removes what lies of a testimonial outside its own row: pictures, mails, and what repeated requests would be answered with. */
export function* removeTraces(sql: Sql, { workspaceId, id, now }: Key & { now: Date }): Work<void> {
  yield* removeImagesOfTestimonial(sql, { workspaceId, testimonialId: id, now })
  yield* forgetMailsAbout(sql, { workspaceId, testimonialId: id })
  yield* forgetResultsWith(sql, id)
}
