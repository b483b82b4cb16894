import type { Testimonial } from '#shared/testimonials.ts'
import { findMemberName } from '#server/accounts/members.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { saveAssignee } from './assigning.repository.ts'
import { assigneeUnknown, erased } from './testimonials.errors.ts'
import { getTestimonial } from './testimonials.service.ts'
import { viewTestimonial } from './testimonial.view.ts'

type Assigned = { workspaceId: string; id: string; by: Actor; userId: string | null }

export type AssigningService = ReturnType<typeof createAssigningService>

export function createAssigningService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    /**
     * Throws `testimonials.not_found` (404), `testimonials.erased` (409) and `testimonials.assignee_unknown` (422).
     */
    assign: ({ workspaceId, id, by: actor, userId }: Assigned): Promise<Testimonial> =>
      db.transaction(function* (tx) {
        const found = yield* getTestimonial(tx, { workspaceId, id })
        const now = clock.now()
        if (found.erasedAt) throw erased()
        const name = userId === null ? null : yield* findMemberName(tx, { workspaceId, userId })
        if (name === undefined) throw assigneeUnknown()
        if (found.assigneeUserId !== userId) {
          yield* saveAssignee(tx, found, userId)
          const about = { workspaceId, testimonialId: id, actor, now }
          if (name !== null) yield* recordActivity(tx, { ...about, kind: 'testimonial_assigned', subject: name })
          else
            yield* recordActivity(tx, {
              ...about,
              kind: 'testimonial_unassigned',
              subject: found.assignee?.name ?? null,
            })
        }
        return viewTestimonial(yield* getTestimonial(tx, { workspaceId, id }), { hashKey, now })
      }),
  }
}
