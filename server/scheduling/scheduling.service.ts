import type * as z from 'zod'
import type { locatePayment, Payment, previewPaymentPart } from '#shared/payments.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { readPayment } from '#server/payments/log.service.ts'
import { saveOwnersPart } from '#server/payments/part-lessons.service.ts'
import { decideAgain, decideSoon, readPaymentToDecide, saveOwnersChoice } from '#server/payments/payments.service.ts'
import { countLoggedBefore } from '#server/payments/place.queries.ts'
import { saveOwnersAddress } from '#server/payments/recording.service.ts'
import { sendPlanned, cancelRequest, wasTakenUp } from '#server/testimonials/payment-requests.service.ts'
import { refuseByWish } from '#server/testimonials/email-refusals.service.ts'
import type { DecidedPayment } from './decision.domain.ts'
import { decide } from './scheduling.domain.ts'
import {
  addressIsKnown,
  askedAlready,
  noAddressToAsk,
  notToBeAsked,
  nothingToSkip,
  paymentNotFound,
} from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'
import {
  findRequest,
  type OpenPayment,
  type PaymentKey,
  scheduleRequest,
  saveAsked,
  saveDecided,
} from './planned-requests.service.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import { viewDecision } from './view-decision.ts'
import { createDecisionService, type DecisionDeps } from './apply-decision.service.ts'

type Decided = PaymentKey & { by: Actor }
const PART_NAMES = { first: 'deposit', last: 'final payment' }
const ofWorkspace = ({ workspaceId }: PaymentKey) => ({ workspaceId })

export type SchedulingService = ReturnType<typeof createSchedulingService>

/** What owners can do with a payment: ask now, skip it, or add a missing address. */
export function createSchedulingService(deps: DecisionDeps) {
  const { db, clock, hashKey, emailLimits: limits } = deps
  const { decideAboutPayment } = createDecisionService(deps)
  const { countUnsettled } = createOpenInvoicesService(deps)

  function* view(tx: Tx, key: PaymentKey): Transactional<Payment> {
    const payment = yield* readPayment(tx, key)
    if (!payment) throw paymentNotFound()
    return payment
  }

  /** A payment that can still be decided. Throws `payments.not_found` (404), `payments.wrong_state` (409). */
  function* requireOpen(tx: Tx, key: PaymentKey): Transactional<OpenPayment> {
    const found = yield* readPaymentToDecide(tx, key)
    if (!found?.facts) throw paymentNotFound()
    const request = yield* findRequest(tx, found.row)
    if (found.row.decision === 'asked' || (request && wasTakenUp(request))) throw askedAlready()
    return { row: found.row, facts: found.facts, request }
  }

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
        return yield* view(tx, key)
      })
      deps.wakeJobs()
      return payment
    },

    /** Throws `payments.not_found` (404). */
    locate: ({ pageSize, ...key }: PaymentKey & { pageSize: number }): Promise<PaymentPlace> =>
      db.read(function* (tx) {
        const { id, decision, paidAt } = yield* view(tx, key)
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
        yield* recordActivity(tx, { ...ofWorkspace(key), actor, kind: 'payment_skipped', now })
        return yield* view(tx, key)
      })
    },

    /** What the decision would be if the payment were this part. Throws like `setPart`. */
    async previewPart({ part, ...key }: PaymentKey & { part: 'first' | 'last' }): Promise<PartPreview> {
      // The same question to Stripe as when it is saved, so that the answer is the same.
      const unsettledInvoices = await countUnsettled(key).catch(unknownWhenUnavailable)
      return db.read(function* (tx) {
        const open = yield* requireOpen(tx, key)
        const now = clock.now()
        const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices, now, hashKey })
        const evidence = { part, by: 'owner' as const, words: null, otherPaidAt: null }
        const decision = decide({ ...of.payment, evidence }, of.history, of.settings, now)
        return { decision: viewDecision(decision), words: open.facts.wordings.length === 0 ? null : open.facts.line }
      })
    },

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async setPart({ part, by: actor, ...key }: Decided & { part: 'first' | 'last' }): Promise<Payment> {
      await db.transaction(function* (tx) {
        const { row, facts } = yield* requireOpen(tx, key)
        const now = clock.now()
        yield* saveOwnersPart(tx, { row, wordings: facts.wordings, part, now })
        const { testimonialId } = row
        yield* recordActivity(tx, {
          ...ofWorkspace(key),
          actor,
          kind: 'payment_part_set',
          testimonialId,
          subject: PART_NAMES[part],
          now,
        })
        yield* decideSoon(tx, { ...key, now })
        // Other invoices with these words are read anew.
        yield* decideAgain(tx, { workspaceId: key.workspaceId, now })
      })
      await decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((tx) => view(tx, key))
    },

    /** Decides again with the address. Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async addAddress({
      customerEmail: email,
      customerName,
      by: actor,
      ...key
    }: Decided & { customerEmail: string; customerName?: string | null | undefined }): Promise<Payment> {
      await db.transaction(function* (tx) {
        const { row } = yield* requireOpen(tx, key)
        const isMissing = row.decisionReason === 'no_email' || row.decisionReason === 'invalid_email'
        if (row.decision !== 'hold' || !isMissing) throw addressIsKnown()
        const now = clock.now()
        yield* saveOwnersAddress(tx, key, { email, name: customerName ?? row.customerName, hashKey })
        yield* recordActivity(tx, { ...ofWorkspace(key), actor, kind: 'payment_address_added', now })
        yield* decideSoon(tx, { ...key, now })
      })
      // If Stripe can't be reached, the job keeps trying.
      await decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((tx) => view(tx, key))
    },
  }
}

type PartPreview = z.output<NonNullable<typeof previewPaymentPart.response>>
type PaymentPlace = z.output<NonNullable<typeof locatePayment.response>>

const filterOf = { ask: 'planned', hold: 'onHold', asked: 'asked', skip: 'skipped' } as const

const byOwner = (payment: DecidedPayment): DecidedPayment => ({ ...payment, ownersChoice: 'ask' })

function unknownWhenUnavailable(error: unknown): null {
  ignoreUnavailable(error)
  return null
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError) || error.status !== 503) throw error
}
