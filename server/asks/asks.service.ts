import type { Payment } from '#shared/payments.ts'
import { noteAccessLost } from '#server/connections/linked-accounts.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { oweAskNotice, oweWaitingNotice } from '#server/emails/letters/notices.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findSendingBlock } from '#server/emails/recipients/sending-turns.service.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { readPayment } from '#server/payments/log.service.ts'
import {
  type PaymentRow,
  type PaymentToDecide,
  decideKeptBackOfClient,
  decideOthersOfClient,
  decideSoon,
  readPaymentToDecide,
  saveDecision,
  saveOwnersAddress,
  saveOwnersChoice,
} from '#server/payments/payments.service.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import {
  endReminders,
  findPaymentRequest,
  isMailStillHere,
  moveRequest,
  planRequest,
  readdressRequest,
  sendPlanned,
  takeRequestBack,
  wasTakenUp,
} from '#server/testimonials/payment-requests.service.ts'
import { refuseByWish, type TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { findQuotaEnd, giveRequestBack } from '#server/testimonials/usage.service.ts'
import { type DecidedPayment, decide, type Decision, heldSinceAfter, passGate } from './asks.domain.ts'
import {
  addressIsKnown,
  askedAlready,
  noAddressToAsk,
  notToBeAsked,
  nothingToSkip,
  paymentNotFound,
} from './asks.errors.ts'
import { type AskCase, readCase } from './case.service.ts'

type Key = { workspaceId: string; paymentId: string }

/** When it is to be decided again; null when something has to happen first. */
export type NextLook = { at: Date | null }

type Facts = NonNullable<PaymentToDecide['facts']>
type Open = { row: PaymentRow; facts: Facts; request: TestimonialRow | undefined }

export type AsksService = ReturnType<typeof createAsksService>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A payment that settles another is decided about at once, unless Stripe is away. */
const LATER_IS_DECIDED_MS = 5 * MINUTE_MS
const settled: NextLook = { at: null }

/**
 * Asks clients because of payments. Whatever is learned of a payment only makes it be decided anew: what was decided last is
 * replaced by what holds now, and the request follows.
 */
export function createAsksService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  failpoints: Failpoints
  mailLimits: MailLimits
  hashKey: string
  /** Called after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, failpoints, hashKey, mailLimits: limits } = deps

  /** Throws `connections.unavailable` (503) while Stripe has to be asked and cannot be: nothing is decided on a guess. */
  async function decideAboutPayment(key: Key): Promise<NextLook> {
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
  function* showUndecided(sql: Sql, key: Key): Work<void> {
    const open = yield* readOpen(sql, key)
    if (!open || open.row.decision !== null) return
    const now = clock.now()
    const of = yield* readCase(sql, { ...open, unsettledInvoices: null, now, hashKey })
    const decision = decide(of.payment, of.history, of.settings, now)
    const heldSince = heldSinceAfter(decision, of.payment, now)
    yield* save(sql, open.row, decision, { heldSince, testimonialId: null })
  }

  /** Null where it makes no difference, or where nobody can be asked. */
  async function countUnsettled(key: Key): Promise<number | null> {
    const accounts = deps.stripe?.accounts
    const question = accounts && (await db.read((sql) => findQuestion(sql, key)))
    if (!accounts || !question) return null
    try {
      return await accounts.countUnsettledInvoices(question.account, question)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'connections.access_lost') throw error
      await db.transaction((sql) => noteAccessLost(sql, { account: question.account, now: clock.now() }))
      return null
    }
  }

  /** Which customer's invoices decide: undefined when whatever they say changes nothing. */
  function* findQuestion(sql: Sql, key: Key) {
    const open = yield* readOpen(sql, key)
    if (!open) return undefined
    const { customerId, invoiceId: exceptInvoiceId } = open.facts
    const { connection, ...of } = yield* readCase(sql, { ...open, unsettledInvoices: 0, now: clock.now(), hashKey })
    if (!customerId || connection?.kind !== 'account' || connection.status !== 'active') return undefined
    const decision = decide(of.payment, of.history, of.settings, clock.now())
    const isOpen = decision.kind === 'ask' || (decision.kind === 'hold' && decision.reason !== 'deposit')
    const { accountId, isLive } = connection
    return isOpen ? { account: { accountId, isLive }, customerId, exceptInvoiceId } : undefined
  }

  /** Undefined for what is settled: asked, gone, or no payment. */
  function* readOpen(sql: Sql, key: Key): Work<Open | undefined> {
    const found = yield* readPaymentToDecide(sql, key)
    if (!found?.facts || found.row.decision === 'asked') return undefined
    const { row, facts } = found
    return { row, facts, request: yield* findRequest(sql, row) }
  }

  function* findRequest(sql: Sql, { workspaceId, testimonialId: id }: PaymentRow): Work<TestimonialRow | undefined> {
    return id === null ? undefined : yield* findPaymentRequest(sql, { workspaceId, id })
  }

  function* decideIn(sql: Sql, key: Key, unsettledInvoices: number | null): Work<NextLook> {
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
    yield* save(sql, row, { kind: 'skip', reason: undone.because, since: undone.at }, { testimonialId: null })
    yield* decideKeptBackOfClient(sql, row, now)
  }

  /** One address for the payment and its request: what the owner changed goes before what was told. True for a change. */
  function* agreeOnAddress(sql: Sql, { row, facts, request }: Open & { request: TestimonialRow }): Work<boolean> {
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
    yield* saveOwnersChoice(sql, keyOf(row), 'skip')
    yield* save(sql, row, { kind: 'skip', reason: 'owner', since: clock.now() }, { testimonialId: null })
    return settled
  }

  /** The owner has sent the request, or copied the link of it, and the client has answered. */
  function* followOwner(sql: Sql, row: PaymentRow, request: TestimonialRow): Work<NextLook> {
    const at = request.sentAt ?? request.submittedAt ?? clock.now()
    yield* moveRequest(sql, request, null)
    yield* saveAsked(sql, row, { at, reason: 'owner', testimonialId: request.id })
    return settled
  }

  /** What stands in the way of a mail is asked when its time has come. */
  function* lookAtGate(sql: Sql, decision: Decision, { payment, row, settings }: AskCase & Open): Work<Decision> {
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

  function* carryOut(sql: Sql, decision: Decision, of: AskCase & Open): Work<NextLook> {
    const now = clock.now()
    const { row, payment } = of
    if (decision.kind === 'ask') {
      const request = yield* plan(sql, decision.at, of)
      if (decision.at > now) {
        yield* save(sql, row, decision, {
          heldSince: heldSinceAfter(decision, payment, now),
          testimonialId: request.id,
        })
        return { at: decision.at }
      }
      yield* sendPlanned(sql, request, { now, actor: 'system', limits, hashKey })
      yield* saveAsked(sql, row, { at: now, reason: decision.reason, testimonialId: request.id })
      return settled
    }
    const heldSince = heldSinceAfter(decision, payment, now)
    if (decision.kind === 'hold' && waitsForMail.has(decision.reason) && decision.until) {
      const request = yield* plan(sql, decision.until, of)
      yield* save(sql, row, decision, { heldSince, testimonialId: request.id })
      if (decision.reason === 'quota') yield* oweWaitingNotice(sql, { workspaceId: row.workspaceId, now })
    } else {
      if (of.request) yield* takeRequestBack(sql, of.request, now)
      yield* save(sql, row, decision, { heldSince, testimonialId: null })
      if (of.request && payment.undone) yield* decideKeptBackOfClient(sql, row, now)
    }
    return decision.kind === 'hold' ? { at: nextLookAt(decision, now) } : settled
  }

  /** The request that waits until then; made where there is none yet, of which the owner is told. */
  function* plan(sql: Sql, at: Date, { row, payment, request }: AskCase & Open): Work<TestimonialRow> {
    const { workspaceId, customerName } = row
    if (request) {
      if (request.scheduledFor?.getTime() !== at.getTime()) yield* moveRequest(sql, request, at)
      return { ...request, scheduledFor: at }
    }
    if (payment.email === null) throw new Error('Somebody is to be asked whose address nobody knows.')
    const now = clock.now()
    const id = yield* planRequest(sql, { workspaceId, customerName, customerEmail: payment.email, at, now })
    if (at > now) yield* oweAskNotice(sql, { workspaceId, testimonialId: id, now })
    const made = yield* findPaymentRequest(sql, { workspaceId, id })
    if (!made) throw new Error('A request is gone that was just made.')
    return made
  }

  function* save(
    sql: Sql,
    row: PaymentRow,
    decision: Decision,
    also: { heldSince?: Date | null; testimonialId: string | null },
  ): Work<void> {
    yield* saveDecision(sql, keyOf(row), {
      decision: decision.kind,
      decisionReason: decision.reason,
      decisionAt: momentOf(decision),
      decidedAt: clock.now(),
      ...also,
    })
  }

  function* saveAsked(
    sql: Sql,
    row: PaymentRow,
    { at, reason, testimonialId }: { at: Date; reason: string; testimonialId: string },
  ): Work<void> {
    yield* saveDecision(sql, keyOf(row), {
      decision: 'asked',
      decisionReason: reason,
      decisionAt: at,
      decidedAt: clock.now(),
      testimonialId,
    })
  }

  function* view(sql: Sql, key: Key): Work<Payment> {
    const payment = yield* readPayment(sql, key)
    if (!payment) throw paymentNotFound()
    return payment
  }

  /** A payment that may still be decided about. Throws `payments.not_found` (404), `payments.wrong_state` (409). */
  function* requireOpen(sql: Sql, key: Key): Work<Open> {
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
    async askNow(key: Key): Promise<Payment> {
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
        const request = yield* plan(sql, now, { ...of, ...open })
        yield* sendPlanned(sql, request, { now, actor: 'owner', limits, hashKey })
        yield* saveOwnersChoice(sql, key, 'ask')
        yield* saveAsked(sql, open.row, { at: now, reason: 'owner', testimonialId: request.id })
        return yield* view(sql, key)
      })
      deps.wakeJobs()
      return payment
    },

    /** Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async skip(key: Key): Promise<Payment> {
      return db.transaction(function* (sql) {
        const { row, request } = yield* requireOpen(sql, key)
        if (row.decision === 'skip' && row.decisionReason !== 'owner') throw nothingToSkip()
        const now = clock.now()
        if (request) yield* takeRequestBack(sql, request, now)
        yield* saveOwnersChoice(sql, key, 'skip')
        yield* save(sql, row, { kind: 'skip', reason: 'owner', since: now }, { testimonialId: null })
        return yield* view(sql, key)
      })
    },

    /** Decides anew with it. Throws `payments.not_found` (404) and `payments.wrong_state` (409). */
    async addAddress({
      customerEmail: email,
      customerName,
      ...key
    }: Key & { customerEmail: string; customerName?: string | null | undefined }): Promise<Payment> {
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

/** What only waits for a mail to be possible keeps its request. */
const waitsForMail: ReadonlySet<string> = new Set(['quota', 'mail_limit', 'sending_paused'])

const keptForOthers: ReadonlySet<string | null> = new Set(['deposit', 'open_invoice', 'owners_call'])

const waitsForOthers = ({ decision, decisionReason }: PaymentRow) =>
  decision === 'hold' && keptForOthers.has(decisionReason)

const keyOf = ({ workspaceId, id: paymentId }: PaymentRow): Key => ({ workspaceId, paymentId })

const byOwner = (payment: DecidedPayment): DecidedPayment => ({ ...payment, ownersChoice: 'ask' })

function momentOf(decision: Decision): Date | null {
  if (decision.kind === 'ask') return decision.at
  return decision.kind === 'hold' ? decision.until : decision.since
}

/** What may change without anybody telling us is looked at once a day. */
const changesUntold: ReadonlySet<string> = new Set(['open_invoice', 'deposit', 'sending_paused'])

function nextLookAt({ reason, until }: Extract<Decision, { kind: 'hold' }>, now: Date): Date | null {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  if (!changesUntold.has(reason)) return until
  return until && until < tomorrow ? until : tomorrow
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError) || error.status !== 503) throw error
}
