import { ATTESTATION_TEXT, ATTESTATION_VERSION, type TestimonialEntry } from '#shared/testimonial-entry.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { calendarDay, type Clock } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import { insertAttestation } from './attestations.repository.ts'
import { receivedInFuture } from './testimonials.errors.ts'
import { changeStatus, insertEvents, insertTestimonials } from './testimonials.repository.ts'
import { getTestimonial, viewTestimonial } from './testimonials.service.ts'

type Entry = {
  workspaceId: string
  userId: string
  input: TestimonialEntry
  idempotencyKey: string | undefined
}

export type EntryService = ReturnType<typeof createEntryService>

/** Words received elsewhere, typed in by an owner who stands for them. */
export function createEntryService(deps: { db: Database; clock: Clock; hashKey: string }) {
  return {
    /** Approved from the start. Throws `testimonials.received_in_future` (422). */
    addTestimonial: (entry: Entry): Promise<Testimonial> =>
      deps.db.transaction(function* (sql) {
        const { workspaceId, input, idempotencyKey } = entry
        const now = deps.clock.now()
        const repeatable = { scope: `add-testimonial:${workspaceId}`, key: idempotencyKey, request: input }
        const earlier = yield* findEarlierResult(sql, repeatable)
        const key = { workspaceId, id: earlier ?? newLinkId() }
        if (!earlier) {
          yield* insertEntry(sql, { ...entry, id: key.id, now })
          yield* rememberResult(sql, repeatable, { entityId: key.id, now })
        }
        return viewTestimonial(yield* getTestimonial(sql, key), { hashKey: deps.hashKey, now })
      }),
  }
}

function* insertEntry(
  sql: Sql,
  { workspaceId, userId, id, input, now }: Entry & { id: string; now: Date },
): Work<void> {
  const entry = {
    id,
    workspaceId,
    publicId: newId('pub'),
    source: 'owner' as const,
    status: 'submitted' as const,
    customerName: input.customerName,
    customerEmail: input.customerEmail ?? '',
    rating: input.rating || null,
    text: input.testimonial,
    receivedVia: input.receivedVia,
    isPrivate: false,
    createdAt: now,
    submittedAt: receivedAt(input.receivedOn, now),
  }
  yield* insertTestimonials(sql, [entry])
  yield* insertAttestation(sql, {
    testimonialId: id,
    workspaceId,
    userId,
    wording: ATTESTATION_TEXT,
    wordingHash: contentHash(ATTESTATION_TEXT),
    version: ATTESTATION_VERSION,
    givenAt: now,
  })
  // Only what is attested may be public, so that the order matters.
  yield* changeStatus(sql, { workspaceId, id }, { to: 'approved', ifStatus: ['submitted'] })
  const event = { testimonialId: id, workspaceId, actor: 'owner' as const, at: now }
  yield* insertEvents(sql, [
    { ...event, kind: 'added' },
    { ...event, kind: 'approved' },
  ])
  yield* markContentChanged(sql, workspaceId)
}

// Where each day begins first.
const EASTERNMOST = 'Pacific/Kiritimati'

/**
 * On the day itself in UTC, as the public is shown it: at noon, or earlier when that is still to come. Later than now only
 * where the day has begun for the owner and not yet in UTC.
 */
function receivedAt(day: string | undefined, now: Date): Date {
  if (day === undefined) return now
  // The day is the owner's wherever the owner is, which need not be the time zone of the account.
  if (day > calendarDay(now, EASTERNMOST)) throw receivedInFuture()
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Math.min(noon, now.getTime())))
}
