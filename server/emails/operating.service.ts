import type { Tx, Transactional } from '#server/db/database.ts'
import { cancelJob, enqueue, runNow } from '#server/jobs/outbox.ts'
import { findMessage } from './emails.repository.ts'
import type { createEmailSettling } from './settling.service.ts'
import {
  countEnded,
  countOutcomes,
  countQueue,
  countQueuedOf,
  countReports,
  countSentToClients,
  countTriedJobs,
  type DelayedDomain,
  type DelayedEmail,
  findQueued,
  listDelayed,
  listDelayedDomains,
  listQueued,
  listTroubles,
  type Outcomes,
  type QueuedEmail,
  type QueueCount,
  type Trouble,
} from './operating.repository.ts'
import { endPause, findPause, type EmailPause, pauseForOperator } from './pauses.service.ts'

export { countQueuedOf, countReports, countSentToClients, findQueued, pauseForOperator }

/** Emails that are not in the queue of emails: their jobs hold them. */
const ACCOUNT_EMAILS = ['identity.send-code', 'identity.send-notice', 'members.send-notice'] as const

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const TROUBLES_SHOWN = 20

/** All that wait. Of those that their jobs hold, only what was tried: the others go at once. */
export type WaitingEmails = QueueCount & {
  /** Of the tried ones, those that their jobs hold. */
  ofAccounts: number
}

function* countWaiting(tx: Tx): Transactional<WaitingEmails> {
  const queue = yield* countQueue(tx)
  const accounts = yield* countTriedJobs(tx, ACCOUNT_EMAILS)
  return {
    waiting: queue.waiting + accounts.tried,
    tried: queue.tried + accounts.tried,
    ofAccounts: accounts.tried,
    oldest: earlier(queue.oldest, accounts.oldest),
  }
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b < a) ? b : a)

/** For how many seconds the oldest email has waited; 0 if none waits. */
export function* readOldestWaiting(tx: Tx, now: Date): Transactional<number> {
  const { oldest } = yield* countWaiting(tx)
  return oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1000
}

export type DeliveryStatus = {
  queue: WaitingEmails
  pause: EmailPause | undefined
  /** Emails of the last seven days. */
  week: { sent: number; failed: number; uncertain: number }
  /** The newest that failed or are uncertain. */
  troubles: Trouble[]
}

/** What the operator of the installation needs to know about its emails, without addresses or content. */
export function* readDeliveryStatus(tx: Tx, now: Date): Transactional<DeliveryStatus> {
  const since = new Date(now.getTime() - WEEK_MS)
  const { sent = 0, failed = 0, uncertain = 0 } = yield* countEnded(tx, since)
  return {
    queue: yield* countWaiting(tx),
    pause: yield* findPause(tx),
    week: { sent, failed, uncertain },
    troubles: yield* listTroubles(tx, { since, limit: TROUBLES_SHOWN }),
  }
}

/** Ends a pause and tries all queued emails immediately. Returns their number, or undefined when there was no pause. */
export function* resumeEmails(tx: Tx, now: Date): Transactional<number | undefined> {
  if (!(yield* endPause(tx))) return undefined
  const queued = yield* listQueued(tx)
  for (const { id, workspaceId } of queued)
    yield* enqueue(tx, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })
  yield* runNow(tx, { kinds: ACCOUNT_EMAILS, now })
  return queued.length
}

/** Fewer would tell where a client works. */
const RECIPIENTS_MIN = 3
const DOMAINS_SHOWN = 5

export type EmailFigures = {
  queue: WaitingEmails
  pause: EmailPause | undefined
  outcomes: Outcomes
  reports: { received: number; unknown: number }
  delayed: DelayedEmail[]
  domains: DelayedDomain[]
}

/** What an operator sees of the emails: what waits, and what became of those made since then. */
export function* readEmailFigures(
  tx: Tx,
  { since, limit }: { since: Date; limit: number },
): Transactional<EmailFigures> {
  return {
    queue: yield* countWaiting(tx),
    pause: yield* findPause(tx),
    outcomes: yield* countOutcomes(tx, since),
    reports: yield* countReports(tx, since),
    delayed: yield* listDelayed(tx, { limit }),
    domains: yield* listDelayedDomains(tx, { recipientsMin: RECIPIENTS_MIN, limit: DOMAINS_SHOWN }),
  }
}

/** Tries a queued email now. */
export const retryQueued = (tx: Tx, { id, workspaceId }: QueuedEmail, now: Date): Transactional<void> =>
  enqueue(tx, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })

const DROPPED = 'Whoever runs this service took the email out of the queue. Send it again if it’s still needed.'

/** Takes an email out of the queue, for good. One that may have been sent becomes uncertain. */
export function* dropQueued(
  tx: Tx,
  { id, workspaceId }: QueuedEmail,
  settling: ReturnType<typeof createEmailSettling>,
): Transactional<void> {
  const message = yield* findMessage(tx, { workspaceId, id })
  if (!message) return
  if (message.ambiguousSince) yield* settling.settleUncertain(tx, message)
  else yield* settling.settleFailed(tx, message, DROPPED)
  yield* cancelJob(tx, { kind: 'emails.deliver', workspaceId, dedupeKey: id })
}
