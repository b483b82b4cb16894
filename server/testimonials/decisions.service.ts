import type { RejectionReason } from '#shared/rejection-reasons.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { requireStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { publishImage } from '#server/images/attached-images.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { keepRejectionReason, markSignOffAsked } from './sign-off.queries.ts'
import { allowedFrom, statusAfter } from './testimonials.domain.ts'
import { erased, nobodySignsOff, revised, waitsForSignOff, withdrawn, wrongStatus } from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { changeStatus, insertEvents } from './testimonials.repository.ts'

export type Decision = 'approve' | 'reject' | 'reopen'

const happened = { approve: 'approved', reject: 'rejected', reopen: 'reopened' } as const satisfies Record<
  Decision,
  string
>

export type DecisionDeps = { workspaceLimits: WorkspaceLimits; signOff: SignOffGate }

export type Decided = {
  by: Actor
  move: Decision
  /** Only while the status is still this one. */
  from?: TestimonialStatus | undefined
  /** The revision that was read; the current one by default. */
  revisedAt?: string | null | undefined
  /** Publishes although a sign-off is needed: the owner may, and whoever signs off. */
  needsNoSignOff?: boolean
  reason?: RejectionReason | null
  /** Many are decided on in one go, and the caller adds one line about them to the activity. */
  isOneOfMany?: boolean
  now: Date
}

/**
 * Decides on a testimonial in the caller's transaction, and returns it as it is then. While a sign-off is needed, an
 * approval asks for it instead. Throws `testimonials.wrong_status`, `withdrawn`, `erased`, `revised`,
 * `waits_for_sign_off` and `nobody_signs_off` (all 409).
 */
export function* decideTestimonial(
  tx: Tx,
  found: TestimonialRow,
  { workspaceLimits, signOff, ...decided }: Decided & DecisionDeps,
): Transactional<TestimonialRow> {
  const { workspaceId } = found
  const { by, move, from, revisedAt, now, reason = null, isOneOfMany } = decided
  const event = { workspaceId, testimonialId: found.id, by, at: now, isOneOfMany }
  if (found.erasedAt) throw erased()
  if (found.withdrawnAt) throw withdrawn(found.customerName)
  if (revisedAt !== undefined && revisedAt !== (found.revisedAt?.toISOString() ?? null))
    throw revised(found.customerName)
  if (yield* mustAsk(tx, found, { signOff, ...decided }))
    return yield* askForSignOff(tx, found, { signOff, ...decided })
  const to = statusAfter(found.status, move)
  yield* requireStorage(tx, { workspaceId, workspaceLimits })
  const isChanged = to && (yield* changeStatus(tx, found, { to, ifStatus: from ? [from] : allowedFrom[move] }))
  if (!isChanged) throw wrongStatus({ status: found.status, move })
  if (reason !== null) yield* keepRejectionReason(tx, found, reason)
  yield* insertEvents(tx, [{ ...event, kind: happened[move] }])
  if (move === 'approve' && found.imageId !== null) yield* publishImage(tx, event)
  yield* markContentChanged(tx, workspaceId)
  return { ...found, status: to, signOffAskedAt: null, signOffEndedAt: null, rejectionReason: reason }
}

/** Nobody reads a private one, so there is nothing to sign off. */
function* mustAsk(
  tx: Tx,
  { workspaceId, status, isPrivate, signOffAskedAt }: TestimonialRow,
  { move, needsNoSignOff = false, now, signOff }: Decided & Pick<DecisionDeps, 'signOff'>,
): Transactional<boolean> {
  if (move !== 'approve' || needsNoSignOff || isPrivate || !statusAfter(status, move)) return false
  const signers = yield* signOff.findSigners(tx, { workspaceId, now })
  if (signers === null) return false
  if (signers.length === 0) throw nobodySignsOff()
  if (signOffAskedAt !== null) throw waitsForSignOff(signers)
  return true
}

/** It stays or becomes submitted, and waits. */
function* askForSignOff(
  tx: Tx,
  found: TestimonialRow,
  { signOff, by, now, isOneOfMany }: Pick<Decided, 'by' | 'now' | 'isOneOfMany'> & Pick<DecisionDeps, 'signOff'>,
): Transactional<TestimonialRow> {
  const { workspaceId, status } = found
  const event = { workspaceId, testimonialId: found.id, by, at: now, isOneOfMany }
  if (status !== 'submitted') {
    yield* changeStatus(tx, found, { to: 'submitted', ifStatus: [status] })
    yield* insertEvents(tx, [{ ...event, kind: 'reopened' }])
  }
  yield* markSignOffAsked(tx, found, now)
  yield* insertEvents(tx, [{ ...event, kind: 'sign_off_asked' }])
  yield* signOff.onAsked(tx, { workspaceId, now })
  return { ...found, status: 'submitted', signOffAskedAt: now, signOffEndedAt: null, rejectionReason: null }
}
