import type * as z from 'zod'
import type { locatePayment, Payment, previewPaymentAddress } from '#shared/payments.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { decideSoon, saveOwnersChoice } from '#server/payments/payments.service.ts'
import { countLoggedBefore } from '#server/payments/place.queries.ts'
import { saveOwnersAddress } from '#server/payments/recording.service.ts'
import { sendPlanned, cancelRequest } from '#server/testimonials/payment-requests.service.ts'
import { refuseByWish } from '#server/testimonials/email-refusals.service.ts'
import type { DecidedPayment } from './decision.domain.ts'
import { decide } from './scheduling.domain.ts'
import {
  addressIsKnown,
  ignoreUnavailable,
  unknownWhenUnavailable,
  noAddressToAsk,
  notToBeAsked,
  nothingToSkip,
} from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'
import {
  type OpenPayment,
  type PaymentKey,
  requireOpen,
  saveAsked,
  saveDecided,
  scheduleRequest,
  viewPayment,
} from './planned-requests.service.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import { viewDecision } from './view-decision.ts'
import { createDecisionService, type DecisionDeps } from './apply-decision.service.ts'

type Decided = PaymentKey & { by: Actor }
const ofWorkspace = ({ workspaceId }: PaymentKey) => ({ workspaceId })

export type SchedulingService = ReturnType<typeof createSchedulingService>

/** What owners can do with a payment: ask now, skip it, or add a missing address. */
export function createSchedulingService(deps: DecisionDeps) {
  const { db, clock, hashKey, emailLimits: limits } = deps
  const { decideAboutPayment } = createDecisionService(deps)
  const { readUnsettled } = createOpenInvoicesService(deps)

  return {
    decideAboutPayment,

    /**
     * Queues the email now, regardless of the rules. Throws `payments.not_found` (404), `payments.wrong_state` (409),
     * the error for a client's wish or sending limit, and `testimonials.quota_exceeded` (402).
     */
    async sendRequestNow({ by, ...key }: Decided): Promise<Payment> {
      const payment = await db.transaction(function* (tx) {
        const now = clock.now()
        const open = yield* requireOpen(tx, key)
        const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices: null, now, hashKey })
        const { email, amount, reversal } = of.payment
        if (reversal || amount === 0) throw notToBeAsked()
        const decision = decide(byOwner(of.payment), of.history, of.settings, now)
        if (decision.kind === 'hold' && decision.reason !== 'sending_paused') throw noAddressToAsk()
        if (email === null) throw noAddressToAsk()
        yield* refuseByWish(tx, { ...key, address: email, customerName: open.row.customerName, now, hashKey })
        const request = yield* scheduleRequest(tx, { ...of, ...open, at: now, now })
        yield* sendPlanned(tx, request, { now, by, limits, hashKey })
        yield* saveOwnersChoice(tx, key, 'ask')
        yield* saveAsked(tx, open.row, { now, at: now, reason: 'owner', testimonialId: request.id })
        yield* recordActivity(tx, {
          ...ofWorkspace(key),
          actor: by,
          kind: 'payment_asked',
          testimonialId: request.id,
          now,
        })
        return yield* viewPayment(tx, key)
      })
      deps.wakeJobs()
      return payment
    },

    /** Throws `payments.not_found` (404). */
    locate: ({ pageSize, ...key }: PaymentKey & { pageSize: number }): Promise<PaymentPlace> =>
      db.read(function* (tx) {
        const { id, decision, paidAt } = yield* viewPayment(tx, key)
        const place = { workspaceId: key.workspaceId, id, decision: decision.kind, paidAt: new Date(paidAt) }
        const before = yield* countLoggedBefore(tx, place)
        return { show: filterOf[decision.kind], page: Math.floor(before / pageSize) + 1 }
      }),

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async skip({ by: actor, ...key }: Decided): Promise<Payment> {
      return db.transaction(function* (tx) {
        const { row, request } = yield* requireOpen(tx, key)
        if (row.decision === 'skip' && row.decisionReason !== 'owner') throw nothingToSkip()
        const now = clock.now()
        if (request) yield* cancelRequest(tx, request, now)
        yield* saveOwnersChoice(tx, key, 'skip')
        yield* saveDecided(tx, row, { kind: 'skip', reason: 'owner', since: now }, { now, testimonialId: null })
        yield* recordActivity(tx, {
          ...ofWorkspace(key),
          actor,
          kind: 'payment_skipped',
          // Shown nowhere: it finds who skipped a payment.
          subject: key.paymentId,
          now,
        })
        return yield* viewPayment(tx, key)
      })
    },

    /** What would be decided with an address. Throws like `addAddress`. */
    async previewAddress(key: PaymentKey): Promise<AddressPreview> {
      const unsettledInvoices = await readUnsettled(key).catch(unknownWhenUnavailable)
      return db.read(function* (tx) {
        const open = yield* requireOpen(tx, key)
        requireMissing(open)
        const now = clock.now()
        const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices, now, hashKey })
        const payment = { ...of.payment, email: ANY_ADDRESS }
        return { decision: viewDecision(decide(payment, of.history, of.settings, now)) }
      })
    },

    /** Decides again with the address. Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async addAddress({
      customerEmail: email,
      customerName,
      by: actor,
      ...key
    }: Decided & { customerEmail: string; customerName?: string | null | undefined }): Promise<Payment> {
      await db.transaction(function* (tx) {
        const open = yield* requireOpen(tx, key)
        requireMissing(open)
        const { row } = open
        const now = clock.now()
        yield* saveOwnersAddress(tx, key, { email, name: customerName ?? row.customerName, hashKey })
        yield* recordActivity(tx, { ...ofWorkspace(key), actor, kind: 'payment_address_added', now })
        yield* decideSoon(tx, { ...key, now })
      })
      // If Stripe can't be reached, the job keeps trying.
      await decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((tx) => viewPayment(tx, key))
    },
  }
}

/** Valid, and nobody's. */
const ANY_ADDRESS = 'client@example.com'

function requireMissing({ row }: OpenPayment): void {
  const isMissing = row.decisionReason === 'no_email' || row.decisionReason === 'invalid_email'
  if (row.decision !== 'hold' || !isMissing) throw addressIsKnown()
}

type AddressPreview = z.output<NonNullable<typeof previewPaymentAddress.response>>
type PaymentPlace = z.output<NonNullable<typeof locatePayment.response>>

const filterOf = { ask: 'planned', hold: 'onHold', asked: 'asked', skip: 'skipped' } as const

const byOwner = (payment: DecidedPayment): DecidedPayment => ({ ...payment, ownersChoice: 'ask' })
