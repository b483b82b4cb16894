import type { Payment } from '#shared/payments.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { readPayment } from '#server/payments/log.service.ts'
import { decideSoon, readPaymentToDecide, saveOwnersChoice } from '#server/payments/payments.service.ts'
import { saveOwnersAddress } from '#server/payments/recording.service.ts'
import { sendPlanned, takeRequestBack, wasTakenUp } from '#server/testimonials/payment-requests.service.ts'
import { refuseByWish } from '#server/testimonials/testimonials.service.ts'
import { type DecidedPayment, decide } from './asks.domain.ts'
import {
  addressIsKnown,
  askedAlready,
  noAddressToAsk,
  notToBeAsked,
  nothingToSkip,
  paymentNotFound,
} from './asks.errors.ts'
import { readCase } from './case.service.ts'
import { findRequest, type OpenPayment, type PaymentKey, planAsk, saveAsked, saveDecided } from './ask-plans.service.ts'
import { createDecidingService, type DecidingDeps } from './deciding.service.ts'

export type AsksService = ReturnType<typeof createAsksService>

/** What owners do about payments: ask at once, skip, and give the address that is missing. */
export function createAsksService(deps: DecidingDeps) {
  const { db, clock, hashKey, mailLimits: limits } = deps
  const { decideAboutPayment } = createDecidingService(deps)

  function* view(sql: Sql, key: PaymentKey): Work<Payment> {
    const payment = yield* readPayment(sql, key)
    if (!payment) throw paymentNotFound()
    return payment
  }

  /** A payment that may still be decided about. Throws `payments.not_found` (404), `payments.wrong_state` (409). */
  function* requireOpen(sql: Sql, key: PaymentKey): Work<OpenPayment> {
    const found = yield* readPaymentToDecide(sql, key)
    if (!found?.facts) throw paymentNotFound()
    const request = yield* findRequest(sql, found.row)
    if (found.row.decision === 'asked' || (request && wasTakenUp(request))) throw askedAlready()
    return { row: found.row, facts: found.facts, request }
  }

  return {
    decideAboutPayment,

    /**
     * Queues the mail now, whatever the rules say. Throws `payments.not_found` (404), `payments.wrong_state` (409), what a
     * client's wish or a limit says against it, and `testimonials.quota_exceeded` (402).
     */
    async askNow(key: PaymentKey): Promise<Payment> {
      const payment = await db.transaction(function* (sql) {
        const now = clock.now()
        const open = yield* requireOpen(sql, key)
        const of = yield* readCase(sql, { ...open, unsettledInvoices: null, now, hashKey })
        const { email, amount, undone } = of.payment
        if (undone || amount === 0) throw notToBeAsked()
        const decision = decide(byOwner(of.payment), of.history, of.settings, now)
        if (decision.kind === 'hold' && decision.reason !== 'sending_paused') throw noAddressToAsk()
        if (email === null) throw noAddressToAsk()
        yield* refuseByWish(sql, { ...key, address: email, customerName: open.row.customerName, now, hashKey })
        const request = yield* planAsk(sql, { ...of, ...open, at: now, now })
        yield* sendPlanned(sql, request, { now, actor: 'owner', limits, hashKey })
        yield* saveOwnersChoice(sql, key, 'ask')
        yield* saveAsked(sql, open.row, { now, at: now, reason: 'owner', testimonialId: request.id })
        return yield* view(sql, key)
      })
      deps.wakeJobs()
      return payment
    },

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async skip(key: PaymentKey): Promise<Payment> {
      return db.transaction(function* (sql) {
        const { row, request } = yield* requireOpen(sql, key)
        if (row.decision === 'skip' && row.decisionReason !== 'owner') throw nothingToSkip()
        const now = clock.now()
        if (request) yield* takeRequestBack(sql, request, now)
        yield* saveOwnersChoice(sql, key, 'skip')
        yield* saveDecided(sql, row, { kind: 'skip', reason: 'owner', since: now }, { now, testimonialId: null })
        return yield* view(sql, key)
      })
    },

    /** Decides anew with it. Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async addAddress({
      customerEmail: email,
      customerName,
      ...key
    }: PaymentKey & { customerEmail: string; customerName?: string | null | undefined }): Promise<Payment> {
      await db.transaction(function* (sql) {
        const { row } = yield* requireOpen(sql, key)
        const isMissing = row.decisionReason === 'no_email' || row.decisionReason === 'invalid_email'
        if (row.decision !== 'hold' || !isMissing) throw addressIsKnown()
        yield* saveOwnersAddress(sql, key, { email, name: customerName ?? row.customerName, hashKey })
        yield* decideSoon(sql, { ...key, now: clock.now() })
      })
      // While Stripe is away the job goes on trying.
      await decideAboutPayment(key).catch(ignoreUnavailable)
      deps.wakeJobs()
      return db.read((sql) => view(sql, key))
    },
  }
}

const byOwner = (payment: DecidedPayment): DecidedPayment => ({ ...payment, ownersChoice: 'ask' })

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError) || error.status !== 503) throw error
}
