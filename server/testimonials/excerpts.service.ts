import { type ShownWords, whyNotShown } from '#shared/excerpt.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type Actor, actorColumns } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { saveShownWords } from './excerpts.repository.ts'
import { type EventRow, listNewestEvents } from './history.queries.ts'
import { statusAfter } from './testimonials.domain.ts'
import { erased, notTheirWords, revisedMeanwhile, withdrawn, wrongStatus } from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { insertEvents } from './testimonials.repository.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { getTestimonial } from './testimonials.service.ts'

type Shown = ShownWords & {
  workspaceId: string
  id: string
  by: Actor
  /** The revision that the member has read. */
  revisedAt: string | null
}

export type ExcerptsService = ReturnType<typeof createExcerptsService>

export function createExcerptsService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    /**
     * Throws `testimonials.not_found` (404), `testimonials.wrong_status`, `withdrawn`, `erased` and `revised` (409), and
     * `testimonials.not_their_words` (422).
     */
    showExcerpt: ({ by, revisedAt, ...chosen }: Shown): Promise<Testimonial> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, chosen.workspaceId)
        const found = yield* getTestimonial(tx, chosen)
        const now = clock.now()
        const text = readText(found, revisedAt)
        const shown = { excerpt: chosen.excerpt === text ? null : chosen.excerpt, highlight: chosen.highlight }
        const refusal = whyNotShown({ text, language: found.language }, shown)
        if (refusal) throw notTheirWords(refusal)
        yield* change(tx, found, { ...shown, by, now })
        return viewTestimonial({ ...found, ...shown }, { hashKey, now })
      }),
  }
}

/** The words that may be shown in part, if they are still those that were read. */
function readText(found: TestimonialRow, revisedAt: string | null): string {
  const { status, text, customerName } = found
  if (found.erasedAt) throw erased()
  if (found.withdrawnAt) throw withdrawn(customerName)
  if (text === null || !statusAfter(status, 'show_excerpt')) throw wrongStatus({ status, move: 'show_excerpt' })
  if (revisedAt !== (found.revisedAt?.toISOString() ?? null)) throw revisedMeanwhile(customerName)
  return text
}

function* change(
  tx: Tx,
  found: TestimonialRow,
  { excerpt, highlight, by, now }: ShownWords & { by: Actor; now: Date },
): Transactional<void> {
  if (found.excerpt === excerpt && found.highlight === highlight) return
  const { workspaceId, id: testimonialId } = found
  const kind = excerpt === null && highlight === null ? 'excerpt_removed' : 'excerpt_chosen'
  yield* saveShownWords(tx, found, { excerpt, highlight })
  if (!(yield* isLastEvent(tx, found, { kind, by, now })))
    yield* insertEvents(tx, [{ workspaceId, testimonialId, kind, by, at: now }])
  yield* markContentChanged(tx, workspaceId)
}

/** A choice is made with several presses, and is one event. */
const ONE_CHOICE_MS = 10 * 60_000

function* isLastEvent(
  tx: Tx,
  { workspaceId, id }: TestimonialRow,
  { kind, by, now }: { kind: EventRow['kind']; by: Actor; now: Date },
): Transactional<boolean> {
  const [last] = yield* listNewestEvents(tx, { workspaceId, testimonialId: id, limit: 1 })
  if (last?.kind !== kind || now.getTime() - last.at.getTime() > ONE_CHOICE_MS) return false
  return last.actorUserId === actorColumns(by).actorUserId
}
