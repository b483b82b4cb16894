import {
  endLink,
  findWebhookConnection,
  type LinkedConnection,
  listConnectionsTo,
  noteHeard,
} from '#server/connections/linked-accounts.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { findFirstPaymentLookup, recordNews } from '#server/payments/recording.service.ts'
import type { AccountKey, LinkedAccounts, Stripe, StripeWebhooks } from '../gateway.ts'
import { asFirstPayment, readPaymentNews } from '../payment-news.domain.ts'
import type { PaymentNews } from '../payment-news.ts'
import { customerIn, isForPaused, objectIdIn, paymentIntentToLookUp } from './inbox.domain.ts'
import { findEvent, type InboxEvent, settleEvent } from './inbox.repository.ts'

const MINUTE_MS = 60_000
/** An account may be linked at Stripe a little before it is here. */
const AWAITS_LINK_MS = 15 * MINUTE_MS
/** Clocks of Stripe and of ours may differ by as much. */
const BEFORE_THE_LINK_MS = MINUTE_MS

type Outcome = { status: 'done' | 'ignored'; reason: string | null }

const done: Outcome = { status: 'done', reason: null }
const ignored = (reason: string): Outcome => ({ status: 'ignored', reason })

type Reading = { accounts: LinkedAccounts | undefined; account: AccountKey; linked: LinkedConnection[] }

/**
 * Reads an event that came in, and does what follows from it. Whatever Stripe has to be asked is asked before the transaction;
 * in it, everything that follows is written and the event is settled, or nothing.
 */
export function createReceiving(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  hashKey: string
  stripe: Stripe | undefined
  stripeWebhooks: StripeWebhooks
  syncCustomer: (customerId: string) => Promise<void>
  wakeJobs: () => void
}): JobHandler<JobPayloads['stripe.receive']> {
  const { db, clock, log, failpoints, hashKey } = deps

  function settle(event: InboxEvent, work: (sql: Sql) => Work<Outcome>): Promise<Outcome> {
    failpoints.reach('event.before-receive')
    return db.transaction(function* (sql) {
      const outcome = yield* work(sql)
      yield* settleEvent(sql, { ...event, ...outcome, settledAt: clock.now() })
      return outcome
    })
  }

  async function settleAs(event: InboxEvent, outcome: Outcome): Promise<Outcome> {
    await db.transaction((sql) => settleEvent(sql, { ...event, ...outcome, settledAt: clock.now() }))
    return outcome
  }
  const ignore = (event: InboxEvent, reason: string) => settleAs(event, ignored(reason))

  async function receiveBilling(event: InboxEvent): Promise<Outcome> {
    if (event.accountId !== null) {
      log.error(
        { eventId: event.eventId },
        'the billing webhook hears of linked accounts: it must hear of our own only',
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
        'the link webhook hears of our own account: it must hear of linked ones only',
      )
      return ignore(event, 'of_no_account')
    }
    if (isLive !== deps.stripeWebhooks.isLive) return ignore(event, 'other_mode')
    const account = { accountId, isLive }
    const linked = await db.read((sql) => listConnectionsTo(sql, account))
    if (linked.length === 0) return awaitLink(event)
    if (!isForPaused(event.type) && !linked.some(hears)) return ignore(event, 'paused_plan')
    const reading = { accounts: deps.stripe?.accounts, account, linked }
    const news = await readNews(event, reading)
    if (news.kind === 'nothing') return ignore(event, news.reason)
    return settle(event, function* (sql) {
      const connections = yield* listConnectionsTo(sql, account)
      return yield* takeIn(sql, { event, news, connections })
    })
  }

  /** What the owner's own Stripe sends: it proves by its secret whose it is, and nothing can be asked. */
  async function receiveOwn(event: InboxEvent): Promise<Outcome> {
    const { type, occurredAt } = event
    const news = readPaymentNews({ type, occurredAt, object: readPayload(event) })
    if (news.kind === 'nothing') return ignore(event, news.reason)
    if (news.kind === 'deauthorized') return ignore(event, 'unused_type')
    return settle(event, function* (sql) {
      const connection = yield* findWebhookConnection(sql, event.source)
      return yield* takeIn(sql, { event, news, connections: connection ? [connection] : [] })
    })
  }

  function awaitLink(event: InboxEvent): Promise<Outcome> {
    const age = clock.now().getTime() - event.receivedAt.getTime()
    if (age < AWAITS_LINK_MS) throw new NotYet('Nobody has linked this account yet.', MINUTE_MS)
    return ignore(event, 'unknown_account')
  }

  async function readNews(event: InboxEvent, reading: Reading): Promise<PaymentNews> {
    const { type, occurredAt } = event
    const object = event.foundBy === 'look' ? await readAnew(event, reading) : readPayload(event)
    if (object === null) return { kind: 'nothing', reason: 'gone' }
    return complete(readPaymentNews({ type, occurredAt, object }), event, reading)
  }

  /** What an event says that was found by looking may be of an old version: the object itself is of ours. */
  async function readAnew(event: InboxEvent, { accounts, account }: Reading): Promise<unknown> {
    const objectId = objectIdIn(readPayload(event))
    if (!accounts || objectId === null) return null
    return accounts.readObject(account, { type: event.type, objectId })
  }

  /** Asks what the news leave open. */
  async function complete(
    news: PaymentNews,
    event: InboxEvent,
    { accounts, account, linked }: Reading,
  ): Promise<PaymentNews> {
    if (!accounts) return news
    const first = await findUnknownFirst(news, linked)
    if (first) return (await isFirst(accounts.isFirstPayment(account, first))) ? asFirstPayment(news) : news
    const paymentIntentId = paymentIntentToLookUp(news)
    if (news.kind !== 'undone' || paymentIntentId === null) return news
    try {
      const invoiceIds = await accounts.listInvoicesPaidBy(account, paymentIntentId)
      return { ...news, refs: [...news.refs, ...invoiceIds.map((id) => `in:${id}` as const)] }
    } catch (error) {
      if (error instanceof AppError && error.code === 'connections.access_lost') return news
      // What is known holds at once: the client must not be asked while Stripe is away.
      await db.transaction(function* (sql) {
        yield* takeIn(sql, { event, news, connections: yield* listConnectionsTo(sql, account) })
      })
      deps.wakeJobs()
      throw error
    }
  }

  /** An account that cannot be read any more tells of its payments all the same. */
  async function isFirst(asked: Promise<boolean>): Promise<boolean> {
    try {
      return await asked
    } catch (error) {
      if (error instanceof AppError && error.code === 'connections.access_lost') return false
      throw error
    }
  }

  /** Asked at Stripe only where what was told before does not say it. */
  const findUnknownFirst = (news: PaymentNews, linked: readonly LinkedConnection[]) =>
    db.read(function* (sql) {
      for (const { id } of linked) {
        const lookup = yield* findFirstPaymentLookup(sql, { connectionId: id, news })
        if (lookup) return lookup
      }
      return null
    })

  /** For everybody who has the account linked, oldest first, or for nobody. */
  function* takeIn(
    sql: Sql,
    { event, news, connections }: { event: InboxEvent; news: PaymentNews; connections: LinkedConnection[] },
  ): Work<Outcome> {
    const now = clock.now()
    const since = connections.filter((connection) => !isFromBefore({ event, news, connection }))
    if (since.length === 0) return ignored(connections.length === 0 ? 'disconnected' : 'before_the_link')
    if (news.kind === 'deauthorized') {
      for (const connection of since) yield* endLink(sql, { connection, now })
      return done
    }
    const hearing = news.kind === 'undone' ? since : since.filter(hears)
    for (const connection of hearing) {
      yield* recordNews(sql, { connection, news, now, hashKey })
      yield* noteHeard(sql, { connection, isLive: event.isLive, now })
    }
    return hearing.length === 0 ? ignored('paused_plan') : done
  }

  return {
    async run(key) {
      const event = await db.read((sql) => findEvent(sql, key))
      if (!event || event.status === 'done' || event.status === 'ignored') return
      const { source, eventId, type } = event
      const receive = source === 'billing' ? receiveBilling : source === 'link' ? receiveOfAccount : receiveOwn
      const { status, reason } = await receive(event)
      failpoints.reach('event.after-receive')
      log.info({ source, eventId, type, account: event.accountId, outcome: status, reason }, 'event of Stripe')
      deps.wakeJobs()
    },

    *giveUp(sql, key) {
      log.error(key, 'an event of Stripe could not be received; it is tried again every day for a week')
      yield* settleEvent(sql, { ...key, status: 'dead', reason: 'failed', settledAt: clock.now() })
    },
  }
}

/** One that can no longer be read still hears: Stripe would not send to us otherwise. */
const hears = ({ status }: LinkedConnection) => status === 'active' || status === 'needs_attention'

function isFromBefore(of: { event: InboxEvent; news: PaymentNews; connection: LinkedConnection }): boolean {
  const { event, news, connection } = of
  const toleranceMs = news.kind === 'deauthorized' ? 0 : BEFORE_THE_LINK_MS
  return event.occurredAt.getTime() < connection.connectedAt.getTime() - toleranceMs
}

const readPayload = ({ payload }: InboxEvent): unknown => (payload === null ? null : JSON.parse(payload))
