import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordErasure } from '#server/db/erasures.ts'
import { forgetEmailsAbout } from '#server/emails/emails.service.ts'
import { noteRemovedAnswer } from '#server/forms/collection-links.service.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.queries.ts'
import { removeImagesOfTestimonial } from '#server/images/attached-images.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideSoonOfRequest } from '#server/payments/payments.service.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { forgetOrigin } from './imported.repository.ts'
import { deleteNotesOf } from './notes.repository.ts'
import { deleteTranslationsOf } from './translations.queries.ts'
import { deleteSuggestionsOf } from './spelling.queries.ts'
import { mayRemove } from './testimonials.domain.ts'
import { notRemovable } from './testimonials.errors.ts'
import { deleteTestimonial } from './testimonials.repository.ts'
import { compactSearchSoon } from './search-index.service.ts'
import { getTestimonial } from './testimonials.service.ts'

type Key = { workspaceId: string; id: string }

/** In the activity, where it can be told from testimonials that a member added. */
const ANSWER = 'rejected answer of the collection link'

export type RemovalService = ReturnType<typeof createRemovalService>

export function createRemovalService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /** Throws `testimonials.not_found` (404), and `testimonials.wrong_status` (409) for a client's answer. */
    async removeTestimonial({ by: actor, ...key }: Key & { by: Actor }): Promise<void> {
      await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const found = yield* getTestimonial(tx, key)
        if (!mayRemove(found)) throw notRemovable()
        const now = clock.now()
        yield* removeWithTraces(tx, { ...key, now })
        const subject = found.source === 'owner' ? 'testimonial' : found.source === 'link' ? ANSWER : 'request'
        if (found.formId !== null && found.erasedAt === null)
          yield* noteRemovedAnswer(tx, { workspaceId: key.workspaceId, formId: found.formId })
        yield* recordActivity(tx, { workspaceId: key.workspaceId, actor, kind: 'testimonial_removed', subject, now })
        yield* markContentChanged(tx, key.workspaceId)
      })
      deps.wakeJobs()
    },
  }
}

/** Deletes a testimonial and everything about it. */
export function* removeWithTraces(tx: Tx, { now, ...key }: Key & { now: Date }): Transactional<void> {
  yield* decideSoonOfRequest(tx, { workspaceId: key.workspaceId, testimonialId: key.id, now })
  yield* removeTraces(tx, { ...key, now })
  yield* deleteTestimonial(tx, key)
  yield* recordErasure(tx, { kind: 'removed', testimonialId: key.id, at: now })
}

/**
 * Deletes what a testimonial has outside its own row: images, emails, stored answers to repeated calls, the address of
 * its original, notes, translations, and soon its words in the search index.
 * its original, notes, spelling suggestions, and soon its words in the search index.
 */
export function* removeTraces(tx: Tx, { workspaceId, id, now }: Key & { now: Date }): Transactional<void> {
  yield* removeImagesOfTestimonial(tx, { workspaceId, testimonialId: id, now })
  yield* forgetEmailsAbout(tx, { workspaceId, testimonialId: id })
  yield* forgetResultsWith(tx, id)
  yield* forgetOrigin(tx, { workspaceId, id })
  yield* deleteNotesOf(tx, { workspaceId, testimonialId: id })
  yield* deleteTranslationsOf(tx, { workspaceId, testimonialId: id })
  yield* deleteSuggestionsOf(tx, { workspaceId, testimonialId: id })
  yield* compactSearchSoon(tx, now)
}
