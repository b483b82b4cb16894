import { findWebhook } from '#server/connections/webhook-connections.service.ts'
import { listWebhookIds } from '#server/connections/connections.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { createBatches } from '#server/kernel/batches.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import type { WebhookPriority } from '#server/jobs/webhook-priority.ts'
import { contentHash } from '#server/kernel/tokens.ts'
import type { StripeEvent, StripeWebhooks } from '#server/stripe/gateway.ts'
import {
  eventRefused,
  eventTooDeep,
  eventTooThin,
  inboxUnavailable,
  noSecretYet,
  noSuchWebhook,
} from './inbox.errors.ts'
import {
  deleteSettledReceivedBy,
  dropPayloadsReceivedBy,
  findNewestUnkept,
  insertEvent,
  type NewEvent,
  settleEvent,
} from './inbox.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAYLOADS_ARE_KEPT_FOR_MS = 30 * DAY_MS
/**
 * Stripe sends an event again for three days, and on request or in a list for thirty. A captured call is worth nothing
 * after five minutes, because its signature has its time. So no event arrives a second time after that.
 */
const IDS_ARE_KEPT_FOR_MS = 45 * DAY_MS
/** In one sweep: a few milliseconds. */
const DELETED_MAX = 5000
/**
 * Owners can sign any number of events for their own webhooks. An event that comes again after so many others tells
 * nothing new about its payment, of which there is one row however many events there are.
 */
const OWN_EVENTS_MAX = 20_000

type Call = { body: Uint8Array; signature: string | undefined }
/** Where an event was sent to, with at least one secret. */
export type InboxEndpoint = { source: string; secrets: readonly string[] }

export type InboxService = ReturnType<typeof createInboxService>

/**
 * Saves Stripe's events, each once per source, and leaves processing to a job. Before the answer it only writes the
 * event. After an error here, Stripe sends it again.
 */
export function createInboxService(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  hashKey: string
  stripeWebhooks: StripeWebhooks
  webhookPriority: WebhookPriority
  wakeJobs: () => void
}) {
  const { db, clock, log, failpoints, stripeWebhooks } = deps

  async function take(call: Call, { source, secrets }: InboxEndpoint): Promise<void> {
    const now = clock.now()
    const read = stripeWebhooks.read({ ...call, secrets, now })
    if (read === 'bad_signature') throw eventRefused()
    if (read === 'wrong_time') {
      log.error({ source }, 'a Stripe event was signed minutes ago or ahead: check this server’s clock')
      throw eventRefused()
    }
    if (read === 'thin') {
      log.error({ source }, 'a Stripe endpoint sends thin events: it must send snapshots')
      throw eventTooThin()
    }
    if (read === 'too_deep') {
      log.error({ source }, 'a signed Stripe event is nested too deeply')
      throw eventTooDeep()
    }
    deps.webhookPriority.note()
    const event = read === 'unreadable' ? deadEvent(call.body, { source, now }) : newEvent(read, { source, now })
    const isDead = read === 'unreadable'
    const isNew = await keep({ event, status: isDead ? 'dead' : 'pending' })
    const { eventId, type, accountId: account } = event
    const logged = { source, eventId, type, account, outcome: isNew ? 'taken' : 'known' }
    if (isDead) log.error(logged, 'a signed Stripe event can’t be read')
    else log.info(logged, 'Stripe event')
    if (isNew) deps.wakeJobs()
  }

  // Events that arrive at the same time are written with a single disk write.
  const keep = createBatches(async (kept: Kept[]): Promise<boolean[]> => {
    const areNew = await db.transaction(function* (tx) {
      const inserted: boolean[] = []
      for (const one of kept) inserted.push(yield* keepOne(tx, one))
      failpoints.reach('event.before-commit')
      return inserted
    })
    failpoints.reach('event.after-commit')
    return areNew
  })

  return {
    /** Throws `stripe.no_secret` (503). */
    findEndpoint(source: 'billing' | 'link'): InboxEndpoint {
      const secrets = stripeWebhooks.secrets[source]
      if (secrets.length === 0) throw noSecretYet()
      return { source, secrets }
    },

    /** The same for an owner's own webhook; `request.not_found` (404) if it doesn't exist. */
    findOwnEndpoint: (hookId: string): Promise<InboxEndpoint> =>
      orUnavailable(async () => {
        const found = await db.read((tx) => findWebhook(tx, { hookId, hashKey: deps.hashKey }))
        if (!found) throw noSuchWebhook()
        if (found.secret === undefined) throw noSecretYet()
        return { source: found.connectionId, secrets: [found.secret] }
      }),

    /** Throws `stripe.event_refused`, `stripe.thin_event` and `stripe.event_too_deep` (400). */
    takeEvent: (endpoint: InboxEndpoint, call: Call): Promise<void> => orUnavailable(() => take(call, endpoint)),
  }
}

type Kept = { event: NewEvent; status: 'pending' | 'dead' }

/** False for an event that is already known. */
function* keepOne(tx: Tx, { event, status }: Kept): Transactional<boolean> {
  if (!(yield* insertEvent(tx, event))) return false
  if (status === 'pending') yield* receiveSoon(tx, event)
  else yield* settleEvent(tx, { ...event, status, reason: 'unreadable', settledAt: event.receivedAt })
  return true
}

/** After any disk error, Stripe should send it again. */
const orUnavailable = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof AppError ? error : inboxUnavailable(error)
  })

export const receiveSoon = (
  tx: Tx,
  { source, eventId, receivedAt: now }: Pick<NewEvent, 'source' | 'eventId' | 'receivedAt'>,
): Transactional<void> =>
  enqueue(tx, { kind: 'stripe.receive', dedupeKey: `${source} ${eventId}`, payload: { source, eventId }, now })

const newEvent = ({ content, ...event }: StripeEvent, { source, now }: { source: string; now: Date }): NewEvent => ({
  source,
  ...event,
  receivedAt: now,
  foundBy: 'webhook',
  payload: content,
})

/** Saved without content, under a name derived from it. */
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

/**
 * Deletes the contents of events after a month, and their ids when no duplicate can arrive any more. Of an owner's own
 * webhook, only the newest ids are kept.
 */
export function* sweepInbox(
  tx: Tx,
  {
    now,
    deletedMax = DELETED_MAX,
    ownEventsMax = OWN_EVENTS_MAX,
  }: { now: Date; deletedMax?: number; ownEventsMax?: number },
): Transactional<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  yield* dropPayloadsReceivedBy(tx, before(PAYLOADS_ARE_KEPT_FOR_MS))
  yield* deleteSettledReceivedBy(tx, { before: before(IDS_ARE_KEPT_FOR_MS), limit: deletedMax })
  for (const source of yield* listWebhookIds(tx)) {
    const newest = yield* findNewestUnkept(tx, { source, kept: ownEventsMax })
    if (newest) yield* deleteSettledReceivedBy(tx, { source, before: newest, limit: Number.MAX_SAFE_INTEGER })
  }
}
