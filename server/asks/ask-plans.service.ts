import type { Sql, Work } from '#server/db/database.ts'
import { oweAskNotice } from '#server/emails/letters/notices.service.ts'
import {
  type PaymentRow,
  type PaymentToDecide,
  readPaymentToDecide,
  saveDecision,
} from '#server/payments/payments.service.ts'
import { findPaymentRequest, moveRequest, planRequest } from '#server/testimonials/payment-requests.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import type { Decision } from './asks.domain.ts'
import type { AskCase } from './case.service.ts'

export type PaymentKey = { workspaceId: string; paymentId: string }

export type Facts = NonNullable<PaymentToDecide['facts']>

/** One that nobody was asked because of yet. */
export type OpenPayment = { row: PaymentRow; facts: Facts; request: TestimonialRow | undefined }

export const keyOf = ({ workspaceId, id: paymentId }: PaymentRow): PaymentKey => ({ workspaceId, paymentId })

export function* findRequest(
  sql: Sql,
  { workspaceId, testimonialId: id }: PaymentRow,
): Work<TestimonialRow | undefined> {
  return id === null ? undefined : yield* findPaymentRequest(sql, { workspaceId, id })
}

/** Undefined for what is settled: asked, gone, or no payment. */
export function* readOpen(sql: Sql, key: PaymentKey): Work<OpenPayment | undefined> {
  const found = yield* readPaymentToDecide(sql, key)
  if (!found?.facts || found.row.decision === 'asked') return undefined
  const { row, facts } = found
  return { row, facts, request: yield* findRequest(sql, row) }
}

/** The request that waits until then; made where there is none yet, of which the owner is told. */
export function* planAsk(
  sql: Sql,
  { at, now, row, payment, request }: AskCase & OpenPayment & { at: Date; now: Date },
): Work<TestimonialRow> {
  const { workspaceId, customerName } = row
  if (request) {
    if (request.scheduledFor?.getTime() !== at.getTime()) yield* moveRequest(sql, request, at)
    return { ...request, scheduledFor: at }
  }
  if (payment.email === null) throw new Error('Somebody is to be asked whose address nobody knows.')
  const id = yield* planRequest(sql, { workspaceId, customerName, customerEmail: payment.email, at, now })
  if (at > now) yield* oweAskNotice(sql, { workspaceId, testimonialId: id, now })
  const made = yield* findPaymentRequest(sql, { workspaceId, id })
  if (!made) throw new Error('A request is gone that was just made.')
  return made
}

export function* saveDecided(
  sql: Sql,
  row: PaymentRow,
  decision: Decision,
  { now, ...also }: { now: Date; heldSince?: Date | null; testimonialId: string | null },
): Work<void> {
  yield* saveDecision(sql, keyOf(row), {
    decision: decision.kind,
    decisionReason: decision.reason,
    decisionAt: momentOf(decision),
    decidedAt: now,
    ...also,
  })
}

export function* saveAsked(
  sql: Sql,
  row: PaymentRow,
  { now, at, reason, testimonialId }: { now: Date; at: Date; reason: string; testimonialId: string },
): Work<void> {
  yield* saveDecision(sql, keyOf(row), {
    decision: 'asked',
    decisionReason: reason,
    decisionAt: at,
    decidedAt: now,
    testimonialId,
  })
}

function momentOf(decision: Decision): Date | null {
  if (decision.kind === 'ask') return decision.at
  return decision.kind === 'hold' ? decision.until : decision.since
}
