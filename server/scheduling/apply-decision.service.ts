import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueueQuotaNoticeEmail } from './notices.service.ts'
import { planPaymentsNotice } from './payments-notice.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findSendingBlock } from '#server/emails/recipients/throttle.service.ts'
import { BY_RULE } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import {
  type PaymentRow,
  type PaymentToDecide,
  decideOthersOfClient,
  decideSoon,
  readPaymentToDecide,
} from '#server/payments/payments.service.ts'
import { saveOwnersAddress } from '#server/payments/recording.service.ts'
import type { Stripe, UnsettledInvoices } from '#server/stripe/gateway.ts'
import {
  resumeReminders,
  sendPlanned,
  cancelRequest,
  closeUnanswered,
  wasTakenUp,
} from '#server/testimonials/payment-requests.service.ts'
import { type TestimonialRow, readdressRequest } from '#server/testimonials/testimonials.queries.ts'
import { type Decision, skip } from './decision.domain.ts'
import { decide, onHoldSinceAfter } from './scheduling.domain.ts'
import { keepsRequest, nextCheckAt } from './holding.domain.ts'
import { decideAffected } from './affected-decisions.service.ts'
import { findRequestsFrom } from './request-queue.service.ts'
import { endRequest, followOwner, followRemoval, forgetPlan } from './settled-requests.service.ts'
import { passGate } from './sending-gate.domain.ts'
import { type SchedulingInput, readSchedulingInput } from './scheduling-input.service.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import {
  findRequest,
  keyOf,
  type OpenPayment,
  type PaymentKey,
  scheduleRequest,
  readOpen,
  saveAsked,
  saveDecided,
} from './planned-requests.service.ts'

/** When to decide again; null for when something new is known. */
export type NextCheck = { at: Date | null }

const MINUTE_MS = 60_000
/** A later payment is decided within this time, unless Stripe can't be reached. */
const LATER_IS_DECIDED_MS = 5 * MINUTE_MS
const settled: NextCheck = { at: null }

export type DecisionDeps = {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  failpoints: Failpoints
  emailLimits: EmailLimits
  hashKey: string
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}

/**
 * Asks clients because of payments. Whenever something new is known about a payment, it is decided again: the new
 * decision replaces the old one, and the request is updated to match.
 */
export function createDecisionService(deps: DecisionDeps) {
  const { db, clock, failpoints, hashKey, emailLimits: limits } = deps
  const { readUnsettled } = createOpenInvoicesService(deps)

  /**
   * Throws `connections.unavailable` (503) when Stripe has to be asked but can't be reached: it never decides on a
   * guess.
   */
  async function decideAboutPayment(key: PaymentKey): Promise<NextCheck> {
    const unsettledInvoices = await readUnsettled(key).catch(async (error: unknown) => {
      await db.transaction((tx) => showUndecided(tx, key))
      throw error
    })
    failpoints.reach('ask.before-decide')
    const next = await db.transaction((tx) => decideIn(tx, key, unsettledInvoices))
    failpoints.reach('ask.after-decide')
    deps.wakeJobs()
    return next
  }

  /** Shows the likely decision, so that the payment is visible while Stripe can't be reached. Schedules nothing. */
  function* showUndecided(tx: Tx, key: PaymentKey): Transactional<void> {
    const open = yield* readOpen(tx, key)
    if (!open || open.row.decision !== null) return
    const now = clock.now()
    const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices: null, now, hashKey })
    const decision = decide(of.payment, of.history, of.settings, now)
    const onHoldSince = onHoldSinceAfter(decision, of.payment, now)
    const { evidence } = of.payment
    yield* saveDecided(tx, open.row, decision, { now, onHoldSince, testimonialId: null, evidence })
  }

  function* decideIn(tx: Tx, key: PaymentKey, unsettledInvoices: UnsettledInvoices | null): Transactional<NextCheck> {
    yield* lockWorkspace(tx, key.workspaceId)
    const found = yield* readPaymentToDecide(tx, key)
    if (!found) return settled
    const next = yield* decideFound(tx, found, unsettledInvoices)
    yield* decideAffected(tx, found.row, clock.now())
    return next
  }

  function* decideFound(
    tx: Tx,
    { row, facts }: PaymentToDecide,
    unsettledInvoices: UnsettledInvoices | null,
  ): Transactional<NextCheck> {
    const now = clock.now()
    const request = yield* findRequest(tx, row)
    if (!facts) {
      if (row.decision !== 'asked' && request) yield* forgetPlan(tx, { row, request, now })
      return settled
    }
    if (row.decision === 'asked') {
      if (request && facts.reversal) yield* endRequest(tx, { row, request, reversal: facts.reversal, now })
      else if (request && facts.restoredAt) yield* resumeReminders(tx, request, now)
      return settled
    }
    const key = keyOf(row)
    if (row.testimonialId !== null && !request) {
      yield* followRemoval(tx, row, now)
      return settled
    }
    if (request && wasTakenUp(request)) {
      yield* followOwner(tx, { row, request, now })
      return settled
    }
    if (request && (yield* agreeOnAddress(tx, { row, facts, request })))
      return yield* decideIn(tx, key, unsettledInvoices)
    const open = { row, facts, request }
    const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices, now, hashKey })
    const planned = decide(of.payment, of.history, of.settings, now)
    if (row.decision === null) yield* decideOthersOfClient(tx, row, now)
    if (of.isLaterUndecided && (isDue(planned, now) || (planned.kind !== 'skip' && waitsForOthers(row))))
      return { at: new Date(now.getTime() + LATER_IS_DECIDED_MS) }
    const decision = yield* checkGate(tx, planned, { ...of, ...open })
    return yield* carryOut(tx, decision, { ...of, ...open })
  }

  /**
   * Gives the payment and its request the same address: the owner's correction takes precedence over Stripe's. Returns
   * true for a change.
   */
  function* agreeOnAddress(
    tx: Tx,
    { row, facts, request }: OpenPayment & { request: TestimonialRow },
  ): Transactional<boolean> {
    const { customerEmail: email, customerName: name } = request
    if (facts.email === email) return false
    if (request.addressChanges > 0) {
      yield* saveOwnersAddress(tx, keyOf(row), { email, name, hashKey })
      return true
    }
    if (row.addressHash === null || facts.email === null) return false
    yield* readdressRequest(tx, request, { customerEmail: facts.email, customerName: row.customerName })
    return true
  }

  /** Checks what may prevent an email, once it is due. */
  function* checkGate(
    tx: Tx,
    decision: Decision,
    { payment, row, settings }: SchedulingInput & OpenPayment,
  ): Transactional<Decision> {
    const now = clock.now()
    if (decision.kind !== 'ask' || decision.at > now || payment.email === null) return decision
    const { workspaceId } = row
    const { keepsWorkingHours } = settings.rules
    const block = yield* findSendingBlock(tx, { workspaceId, recipient: payment.email, now, limits, hashKey })
    const gate = {
      emailLimitUntil: block?.until ?? null,
      requestsFrom: yield* findRequestsFrom(tx, { row, paidAt: payment.paidAt, now, keepsWorkingHours }),
    }
    return passGate(decision, { gate, payment, now })
  }

  function* carryOut(tx: Tx, decision: Decision, of: SchedulingInput & OpenPayment): Transactional<NextCheck> {
    const now = clock.now()
    const { row, payment } = of
    const { evidence } = payment
    if (decision.kind === 'ask') {
      const request = yield* scheduleRequest(tx, { ...(yield* takeOver(tx, of)), at: decision.at, now })
      if (decision.at > now) {
        yield* saveDecided(tx, row, decision, {
          now,
          onHoldSince: onHoldSinceAfter(decision, payment, now),
          testimonialId: request.id,
          evidence,
        })
        return { at: decision.at }
      }
      yield* sendPlanned(tx, request, { now, by: BY_RULE, limits, hashKey })
      yield* closeUnanswered(tx, {
        ...keyOf(row),
        address: request.customerEmail,
        except: request.id,
        by: BY_RULE,
        now,
      })
      yield* saveAsked(tx, row, { now, at: now, reason: decision.reason, testimonialId: request.id, evidence })
      return settled
    }
    const onHoldSince = onHoldSinceAfter(decision, payment, now)
    if (decision.kind === 'hold' && decision.until && keepsRequest(decision, of.request !== undefined)) {
      const request = yield* scheduleRequest(tx, { ...(yield* takeOver(tx, of)), at: decision.until, now })
      yield* saveDecided(tx, row, decision, { now, onHoldSince, testimonialId: request.id, evidence })
      if (decision.reason === 'quota') yield* enqueueQuotaNoticeEmail(tx, { workspaceId: row.workspaceId, now })
    } else {
      if (of.request) yield* cancelRequest(tx, of.request, now)
      yield* saveDecided(tx, row, decision, { now, onHoldSince, testimonialId: null, evidence })
    }
    if (decision.kind !== 'hold') return settled
    yield* planPaymentsNotice(tx, { ...row, decision: 'hold', decisionReason: decision.reason, onHoldSince, now })
    return { at: nextCheckAt(decision, now) }
  }

  /**
   * A newer payment asks instead of an older one: the request that was planned for that one stays, so that the owner
   * hears of one request. Only for the same mailbox.
   */
  function* takeOver<Of extends SchedulingInput & OpenPayment>(tx: Tx, of: Of): Transactional<Of> {
    const { email } = of.payment
    if (of.request || email === null) return of
    const other = of.planned.find(({ request }) => mailboxOf(request.customerEmail) === mailboxOf(email))
    if (!other) return of
    const now = clock.now()
    const decision = skip('covered', of.payment.paidAt, of.row.id)
    yield* saveDecided(tx, other.row, decision, { now, onHoldSince: null, testimonialId: null })
    yield* decideSoon(tx, { ...keyOf(other.row), now })
    return { ...of, request: other.request }
  }

  return { decideAboutPayment }
}

const isDue = (decision: Decision, now: Date) => decision.kind === 'ask' && decision.at <= now

/** Reasons to hold back only the email: the request stays. */
const keptForOthers: ReadonlySet<string | null> = new Set(['deposit', 'open_invoice', 'owners_call'])

const waitsForOthers = ({ decision, decisionReason }: PaymentRow) =>
  decision === 'hold' && keptForOthers.has(decisionReason)
