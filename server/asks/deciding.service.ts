import type { Database, Sql, Work } from '#server/db/database.ts'
import { oweWaitingNotice } from '#server/emails/letters/notices.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findSendingBlock } from '#server/emails/recipients/sending-turns.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import {
  type PaymentRow,
  decideKeptBackOfClient,
  decideOthersOfClient,
  readPaymentToDecide,
  saveDecision,
  saveOwnersChoice,
} from '#server/payments/payments.service.ts'
import { saveOwnersAddress } from '#server/payments/recording.service.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import {
  endReminders,
  isMailStillHere,
  moveRequest,
  readdressRequest,
  sendPlanned,
  takeRequestBack,
  wasTakenUp,
} from '#server/testimonials/payment-requests.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { findQuotaEnd, giveRequestBack } from '#server/testimonials/usage.service.ts'
import { decide, type Decision, heldSinceAfter, passGate } from './asks.domain.ts'
import { type AskCase, readCase } from './case.service.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import {
  type Facts,
  findRequest,
  keyOf,
  type OpenPayment,
  type PaymentKey,
  planAsk,
  readOpen,
  saveAsked,
  saveDecided,
} from './ask-plans.service.ts'

/** When it is to be decided again; null when something has to happen first. */
export type NextLook = { at: Date | null }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A payment that settles another is decided about at once, unless Stripe is away. */
const LATER_IS_DECIDED_MS = 5 * MINUTE_MS
const settled: NextLook = { at: null }

export type DecidingDeps = {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  failpoints: Failpoints
  mailLimits: MailLimits
  hashKey: string
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}

/**
 * Asks clients because of payments. Whatever is learned of a payment only makes it be decided anew: what was decided last is
 * replaced by what holds now, and the request follows.
 */
export function createDecidingService(deps: DecidingDeps) {
  const { db, clock, failpoints, hashKey, mailLimits: limits } = deps
  const { countUnsettled } = createOpenInvoicesService(deps)

  /** Throws `connections.unavailable` (503) while Stripe has to be asked and cannot be: nothing is decided on a guess. */
  async function decideAboutPayment(key: PaymentKey): Promise<NextLook> {
    const unsettledInvoices = await countUnsettled(key).catch(async (error: unknown) => {
      await db.transaction((sql) => showUndecided(sql, key))
      throw error
    })
    failpoints.reach('ask.before-decide')
    const next = await db.transaction((sql) => decideIn(sql, key, unsettledInvoices))
    failpoints.reach('ask.after-decide')
    deps.wakeJobs()
    return next
  }

  /** What is likely, so that a payment is seen while Stripe cannot be asked: nothing is planned by it. */
  function* showUndecided(sql: Sql, key: PaymentKey): Work<void> {
    const open = yield* readOpen(sql, key)
    if (!open || open.row.decision !== null) return
    const now = clock.now()
    const of = yield* readCase(sql, { ...open, unsettledInvoices: null, now, hashKey })
    const decision = decide(of.payment, of.history, of.settings, now)
    const heldSince = heldSinceAfter(decision, of.payment, now)
    yield* saveDecided(sql, open.row, decision, { now, heldSince, testimonialId: null })
  }

  function* decideIn(sql: Sql, key: PaymentKey, unsettledInvoices: number | null): Work<NextLook> {
    const now = clock.now()
    const found = yield* readPaymentToDecide(sql, key)
    if (!found) return settled
    const { row, facts } = found
    const request = yield* findRequest(sql, row)
    if (!facts) return yield* forgetPlan(sql, row, request)
    if (row.decision === 'asked') {
      if (facts.undone && request) yield* endAsk(sql, row, { undone: facts.undone, request })
      return settled
    }
    if (row.testimonialId !== null && !request) return yield* followRemoval(sql, row)
    if (request && wasTakenUp(request)) return yield* followOwner(sql, row, request)
    if (request && (yield* agreeOnAddress(sql, { row, facts, request })))
      return yield* decideIn(sql, key, unsettledInvoices)
    const open = { row, facts, request }
    const of = yield* readCase(sql, { ...open, unsettledInvoices, now, hashKey })
    const planned = decide(of.payment, of.history, of.settings, now)
    if (row.decision === null) yield* decideOthersOfClient(sql, row, now)
    else if (of.isLaterUndecided && planned.kind !== 'skip' && waitsForOthers(row))
      return { at: new Date(now.getTime() + LATER_IS_DECIDED_MS) }
    const decision = yield* lookAtGate(sql, planned, { ...of, ...open })
    return yield* carryOut(sql, decision, { ...of, ...open })
  }

  /** It has turned out to be no payment, or to be another one that has its own request. */
  function* forgetPlan(sql: Sql, row: PaymentRow, request: TestimonialRow | undefined): Work<NextLook> {
    if (row.decision === 'asked' || !request) return settled
    if (!wasTakenUp(request)) yield* takeRequestBack(sql, request, clock.now())
    yield* saveDecision(sql, keyOf(row), {
      decision: null,
      decisionReason: null,
      decisionAt: null,
      decidedAt: null,
      testimonialId: null,
    })
    return settled
  }

  /** The money went back: a mail that waits is taken back, and one that went out is not followed by another. */
  function* endAsk(
    sql: Sql,
    row: PaymentRow,
    { undone, request }: { undone: NonNullable<Facts['undone']>; request: TestimonialRow },
  ): Work<void> {
    const now = clock.now()
    if (!(yield* isMailStillHere(sql, request))) return yield* endReminders(sql, request, now)
    yield* takeRequestBack(sql, request, now)
    yield* giveRequestBack(sql, { workspaceId: row.workspaceId, now: row.decisionAt ?? now })
    yield* saveDecided(
      sql,
      row,
      { kind: 'skip', reason: undone.because, since: undone.at },
      { now, testimonialId: null },
    )
    yield* decideKeptBackOfClient(sql, row, now)
  }

  /** One address for the payment and its request: what the owner changed goes before what was told. True for a change. */
  function* agreeOnAddress(
    sql: Sql,
    { row, facts, request }: OpenPayment & { request: TestimonialRow },
  ): Work<boolean> {
    const { customerEmail: email, customerName: name } = request
    if (facts.email === email) return false
    if (request.addressChanges > 0) {
      yield* saveOwnersAddress(sql, keyOf(row), { email, name, hashKey })
      return true
    }
    if (row.addressHash === null || facts.email === null) return false
    yield* readdressRequest(sql, request, { customerEmail: facts.email, customerName: row.customerName })
    return true
  }

  /** The owner has removed the request: the answer is no. */
  function* followRemoval(sql: Sql, row: PaymentRow): Work<NextLook> {
    const now = clock.now()
    yield* saveOwnersChoice(sql, keyOf(row), 'skip')
    yield* saveDecided(sql, row, { kind: 'skip', reason: 'owner', since: now }, { now, testimonialId: null })
    return settled
  }

  /** The owner has sent the request, or copied the link of it, and the client has answered. */
  function* followOwner(sql: Sql, row: PaymentRow, request: TestimonialRow): Work<NextLook> {
    const now = clock.now()
    const at = request.sentAt ?? request.submittedAt ?? now
    yield* moveRequest(sql, request, null)
    yield* saveAsked(sql, row, { now, at, reason: 'owner', testimonialId: request.id })
    return settled
  }

  /** What stands in the way of a mail is asked when its time has come. */
  function* lookAtGate(
    sql: Sql,
    decision: Decision,
    { payment, row, settings }: AskCase & OpenPayment,
  ): Work<Decision> {
    const now = clock.now()
    if (decision.kind !== 'ask' || decision.at > now || payment.email === null) return decision
    const { workspaceId } = row
    const block = yield* findSendingBlock(sql, { workspaceId, recipient: payment.email, now, limits, hashKey })
    const gate = {
      mailLimitUntil: block?.until ?? null,
      requestsFrom: yield* findQuotaEnd(sql, { workspaceId, now, keepsWorkingHours: settings.rules.keepsWorkingHours }),
    }
    return passGate(decision, { gate, payment, now })
  }

  function* carryOut(sql: Sql, decision: Decision, of: AskCase & OpenPayment): Work<NextLook> {
    const now = clock.now()
    const { row, payment } = of
    if (decision.kind === 'ask') {
      const request = yield* planAsk(sql, { ...of, at: decision.at, now })
      if (decision.at > now) {
        yield* saveDecided(sql, row, decision, {
          now,
          heldSince: heldSinceAfter(decision, payment, now),
          testimonialId: request.id,
        })
        return { at: decision.at }
      }
      yield* sendPlanned(sql, request, { now, actor: 'system', limits, hashKey })
      yield* saveAsked(sql, row, { now, at: now, reason: decision.reason, testimonialId: request.id })
      return settled
    }
    const heldSince = heldSinceAfter(decision, payment, now)
    if (decision.kind === 'hold' && waitsForMail.has(decision.reason) && decision.until) {
      const request = yield* planAsk(sql, { ...of, at: decision.until, now })
      yield* saveDecided(sql, row, decision, { now, heldSince, testimonialId: request.id })
      if (decision.reason === 'quota') yield* oweWaitingNotice(sql, { workspaceId: row.workspaceId, now })
    } else {
      if (of.request) yield* takeRequestBack(sql, of.request, now)
      yield* saveDecided(sql, row, decision, { now, heldSince, testimonialId: null })
      if (of.request && payment.undone) yield* decideKeptBackOfClient(sql, row, now)
    }
    return decision.kind === 'hold' ? { at: nextLookAt(decision, now) } : settled
  }

  return { decideAboutPayment }
}

/** What only waits for a mail to be possible keeps its request. */
const waitsForMail: ReadonlySet<string> = new Set(['quota', 'mail_limit', 'sending_paused'])

const keptForOthers: ReadonlySet<string | null> = new Set(['deposit', 'open_invoice', 'owners_call'])

const waitsForOthers = ({ decision, decisionReason }: PaymentRow) =>
  decision === 'hold' && keptForOthers.has(decisionReason)

/** What may change without anybody telling us is looked at once a day. */
const changesUntold: ReadonlySet<string> = new Set(['open_invoice', 'deposit', 'sending_paused'])

function nextLookAt({ reason, until }: Extract<Decision, { kind: 'hold' }>, now: Date): Date | null {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  if (!changesUntold.has(reason)) return until
  return until && until < tomorrow ? until : tomorrow
}
