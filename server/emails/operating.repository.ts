import { and, asc, count, desc, eq, gte, isNotNull, min, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import type { EmailMessage } from './emails.repository.ts'

// Whoever runs the installation sees the mails of all workspaces: these name none.

export type QueueCount = { waiting: number; tried: number; oldest: Date | null }
export type Trouble = Pick<EmailMessage, 'id' | 'kind' | 'status' | 'failure' | 'createdAt'>

/** `tried` is how many of them were handed over before, or are at this moment. */
export function* countQueue(sql: Sql): Work<QueueCount> {
  const [found] = yield* run(
    sql
      .select({
        waiting: count(),
        tried: expression`coalesce(sum(${emailMessages.attempts} > 0), 0)`.mapWith(Number),
        oldest: min(emailMessages.createdAt),
      })
      .from(emailMessages)
      .where(eq(emailMessages.status, 'queued')),
  )
  return found ?? { waiting: 0, tried: 0, oldest: null }
}

export function* countEnded(sql: Sql, since: Date): Work<Partial<Record<EmailMessage['status'], number>>> {
  const found = yield* run(
    sql
      .select({ status: emailMessages.status, count: count() })
      .from(emailMessages)
      .where(gte(emailMessages.createdAt, since))
      .groupBy(emailMessages.status),
  )
  return Object.fromEntries(found.map((row) => [row.status, row.count]))
}

/** Those that were refused or of which nobody knows, newest first; not those that nobody wanted any more. */
export function* listTroubles(sql: Sql, { since, limit }: { since: Date; limit: number }): Work<Trouble[]> {
  const { id, kind, status, failure, createdAt } = emailMessages
  const isTrouble = or(eq(status, 'uncertain'), and(eq(status, 'failed'), isNotNull(emailMessages.frozen)))
  return yield* run(
    sql
      .select({ id, kind, status, failure, createdAt })
      .from(emailMessages)
      .where(and(gte(createdAt, since), isTrouble))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  )
}

export function* listQueued(sql: Sql): Work<Pick<EmailMessage, 'id' | 'workspaceId'>[]> {
  const { id, workspaceId } = emailMessages
  return yield* run(
    sql
      .select({ id, workspaceId })
      .from(emailMessages)
      .where(eq(emailMessages.status, 'queued'))
      .orderBy(asc(emailMessages.createdAt)),
  )
}
