import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { ATTESTATION_TEXT, ATTESTATION_VERSION, type TestimonialEntry } from '#shared/testimonial-entry.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { requireEntries } from '#server/accounts/room.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import { knownService } from '#server/tags/services.service.ts'
import { insertAttestation } from './attestations.repository.ts'
import { type DecisionDeps, decideTestimonial } from './decisions.service.ts'
import { receivedAt } from './received-at.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { insertEvents, insertTestimonial } from './testimonials.repository.ts'
import { viewTestimonial } from './testimonial.view.ts'
import { getTestimonial } from './testimonials.service.ts'

type Entry = {
  workspaceId: string
  userId: string
  /** Publishes although a sign-off is needed. */
  needsNoSignOff: boolean
  input: TestimonialEntry
  idempotencyKey: string | undefined
}

export type EntryService = ReturnType<typeof createEntryService>

/** Testimonials received elsewhere, typed in and confirmed by the owner. */
export function createEntryService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  workspaceLimits: WorkspaceLimits
  signOff: SignOffGate
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  return {
    /** Approved immediately, or sent to the sign-off that it needs. Throws `testimonials.received_in_future` (422). */
    async addTestimonial(entry: Entry): Promise<Testimonial> {
      const { workspaceLimits, signOff } = deps
      const added = await deps.db.transaction(function* (tx) {
        yield* lockWorkspace(tx, entry.workspaceId)
        const { workspaceId, input, idempotencyKey } = entry
        const now = deps.clock.now()
        const repeatable = { scope: `add-testimonial:${workspaceId}`, key: idempotencyKey, request: input }
        const earlier = yield* findEarlierResult(tx, repeatable)
        const key = { workspaceId, id: earlier ?? newLinkId() }
        if (!earlier) {
          yield* requireEntries(tx, { ...deps, workspaceId, added: 1 })
          yield* insertEntry(tx, { ...entry, workspaceLimits, signOff, id: key.id, now })
          yield* rememberResult(tx, repeatable, { entityId: key.id, now })
        }
        return viewTestimonial(yield* getTestimonial(tx, key), { hashKey: deps.hashKey, now })
      })
      deps.wakeJobs()
      return added
    },
  }
}

function* insertEntry(
  tx: Tx,
  { workspaceId, userId, id, input, now, ...decision }: Entry & DecisionDeps & { id: string; now: Date },
): Transactional<void> {
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
    service: yield* knownService(tx, { workspaceId, service: input.service }),
    receivedVia: input.receivedVia,
    isPrivate: false,
    createdAt: now,
    submittedAt: receivedAt(input.receivedOn, now),
  }
  yield* insertTestimonial(tx, entry)
  yield* insertAttestation(tx, {
    testimonialId: id,
    workspaceId,
    userId,
    wording: ATTESTATION_TEXT,
    wordingHash: contentHash(ATTESTATION_TEXT),
    version: ATTESTATION_VERSION,
    givenAt: now,
  })
  const by = byMember({ userId })
  yield* insertEvents(tx, [{ testimonialId: id, workspaceId, kind: 'added', by, at: now }])
  // Only confirmed ones can be public, so the order matters.
  const added = yield* getTestimonial(tx, { workspaceId, id })
  yield* decideTestimonial(tx, added, { ...decision, by, move: 'approve', now })
}
