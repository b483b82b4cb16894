import {
  and,
  asc,
  count,
  countWhere,
  desc,
  domainOf,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  min,
  or,
  sql,
  unindexed,
} from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailEvents, emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import type { JobKind } from '#server/jobs/jobs.registry.ts'
import { KINDS_TO_CLIENTS } from './audiences.domain.ts'
import { type EmailMessage, isQueued } from './emails.queries.ts'

// For the operator of the installation, across all workspaces.

export type QueueCount = { waiting: number; tried: number; oldest: Date | null }
export type Trouble = Pick<EmailMessage, 'id' | 'kind' | 'status' | 'failure' | 'createdAt'>

/** `tried` counts those that were attempted before or are being sent now. */
export function* countQueue(tx: Tx): Transactional<QueueCount> {
  const [found] = yield* run(
    tx
      .select({
        waiting: count(),
        tried: countWhere(gt(emailMessages.attempts, 0)),
        oldest: min(emailMessages.createdAt),
      })
      .from(emailMessages)
      .where(isQueued),
  )
  return found ?? { waiting: 0, tried: 0, oldest: null }
}

/** Jobs of these kinds hold an email each. Those that were tried and wait, or are being sent now. */
export function* countTriedJobs(
  tx: Tx,
  kinds: readonly JobKind[],
): Transactional<{ tried: number; oldest: Date | null }> {
  const isTried = or(gt(jobs.attempts, 0), isNotNull(jobs.lastError))
  const [found] = yield* run(
    tx
      .select({ tried: count(), oldest: min(jobs.createdAt) })
      .from(jobs)
      .where(and(isNull(jobs.diedAt), inArray(jobs.kind, [...kinds]), isTried)),
  )
  return found ?? { tried: 0, oldest: null }
}

export function* countEnded(tx: Tx, since: Date): Transactional<Partial<Record<EmailMessage['status'], number>>> {
  const found = yield* run(
    tx
      .select({ status: emailMessages.status, count: count() })
      .from(emailMessages)
      .where(gte(emailMessages.createdAt, since))
      .groupBy(emailMessages.status),
  )
  return Object.fromEntries(found.map((row) => [row.status, row.count]))
}

/** Those that failed or are uncertain, newest first, except those that were no longer wanted. */
export function* listTroubles(tx: Tx, { since, limit }: { since: Date; limit: number }): Transactional<Trouble[]> {
  const { id, kind, status, failure, createdAt } = emailMessages
  const isTrouble = or(eq(status, 'uncertain'), and(eq(status, 'failed'), isNotNull(emailMessages.frozen)))
  return yield* run(
    tx
      .select({ id, kind, status, failure, createdAt })
      .from(emailMessages)
      .where(and(gte(createdAt, since), isTrouble))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  )
}

/** An email that has been tried and not accepted yet. */
export type DelayedEmail = {
  id: string
  kind: EmailMessage['kind']
  workspaceId: string
  attempts: number
  createdAt: Date
  /** When it is tried again; null while it is being sent, and without a job. */
  nextAt: Date | null
  reason: string
}

const isDelayed = and(isQueued, gt(emailMessages.attempts, 0))

const isDelivery = and(eq(jobs.kind, 'emails.deliver'), eq(jobs.dedupeKey, emailMessages.id))

/** Oldest first. */
export function* listDelayed(tx: Tx, { limit }: { limit: number }): Transactional<DelayedEmail[]> {
  const { id, kind, workspaceId, attempts, createdAt } = emailMessages
  return yield* run(
    tx
      .select({
        id,
        kind,
        workspaceId,
        attempts,
        createdAt,
        nextAt: sql`case when ${jobs.leaseToken} is null then ${jobs.runAt} end`.mapWith(jobs.runAt),
        reason: sql<string>`coalesce(${jobs.lastError}, '')`,
      })
      .from(emailMessages)
      .leftJoin(jobs, isDelivery)
      .where(isDelayed)
      // Otherwise SQLite reads all emails in their order to find those that are queued.
      .orderBy(asc(unindexed(createdAt)))
      .limit(limit),
  )
}

export type DelayedDomain = { domain: string; count: number; since: Date }

/**
 * Domains at which at least `recipientsMin` people wait for an email, most first. A domain of fewer could be the name of
 * a client.
 */
export function* listDelayedDomains(
  tx: Tx,
  { recipientsMin, limit }: { recipientsMin: number; limit: number },
): Transactional<DelayedDomain[]> {
  const { recipient, createdAt } = emailMessages
  const domain = sql<string>`lower(${domainOf(recipient)})`
  return yield* run(
    tx
      .select({ domain, count: count(), since: sql`min(${createdAt})`.mapWith(createdAt) })
      .from(emailMessages)
      .where(isDelayed)
      .groupBy(domain)
      .having(sql`count(distinct lower(${recipient})) >= ${recipientsMin}`)
      .orderBy(desc(count()), asc(domain))
      .limit(limit),
  )
}

/** What became of the emails made since then. */
export type Outcomes = {
  sent: number
  queued: number
  failed: number
  /** Of the failed ones, those that were no longer wanted. */
  unwanted: number
  uncertain: number
  bounced: number
  complained: number
}

export function* countOutcomes(tx: Tx, since: Date): Transactional<Outcomes> {
  const { status, frozen, delivery } = emailMessages
  const [found] = yield* run(
    tx
      .select({
        sent: countWhere(sql`${status} = 'sent'`),
        queued: countWhere(sql`${status} = 'queued'`),
        failed: countWhere(sql`${status} = 'failed'`),
        unwanted: countWhere(sql`${status} = 'failed' and ${frozen} is null`),
        uncertain: countWhere(sql`${status} = 'uncertain'`),
        bounced: countWhere(sql`${delivery} = 'bounced'`),
        complained: countWhere(sql`${delivery} = 'complained'`),
      })
      .from(emailMessages)
      .where(gte(emailMessages.createdAt, since)),
  )
  if (!found) throw new Error('A count has a row.')
  return found
}

export type QueuedEmail = Pick<EmailMessage, 'id' | 'kind' | 'workspaceId'> & {
  /** It is being handed over to the email service. */
  isRunning: boolean
}

/** Undefined when it is not queued. */
export function* findQueued(tx: Tx, { id, now }: { id: string; now: Date }): Transactional<QueuedEmail | undefined> {
  const { kind, workspaceId } = emailMessages
  const isRunning = sql`coalesce(${jobs.leaseUntil} > ${now.getTime()}, false)`.mapWith(Boolean)
  const [found] = yield* run(
    tx
      .select({ id: emailMessages.id, kind, workspaceId, isRunning })
      .from(emailMessages)
      .leftJoin(jobs, isDelivery)
      .where(and(eq(emailMessages.id, id), isQueued)),
  )
  return found
}

/** How many emails of a workspace wait. */
export function* countQueuedOf(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), isQueued)),
  )
  return found?.count ?? 0
}

/** How many emails of a workspace went to its clients, of those made since then. */
export function* countSentToClients(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<number> {
  const isToClient = inArray(emailMessages.kind, [...KINDS_TO_CLIENTS])
  const isSent = and(eq(emailMessages.status, 'sent'), gte(emailMessages.createdAt, since))
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), isSent, isToClient)),
  )
  return found?.count ?? 0
}

/** Reports of the email service since then. */
export function* countReports(tx: Tx, since: Date): Transactional<{ received: number; unknown: number }> {
  const [found] = yield* run(
    tx
      .select({
        received: count(),
        unknown: countWhere(isNull(emailEvents.messageId)),
      })
      .from(emailEvents)
      .where(gte(emailEvents.receivedAt, since)),
  )
  return found ?? { received: 0, unknown: 0 }
}

export function* listQueued(tx: Tx): Transactional<Pick<EmailMessage, 'id' | 'workspaceId'>[]> {
  const { id, workspaceId } = emailMessages
  return yield* run(
    tx.select({ id, workspaceId }).from(emailMessages).where(isQueued).orderBy(asc(emailMessages.createdAt)),
  )
}
