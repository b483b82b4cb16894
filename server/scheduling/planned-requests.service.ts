import type { PartEvidence } from '#shared/payment-parts.ts'
import type { Payment } from '#shared/payments.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueueScheduledNoticeEmail } from './notices.service.ts'
import {
  type PaymentRow,
  type PaymentToDecide,
  readPaymentToDecide,
  saveDecision,
} from '#server/payments/payments.service.ts'
import { readPayment } from '#server/payments/log.service.ts'
import { findService, knownService } from '#server/tags/services.service.ts'
import { addKnownTags } from '#server/tags/tags.service.ts'
import { planRequest, wasTakenUp } from '#server/testimonials/payment-requests.service.ts'
import { findTestimonial, moveRequest, type TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import type { Decision } from './decision.domain.ts'
import { sortByProduct } from './product-rules.domain.ts'
import { askedAlready, paymentNotFound } from './scheduling.errors.ts'
import type { SchedulingInput } from './scheduling-input.service.ts'

export type PaymentKey = { workspaceId: string; paymentId: string }

export type Facts = NonNullable<PaymentToDecide['facts']>

/** A payment whose client has not been asked yet. */
export type OpenPayment = { row: PaymentRow; facts: Facts; request: TestimonialRow | undefined }

export const keyOf = ({ workspaceId, id: paymentId }: PaymentRow): PaymentKey => ({ workspaceId, paymentId })

export function* findRequest(
  tx: Tx,
  { workspaceId, testimonialId: id }: PaymentRow,
): Transactional<TestimonialRow | undefined> {
  return id === null ? undefined : yield* findTestimonial(tx, { workspaceId, id })
}

/** Undefined when there is nothing left to decide: already asked, removed, or not a payment. */
export function* readOpen(tx: Tx, key: PaymentKey): Transactional<OpenPayment | undefined> {
  const found = yield* readPaymentToDecide(tx, key)
  if (!found?.facts || found.row.decision === 'asked') return undefined
  const { row, facts } = found
  return { row, facts, request: yield* findRequest(tx, row) }
}

/** A payment that can still be decided. Throws `payments.not_found` (404), `payments.wrong_state` (409). */
export function* requireOpen(tx: Tx, key: PaymentKey): Transactional<OpenPayment> {
  const found = yield* readPaymentToDecide(tx, key)
  if (!found?.facts) throw paymentNotFound()
  const request = yield* findRequest(tx, found.row)
  if (found.row.decision === 'asked' || (request && wasTakenUp(request))) throw askedAlready()
  return { row: found.row, facts: found.facts, request }
}

/** As the log shows it. Throws `payments.not_found` (404). */
export function* viewPayment(tx: Tx, key: PaymentKey): Transactional<Payment> {
  const payment = yield* readPayment(tx, key)
  if (!payment) throw paymentNotFound()
  return payment
}

/** Schedules the payment's request for the given time. Creates it if there is none yet, and then tells the owner. */
export function* scheduleRequest(
  tx: Tx,
  { at, now, row, facts, payment, request, settings }: SchedulingInput & OpenPayment & { at: Date; now: Date },
): Transactional<TestimonialRow> {
  const { workspaceId, customerName } = row
  if (request) {
    if (request.scheduledFor?.getTime() !== at.getTime()) yield* moveRequest(tx, request, at)
    return { ...request, scheduledFor: at }
  }
  if (payment.email === null) throw new Error('A payment without an email address can’t be scheduled.')
  const sorted = sortByProduct(settings.rules.products, facts)
  const id = yield* planRequest(tx, {
    workspaceId,
    customerName,
    customerEmail: payment.email,
    emailStyleId: settings.rules.emailStyleId,
    formId: settings.rules.formId,
    // Without a rule only a service that exists: an invoice's line can say anything, and emails name the service.
    service:
      (yield* knownService(tx, { workspaceId, service: sorted.service })) ??
      (yield* findService(tx, { workspaceId, name: facts.line })),
    at,
    now,
  })
  yield* addKnownTags(tx, { workspaceId, testimonialId: id, tagIds: sorted.tagIds })
  if (at > now) yield* enqueueScheduledNoticeEmail(tx, { workspaceId, testimonialId: id, now })
  const made = yield* findTestimonial(tx, { workspaceId, id })
  if (!made) throw new Error('The request that was just created does not exist.')
  return made
}

export function* saveDecided(
  tx: Tx,
  row: PaymentRow,
  decision: Decision,
  { now, ...also }: { now: Date; onHoldSince?: Date | null; testimonialId: string | null; evidence?: PartEvidence },
): Transactional<void> {
  yield* saveDecision(tx, keyOf(row), {
    decision: decision.kind,
    decisionReason: decision.reason,
    decisionAt: momentOf(decision),
    decidedAt: now,
    leansOn: decision.kind === 'skip' ? (decision.leansOn ?? null) : null,
    ...also,
  })
}

export function* saveAsked(
  tx: Tx,
  row: PaymentRow,
  { now, at, reason, ...also }: { now: Date; at: Date; reason: string; testimonialId: string; evidence?: PartEvidence },
): Transactional<void> {
  yield* saveDecision(tx, keyOf(row), {
    decision: 'asked',
    decisionReason: reason,
    decisionAt: at,
    decidedAt: now,
    leansOn: null,
    ...also,
  })
}

function momentOf(decision: Decision): Date | null {
  if (decision.kind === 'ask') return decision.at
  return decision.kind === 'hold' ? decision.until : decision.since
}
