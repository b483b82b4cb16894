import * as z from 'zod'
import {
  endLink,
  findWebhookConnection,
  type LinkedConnection,
  listConnectionsTo,
  noteHeard,
} from '#server/connections/linked-accounts.service.ts'
import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { hasPayments } from '#server/payments/payments.queries.ts'
import { findFirstPaymentLookup, recordPaymentEvent } from '#server/payments/recording.service.ts'
import type { AccountKey, LinkedAccounts, Stripe, StripeWebhooks } from '#server/stripe/gateway.ts'
import { awaitingLines, linesLeftOut, withLines } from '#server/stripe/left-out-lines.domain.ts'
import { asFirstPayment, readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import type { PaymentEvent } from '#server/stripe/payment-event.ts'
import { customerIn, isForPaused, objectIdIn, paymentIntentToLookUp } from './inbox.domain.ts'
import { findEvent, type InboxEvent, settleEvent } from './inbox.repository.ts'

const MINUTE_MS = 60_000
/** An account may be linked at Stripe a little before it is saved here. */
const AWAITS_LINK_MS = 15 * MINUTE_MS
/** The job that asks Stripe for lines is tried again for about this long. */
const LINES_AWAITED_MS = 12 * 60 * MINUTE_MS
/** Stripe's clock and ours may differ by this much. */
const BEFORE_THE_LINK_MS = MINUTE_MS

type Outcome = { status: 'done' | 'ignored' | 'dead'; reason: string | null }

const done: Outcome = { status: 'done', reason: null }
const ignored = (reason: string): Outcome => ({ status: 'ignored', reason })
/** It is tried again every day, because a newer version may be able to read it. */
const unread: Outcome = { status: 'dead', reason: 'unreadable' }

type Reading = { accounts: LinkedAccounts | undefined; account: AccountKey; linked: LinkedConnection[] }

/**
 * Processes a received event. Stripe is asked before the transaction; in the transaction, everything is written and the
 * event is finished, or nothing is.
 */
export function createReceiving(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  hashKey: string
  stripe: Stripe | undefined
  stripeWebhooks: StripeWebhooks
  workspaceLimits: WorkspaceLimits
  syncCustomer: (customerId: string) => Promise<void>
  wakeJobs: () => void
}): JobHandler<JobPayloads['stripe.receive']> {
  const { db, clock, log, failpoints, hashKey } = deps

  /** `linked` are the connections whose workspaces it is about. */
  function settle(
    event: InboxEvent,
    linked: readonly LinkedConnection[],
    work: (tx: Tx) => Transactional<Outcome>,
  ): Promise<Outcome> {
    failpoints.reach('event.before-receive')
    return db.transaction(function* (tx) {
      for (const { workspaceId } of linked) yield* lockWorkspace(tx, workspaceId)
      const outcome = yield* work(tx)
      yield* settleEvent(tx, { ...event, ...outcome, settledAt: clock.now() })
      return outcome
    })
  }

  async function settleAs(event: InboxEvent, outcome: Outcome): Promise<Outcome> {
    await db.transaction((tx) => settleEvent(tx, { ...event, ...outcome, settledAt: clock.now() }))
    return outcome
  }
  const ignore = (event: InboxEvent, reason: string) => settleAs(event, ignored(reason))

  /** The event tells nothing. The owner sees how many couldn't be read. */
  function settleNothing(event: InboxEvent, { reason }: Extract<PaymentEvent, { kind: 'nothing' }>): Promise<Outcome> {
    if (reason !== 'unreadable') return ignore(event, reason)
    const { eventId, type, apiVersion } = event
    log.error({ eventId, type, apiVersion }, 'the object of a signed Stripe event can’t be read')
    return settleAs(event, unread)
  }

  async function receiveBilling(event: InboxEvent): Promise<Outcome> {
    if (event.accountId !== null) {
      log.error(
        { eventId: event.eventId },
        'the billing webhook receives events of linked accounts: it must receive only our own',
      )
      return ignore(event, 'of_an_account')
    }
    if (event.isLive !== deps.stripeWebhooks.isLive) return ignore(event, 'other_mode')
    const customerId = customerIn(event.type, readPayload(event))
    if (customerId === null) return ignore(event, 'unused_type')
    await deps.syncCustomer(customerId)
    return settleAs(event, done)
  }

  async function receiveOfAccount(event: InboxEvent): Promise<Outcome> {
    const { accountId, isLive } = event
    if (accountId === null) {
      log.error(
        { eventId: event.eventId },
        'the link webhook receives events of our own account: it must receive only those of linked accounts',
      )
      return ignore(event, 'of_no_account')
    }
    if (isLive !== deps.stripeWebhooks.isLive) return ignore(event, 'other_mode')
    const account = { accountId, isLive }
    const linked = await db.read((tx) => listConnectionsTo(tx, account))
    if (linked.length === 0) return awaitLink(event)
    if (!isForPaused(event.type) && !linked.some(hears)) return ignore(event, 'paused_plan')
    const reading = { accounts: deps.stripe?.accounts, account, linked }
    const paymentEvent = await readEvent(event, reading)
    if (paymentEvent.kind === 'nothing') return settleNothing(event, paymentEvent)
    return settle(event, linked, function* (tx) {
      const connections = yield* listConnectionsTo(tx, account)
      return yield* takeIn(tx, { event, paymentEvent, connections })
    })
  }

  /** Events from an owner's own Stripe. The secret proves whose they are, but we can't ask Stripe anything. */
  async function receiveOwn(event: InboxEvent): Promise<Outcome> {
    const { type, occurredAt } = event
    const paymentEvent = readPaymentEvent({ type, occurredAt, object: readPayload(event) })
    if (paymentEvent.kind === 'nothing') return settleNothing(event, paymentEvent)
    if (paymentEvent.kind === 'deauthorized') return ignore(event, 'unused_type')
    const linked = await db.read((tx) => findWebhookConnection(tx, event.source))
    return settle(event, linked ? [linked] : [], function* (tx) {
      const connection = yield* findWebhookConnection(tx, event.source)
      return yield* takeIn(tx, { event, paymentEvent, connections: connection ? [connection] : [] })
    })
  }

  function awaitLink(event: InboxEvent): Promise<Outcome> {
    const age = clock.now().getTime() - event.receivedAt.getTime()
    if (age < AWAITS_LINK_MS) throw new NotYet('No workspace has linked this account yet.', MINUTE_MS)
    return ignore(event, 'unknown_account')
  }

  async function readEvent(event: InboxEvent, reading: Reading): Promise<PaymentEvent> {
    const { type, occurredAt } = event
    const object = event.foundBy === 'look' ? await readAnew(event, reading) : readPayload(event)
    if (object === null) return { kind: 'nothing', reason: 'gone' }
    const paymentEvent = readPaymentEvent({ type, occurredAt, object })
    const leftOut = linesLeftOut(paymentEvent, object)
    const lines =
      reading.accounts &&
      leftOut &&
      (await orRecord(reading.accounts.listLines(reading.account, leftOut), {
        paymentEvent: awaitingLines(paymentEvent, new Date(clock.now().getTime() + LINES_AWAITED_MS)),
        event,
        reading,
      }))
    const whole = lines
      ? readPaymentEvent({ type, occurredAt, object: withLines(object, { ...leftOut, lines }) })
      : paymentEvent
    return complete(whole, event, reading)
  }

  /** An event found by reconciliation may have an old API version, so its object is read in ours. */
  async function readAnew(event: InboxEvent, { accounts, account }: Reading): Promise<unknown> {
    const objectId = objectIdIn(readPayload(event))
    if (!accounts || objectId === null) return null
    return accounts.readObject(account, { type: event.type, objectId })
  }

  /** Asks Stripe for what the event leaves open. */
  async function complete(paymentEvent: PaymentEvent, event: InboxEvent, reading: Reading): Promise<PaymentEvent> {
    const { accounts, account, linked } = reading
    if (!accounts) return paymentEvent
    const first = await findUnknownFirst(paymentEvent, linked)
    if (first)
      return (await isFirst(accounts.isFirstPayment(account, first))) ? asFirstPayment(paymentEvent) : paymentEvent
    const paymentIntentId = paymentIntentToLookUp(paymentEvent)
    if (paymentEvent.kind !== 'money_back' || paymentIntentId === null) return paymentEvent
    const asked = accounts.listInvoicesPaidBy(account, paymentIntentId)
    const invoiceIds = (await orRecord(asked, { paymentEvent, event, reading })) ?? []
    return { ...paymentEvent, refs: [...paymentEvent.refs, ...invoiceIds.map((id) => `in:${id}` as const)] }
  }

  /**
   * What Stripe answers; null if the account can no longer be read. While Stripe can't be reached, what the event tells
   * is saved immediately: money that went back keeps a client from being asked, and no payment may be lost.
   */
  async function orRecord<T>(
    asked: Promise<T>,
    { paymentEvent, event, reading }: { paymentEvent: PaymentEvent; event: InboxEvent; reading: Reading },
  ): Promise<T | null> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof AppError && error.code === 'connections.access_lost') return null
      await db.transaction(function* (tx) {
        yield* takeIn(tx, { event, paymentEvent, connections: yield* listConnectionsTo(tx, reading.account) })
      })
      deps.wakeJobs()
      throw error
    }
  }

  /** Events of an account that can no longer be read still count. */
  async function isFirst(asked: Promise<boolean>): Promise<boolean> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof AppError && error.code === 'connections.access_lost') return false
      throw error
    }
  }

  /** Only if earlier events don't answer it. */
  const findUnknownFirst = (paymentEvent: PaymentEvent, linked: readonly LinkedConnection[]) =>
    db.read(function* (tx) {
      for (const { id } of linked) {
        const lookup = yield* findFirstPaymentLookup(tx, { connectionId: id, paymentEvent })
        if (lookup) return lookup
      }
      return null
    })

  const isFull = (tx: Tx, { workspaceId }: LinkedConnection): Transactional<boolean> =>
    hasPayments(tx, { workspaceId, count: deps.workspaceLimits.payments })

  /** Processes it for every workspace that linked the account, oldest first, or for none. */
  function* takeIn(
    tx: Tx,
    {
      event,
      paymentEvent,
      connections,
    }: { event: InboxEvent; paymentEvent: PaymentEvent; connections: LinkedConnection[] },
  ): Transactional<Outcome> {
    const now = clock.now()
    const since = connections.filter((connection) => !isFromBefore({ event, paymentEvent, connection }))
    if (since.length === 0) return ignored(connections.length === 0 ? 'disconnected' : 'before_the_link')
    if (paymentEvent.kind === 'deauthorized') {
      for (const connection of since) yield* endLink(tx, { connection, now })
      return done
    }
    const hearing = paymentEvent.kind === 'money_back' ? since : since.filter(hears)
    for (const connection of hearing) {
      if (paymentEvent.kind === 'paid' && (yield* isFull(tx, connection))) return ignored('too_many_payments')
      yield* recordPaymentEvent(tx, { connection, paymentEvent, now, hashKey })
      yield* noteHeard(tx, { connection, isLive: event.isLive, now })
    }
    return hearing.length === 0 ? ignored('paused_plan') : done
  }

  return {
    async run(key) {
      const event = await db.read((tx) => findEvent(tx, key))
      if (!event || event.status === 'done' || event.status === 'ignored') return
      const { source, eventId, type } = event
      const receive = source === 'billing' ? receiveBilling : source === 'link' ? receiveOfAccount : receiveOwn
      const { status, reason } = await receive(event)
      failpoints.reach('event.after-receive')
      log.info({ source, eventId, type, account: event.accountId, outcome: status, reason }, 'Stripe event')
      deps.wakeJobs()
    },

    *giveUp(tx, key) {
      log.error(key, 'a Stripe event could not be processed; it is tried again every day for a week')
      yield* settleEvent(tx, { ...key, status: 'dead', reason: 'failed', settledAt: clock.now() })
    },
  }
}

/** An account that can no longer be read still sends events: otherwise Stripe wouldn't send them. */
const hears = ({ status }: LinkedConnection) => status === 'active' || status === 'needs_attention'

function isFromBefore(of: { event: InboxEvent; paymentEvent: PaymentEvent; connection: LinkedConnection }): boolean {
  const { event, paymentEvent, connection } = of
  const toleranceMs = paymentEvent.kind === 'deauthorized' ? 0 : BEFORE_THE_LINK_MS
  return event.occurredAt.getTime() < connection.connectedAt.getTime() - toleranceMs
}

/** What the event is about. A webhook's payload is the whole event; others, and those of older versions, only that. */
function readPayload({ payload }: InboxEvent): unknown {
  if (payload === null) return null
  const stored: unknown = JSON.parse(payload)
  const whole = WholeEvent.safeParse(stored)
  return whole.success ? whole.data.data.object : stored
}

const WholeEvent = z.object({ data: z.object({ object: z.record(z.string(), z.unknown()) }) })
