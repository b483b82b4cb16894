import type { PaymentExplanation } from '#shared/payment-explanation.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Payment } from '#shared/payments.ts'
import { findConnection, type LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import { readPayment } from '#server/payments/log.service.ts'
import { type PaymentRow, readPaymentToDecide } from '#server/payments/payments.service.ts'
import { readStripeUrl } from '#server/payments/stripe-url.service.ts'
import { describeEvent } from '#server/testimonials/details.service.ts'
import { listNewestEvents } from '#server/testimonials/history.queries.ts'
import { mayBeReminded } from '#server/testimonials/reminders.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { explain } from './explanation.domain.ts'
import { historyOf } from './payment-history.domain.ts'
import { kindOf } from './payment-kind.domain.ts'
import { type Facts, findRequest, type PaymentKey } from './planned-requests.service.ts'
import { daysAfter, type RequestHistory } from './decision.domain.ts'
import { paymentNotFound } from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'

export type ExplanationService = ReturnType<typeof createExplanationService>

/** An owner looks for what happened lately; the testimonial itself has the rest. */
const EVENTS_MAX = 50

type Found = { payment: Payment; row: PaymentRow; facts: Facts; request: TestimonialRow | undefined }

/** Why a decision about a payment was made. Reads only what is stored: Stripe is not asked. */
export function createExplanationService({
  db,
  clock,
  hashKey,
  isStripeReal,
}: {
  db: Database
  clock: Clock
  hashKey: string
  /** Whether the accounts can be opened at Stripe, which those of an emulator can't. */
  isStripeReal: boolean
}) {
  return {
    /** Throws `payments.not_found` (404). */
    explainPayment: (key: PaymentKey): Promise<PaymentExplanation> =>
      db.read(function* (tx) {
        const payment = yield* readPayment(tx, key)
        const found = yield* readPaymentToDecide(tx, key)
        if (!payment || !found) throw paymentNotFound()
        const { row, facts } = found
        const request = yield* findRequest(tx, row)
        const connection = yield* findConnection(tx, { ...key, connectionId: row.connectionId })
        const rules = connection?.rules ?? defaultRequestRules
        return {
          decision: payment.decision,
          checks: [],
          rules,
          isRenewal: facts !== undefined && kindOf(facts) === 'renewal',
          hadMoneyBack: Object.keys(row.moneyBack).length > 0,
          knowsOpenInvoices: facts !== undefined && knowsOpenInvoices({ connection, facts, row }),
          nextPossibleAt: null,
          history: yield* readHistory(tx, { payment, row, facts, request }),
          remindsAt: request && mayBeReminded(request) ? (request.remindsAt?.toISOString() ?? null) : null,
          stripeUrl: isStripeReal ? yield* readStripeUrl(tx, row) : null,
          ...(facts && (yield* readChecks(tx, { payment, row, facts, request }))),
        }
      }),
  }

  function* readChecks(
    tx: Tx,
    { payment: { decision }, row, facts, request }: Found,
  ): Transactional<Pick<PaymentExplanation, 'checks' | 'nextPossibleAt'>> {
    const now = clock.now()
    const of = yield* readSchedulingInput(tx, { row, facts, request, unsettledInvoices: null, now, hashKey })
    const checks = explain(decision, of.payment, of.history, of.settings, row.decidedAt ?? now)
    const isQuiet = decision.kind === 'skip' && decision.reason === 'asked_recently'
    const { quietDays } = of.settings.rules
    return { checks, nextPossibleAt: isQuiet ? quietUntil(of.history, { quietDays, now }) : null }
  }

  function* readHistory(
    tx: Tx,
    { payment, row, facts, request }: Omit<Found, 'facts'> & { facts: Facts | undefined },
  ): Transactional<PaymentExplanation['history']> {
    const { workspaceId } = row
    const events = request
      ? (yield* listNewestEvents(tx, { workspaceId, testimonialId: request.id, limit: EVENTS_MAX })).toReversed()
      : []
    return historyOf({
      payment,
      row: { ...row, restoredAt: facts?.restoredAt ?? null },
      events: events.map(describeEvent),
    })
  }
}

/**
 * Only a linked account can be asked, and only about a customer of it. It always is before a request is scheduled, but
 * not when the answer would change nothing.
 */
const knowsOpenInvoices = (of: { connection: LinkedConnection | undefined; facts: Facts; row: PaymentRow }) =>
  of.connection?.kind === 'account' &&
  of.connection.status === 'active' &&
  of.facts.customerId !== null &&
  of.row.testimonialId !== null

/** When the client can be asked again; null when that is already possible, or while the client is being asked. */
function quietUntil(
  { lastAskedAt, pendingRequest }: RequestHistory,
  { quietDays, now }: { quietDays: number; now: Date },
): string | null {
  if (!lastAskedAt || pendingRequest) return null
  const until = daysAfter(lastAskedAt, quietDays)
  return until > now ? until.toISOString() : null
}
