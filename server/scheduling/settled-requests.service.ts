import type { Tx, Transactional } from '#server/db/database.ts'
import { type PaymentRow, saveDecision, saveOwnersChoice } from '#server/payments/payments.service.ts'
import { cancelRequest, endReminders, isEmailStillHere } from '#server/testimonials/payment-requests.service.ts'
import { moveRequest, type TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { releaseRequestPlace } from '#server/testimonials/usage.service.ts'
import { type Facts, keyOf, saveAsked, saveDecided } from './planned-requests.service.ts'
import { decideNextInLine } from './request-queue.service.ts'

/** What happens to a request when there is nothing left to decide about its payment. */

type Settled = { row: PaymentRow; request: TestimonialRow; now: Date }

/** It turned out not to be a payment, or to be another one that has its own request. */
export function* forgetPlan(tx: Tx, { row, request, now }: Settled): Transactional<void> {
  yield* leaveOut(tx, { row, request, now })
  yield* saveDecision(tx, keyOf(row), {
    decision: null,
    decisionReason: null,
    decisionAt: null,
    decidedAt: null,
    testimonialId: null,
  })
  yield* decideNextInLine(tx, row.workspaceId, now)
}

/** The client has another request for the same payment. What was sent or answered stays, without reminders. */
function* leaveOut(tx: Tx, { row, request, now }: Settled): Transactional<void> {
  if (!(yield* isEmailStillHere(tx, request))) return yield* endReminders(tx, request, now)
  yield* cancelRequest(tx, request, now)
  if (request.emailState === 'queued') yield* releaseRequestPlace(tx, placeOf(row, now))
}

/** The money went back: cancels a scheduled or queued email, and stops reminders if one was sent. */
export function* endRequest(
  tx: Tx,
  { row, request, reversal, now }: Settled & { reversal: NonNullable<Facts['reversal']> },
): Transactional<void> {
  if (!(yield* isEmailStillHere(tx, request))) return yield* endReminders(tx, request, now)
  yield* cancelRequest(tx, request, now)
  yield* releaseRequestPlace(tx, placeOf(row, now))
  const decision = { kind: 'skip', reason: reversal.because, since: reversal.at } as const
  yield* saveDecided(tx, row, decision, { now, testimonialId: null })
}

/** When the request of a payment was counted. */
const placeOf = ({ workspaceId, decisionAt }: PaymentRow, now: Date) => ({ workspaceId, now: decisionAt ?? now })

/** The owner removed the request, so the payment is skipped. */
export function* followRemoval(tx: Tx, row: PaymentRow, now: Date): Transactional<void> {
  yield* saveOwnersChoice(tx, keyOf(row), 'skip')
  yield* saveDecided(tx, row, { kind: 'skip', reason: 'owner', since: now }, { now, testimonialId: null })
}

/** The owner sent the request, or copied its link and the client answered. */
export function* followOwner(tx: Tx, { row, request, now }: Settled): Transactional<void> {
  const at = request.sentAt ?? request.submittedAt ?? now
  yield* moveRequest(tx, request, null)
  yield* saveAsked(tx, row, { now, at, reason: 'owner', testimonialId: request.id })
}
