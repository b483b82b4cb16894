import { findWebhook } from '#server/connections/webhook-connections.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { createBatches } from '#server/kernel/batches.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RightOfWay } from '#server/kernel/right-of-way.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import type { StripeEvent, StripeWebhooks } from '../gateway.ts'
import { eventRefused, eventTooThin, inboxUnavailable, noSecretYet, noSuchWebhook } from './inbox.errors.ts'
import { dropPayloadsReceivedBy, insertEvent, type NewEvent, settleEvent } from './inbox.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAYLOADS_ARE_KEPT_FOR_MS = 30 * DAY_MS

type Call = { body: Uint8Array; signature: string | undefined }
type Endpoint = { source: string; secrets: readonly string[] }

export type InboxService = ReturnType<typeof createInboxService>

/**
 * Takes in what Stripe sends, each event once for each source, and leaves what follows from it to a job. Nothing is done
 * before the answer but to write it down. Whatever throws here, Stripe sends again.
 */
export function createInboxService(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  hashKey: string
  stripeWebhooks: StripeWebhooks
  rightOfWay: RightOfWay
  wakeJobs: () => void
}) {
  const { db, clock, log, failpoints, stripeWebhooks } = deps

  async function take(call: Call, { source, secrets }: Endpoint): Promise<void> {
    if (secrets.length === 0) throw noSecretYet()
    const now = clock.now()
    const read = stripeWebhooks.read({ ...call, secrets, now })
    if (read === 'bad_signature') throw eventRefused()
    if (read === 'wrong_time') {
      log.error({ source }, 'an event of Stripe was signed minutes off: check the clock of this server')
      throw eventRefused()
    }
    if (read === 'thin') {
      log.error({ source }, 'an endpoint of Stripe sends thin events: it must send snapshots')
      throw eventTooThin()
    }
    deps.rightOfWay.note()
    const event = read === 'unreadable' ? deadEvent(call.body, { source, now }) : newEvent(read, { source, now })
    const isDead = read === 'unreadable'
    const isNew = await keep({ event, status: isDead ? 'dead' : 'pending' })
    const { eventId, type, accountId: account } = event
    const told = { source, eventId, type, account, outcome: isNew ? 'taken' : 'known' }
    if (isDead) log.error(told, 'a signed event of Stripe cannot be read')
    else log.info(told, 'event of Stripe')
    if (isNew) deps.wakeJobs()
  }

  // What comes in at once is written to the disk at once: one wait for it, and not one for each.
  const keep = createBatches(async (kept: Kept[]): Promise<boolean[]> => {
    const areNew = await db.transaction(function* (sql) {
      const inserted: boolean[] = []
      for (const one of kept) inserted.push(yield* keepOne(sql, one))
      failpoints.reach('event.before-commit')
      return inserted
    })
    failpoints.reach('event.after-commit')
    return areNew
  })

  return {
    /** Throws `stripe.event_refused` (400), `stripe.thin_event` (400) and `stripe.no_secret` (503). */
    takeFrom: (endpoint: 'billing' | 'link', call: Call): Promise<void> =>
      orUnavailable(() => take(call, { source: endpoint, secrets: stripeWebhooks.secrets[endpoint] })),

    /** The same at an owner's own webhook; `request.not_found` (404) where there is none. */
    takeOwn: (hookId: string, call: Call): Promise<void> =>
      orUnavailable(async () => {
        const found = await db.read((sql) => findWebhook(sql, { hookId, hashKey: deps.hashKey }))
        if (!found) throw noSuchWebhook()
        await take(call, { source: found.connectionId, secrets: found.secret === undefined ? [] : [found.secret] })
      }),
  }
}

type Kept = { event: NewEvent; status: 'pending' | 'dead' }

/** False for one that is known. */
function* keepOne(sql: Sql, { event, status }: Kept): Work<boolean> {
  if (!(yield* insertEvent(sql, event))) return false
  if (status === 'pending') yield* receiveSoon(sql, event)
  else yield* settleEvent(sql, { ...event, status, reason: 'unreadable', settledAt: event.receivedAt })
  return true
}

/** Whatever the disk has against it, Stripe is to send it again. */
const orUnavailable = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    throw error instanceof AppError ? error : inboxUnavailable(error)
  })

export const receiveSoon = (
  sql: Sql,
  { source, eventId, receivedAt: now }: Pick<NewEvent, 'source' | 'eventId' | 'receivedAt'>,
): Work<void> =>
  enqueue(sql, { kind: 'stripe.receive', dedupeKey: `${source} ${eventId}`, payload: { source, eventId }, now })

const newEvent = ({ object, ...event }: StripeEvent, { source, now }: { source: string; now: Date }): NewEvent => ({
  source,
  ...event,
  receivedAt: now,
  foundBy: 'webhook',
  payload: JSON.stringify(object),
})

/** Kept without what it says, under a name made of it. */
const deadEvent = (body: Uint8Array, { source, now }: { source: string; now: Date }): NewEvent => ({
  source,
  eventId: `unreadable_${contentHash(Buffer.from(body).toString('base64'))}`,
  accountId: null,
  type: 'unreadable',
  apiVersion: null,
  isLive: false,
  occurredAt: now,
  receivedAt: now,
  foundBy: 'webhook',
  payload: null,
})

/** Forgets what events said a month ago; that they came is known for ever. */
export const sweepInbox = (sql: Sql, now: Date): Work<void> =>
  dropPayloadsReceivedBy(sql, new Date(now.getTime() - PAYLOADS_ARE_KEPT_FOR_MS))
