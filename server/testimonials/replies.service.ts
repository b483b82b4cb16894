import type { Testimonial } from '#shared/testimonials.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { EventRow } from './history.queries.ts'
import { refuseUnshown, refuseWithoutSignOff } from './owners-words.ts'
import { saveReply } from './replies.repository.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { erased } from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { insertEvents } from './testimonials.repository.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { getTestimonial } from './testimonials.service.ts'

type Replied = {
  workspaceId: string
  id: string
  by: Actor
  /** The owner publishes although a sign-off is needed. */
  needsNoSignOff: boolean
  /** Null removes it. */
  text: string | null
  /** The revision that the member has read. */
  revisedAt: string | null
}

export type RepliesService = ReturnType<typeof createRepliesService>

export function createRepliesService({
  db,
  clock,
  hashKey,
  signOff,
}: {
  db: Database
  clock: Clock
  hashKey: string
  signOff: SignOffGate
}) {
  return {
    /**
     * Throws `testimonials.not_found` (404), and `testimonials.wrong_status`, `withdrawn`, `erased`, `revised`,
     * `not_for_everybody` and `reply_needs_owner` (409).
     */
    reply: ({ by, text, ...asked }: Replied): Promise<Testimonial> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, asked.workspaceId)
        const found = yield* getTestimonial(tx, asked)
        const now = clock.now()
        if (found.erasedAt) throw erased()
        if (text !== null) {
          refuseUnshown(found, { move: 'reply', revisedAt: asked.revisedAt })
          yield* refuseWithoutSignOff(tx, { ...asked, move: 'reply', signOff, now })
        }
        const kind = whatHappens(found, text)
        if (!kind) return viewTestimonial(found, { hashKey, now })
        const saved = { reply: text, repliedAt: text === null ? null : now }
        yield* saveReply(tx, found, saved)
        yield* insertEvents(tx, [{ workspaceId: found.workspaceId, testimonialId: found.id, kind, by, at: now }])
        yield* markContentChanged(tx, found.workspaceId)
        return viewTestimonial({ ...found, ...saved, isReplyOutdated: false }, { hashKey, now })
      }),
  }
}

/** Undefined when nothing does. */
function whatHappens({ reply, isReplyOutdated }: TestimonialRow, text: string | null): EventRow['kind'] | undefined {
  if (text === null) return reply === null ? undefined : 'reply_removed'
  if (reply === null) return 'replied'
  if (reply !== text) return 'reply_changed'
  return isReplyOutdated ? 'reply_kept' : undefined
}
