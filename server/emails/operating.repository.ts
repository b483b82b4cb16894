import { and, asc, count, desc, eq, gte, isNotNull, min, or, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
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
        tried: sql`coalesce(sum(${emailMessages.attempts} > 0), 0)`.mapWith(Number),
        oldest: min(emailMessages.createdAt),
      })
      .from(emailMessages)
      .where(isQueued),
  )
  return found ?? { waiting: 0, tried: 0, oldest: null }
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

export function* listQueued(tx: Tx): Transactional<Pick<EmailMessage, 'id' | 'workspaceId'>[]> {
  const { id, workspaceId } = emailMessages
  return yield* run(
    tx.select({ id, workspaceId }).from(emailMessages).where(isQueued).orderBy(asc(emailMessages.createdAt)),
  )
}
