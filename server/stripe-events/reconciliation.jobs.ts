import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import { listAccountsToRead } from '#server/connections/connections.queries.ts'
import { noteAccessLost, noteRead } from '#server/connections/linked-accounts.service.ts'
import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { AccountKey, EventPointer, LinkedAccounts, Stripe } from '#server/stripe/gateway.ts'
import { insertEvent, takeDead, type NewEvent } from './inbox.repository.ts'
import { receiveSoon } from './inbox.service.ts'

const SECOND_MS = 1000
const EVERY_MS = 15 * 60 * SECOND_MS
/** Stripe may list an event a little late. */
const OVERLAP_MS = 300 * SECOND_MS
const INSERTED_AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * SECOND_MS
const TRIED_FOR_MS = 8 * DAY_MS

const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms)

type Account = AccountKey & { caughtUpTo: Date }

/**
 * Asks Stripe for events of linked accounts that never arrived: at the start and every fifteen minutes; each run
 * schedules the next. Only the event's name is kept: its object is read again when the event is processed.
 */
export function createReconciliation(deps: {
  db: Database
  clock: Clock
  log: Log
  stripe: Stripe | undefined
  wakeJobs: () => void
}): JobHandler<JobPayloads['stripe.reconcile']> & { plan: (at?: Date) => Promise<void> } {
  const { db, clock, log } = deps

  function planAt(runAt: Date): Promise<void> {
    const dedupeKey = new Date(Math.ceil(runAt.getTime() / EVERY_MS) * EVERY_MS).toISOString()
    return db.transaction((tx) =>
      enqueue(tx, { kind: 'stripe.reconcile', dedupeKey, payload: {}, now: clock.now(), runAt }),
    )
  }

  async function reconcile(accounts: LinkedAccounts, { caughtUpTo, ...account }: Account): Promise<number> {
    const begunAt = clock.now()
    const since = new Date(caughtUpTo.getTime() - OVERLAP_MS)
    const found = await accounts.listEvents(account, { types: LINK_EVENT_TYPES, since })
    const isNew = await keep(account, found)
    await db.transaction((tx) => noteRead(tx, { account, caughtUpTo: begunAt, now: clock.now() }))
    return isNew
  }

  /** A few at a time, so that a month of events doesn't block other requests. */
  async function keep(account: AccountKey, found: EventPointer[]): Promise<number> {
    let kept = 0
    for (let from = 0; from < found.length; from += INSERTED_AT_ONCE) {
      kept += await db.transaction(function* (tx) {
        let inserted = 0
        for (const pointer of found.slice(from, from + INSERTED_AT_ONCE)) {
          const event = foundEvent(pointer, { account, now: clock.now() })
          if (!(yield* insertEvent(tx, event))) continue
          yield* receiveSoon(tx, event)
          inserted += 1
        }
        return inserted
      })
    }
    return kept
  }

  async function lookAt(accounts: LinkedAccounts, account: Account): Promise<void> {
    try {
      const found = await reconcile(accounts, account)
      if (found > 0) log.warn({ account: account.accountId, found }, 'found Stripe events that never arrived')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'connections.access_lost')
        await db.transaction((tx) => noteAccessLost(tx, { account, now: clock.now() }))
      log.warn({ err: error, account: account.accountId }, 'an account could not be reconciled')
    }
  }

  /** Events that repeatedly failed are tried again every day for a week. */
  async function tryDeadAgain(): Promise<void> {
    const now = clock.now()
    const dead = await db.transaction(function* (tx) {
      const found = yield* takeDead(tx, {
        receivedAfter: before(now, TRIED_FOR_MS),
        settledBy: before(now, DAY_MS),
        now,
      })
      for (const event of found) yield* receiveSoon(tx, { ...event, receivedAt: now })
      return found
    })
    if (dead.length === 0) return
    log.warn({ events: dead.map(({ eventId }) => eventId) }, 'trying failed Stripe events again')
    deps.wakeJobs()
  }

  return {
    plan: (at: Date = clock.now()) => planAt(at),

    async run() {
      await planAt(new Date(clock.now().getTime() + EVERY_MS))
      await tryDeadAgain()
      const accounts = deps.stripe?.accounts
      if (!accounts) return
      for (const account of await db.read(listAccountsToRead)) await lookAt(accounts, account)
      deps.wakeJobs()
    },
  }
}

const foundEvent = (
  { objectId, ...pointer }: EventPointer,
  { account, now }: { account: AccountKey; now: Date },
): NewEvent => ({
  source: 'link',
  accountId: account.accountId,
  apiVersion: null,
  receivedAt: now,
  foundBy: 'look',
  payload: JSON.stringify({ id: objectId }),
  ...pointer,
})
