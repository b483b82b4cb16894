import { desc, eq, inArray, or } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages, outboxMails } from '#server/db/schema.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Mail } from './mailer.ts'

export type OutboxMail = typeof outboxMails.$inferSelect

/** Keeps a mail once for each idempotency key, and answers the id it is kept under. */
export function* storeOutboxMail(
  sql: Sql,
  mail: Mail,
  { idempotencyKey, now }: { idempotencyKey: string; now: Date },
): Work<string> {
  const { from, to, ...rest } = mail
  yield* run(
    sql
      .insert(outboxMails)
      .values({
        ...rest,
        id: newId('out'),
        idempotencyKey,
        fromName: from.name,
        fromAddress: from.address,
        recipient: to,
        receivedAt: now,
      })
      .onConflictDoNothing(),
  )
  const [kept] = yield* run(
    sql.select({ id: outboxMails.id }).from(outboxMails).where(eq(outboxMails.idempotencyKey, idempotencyKey)),
  )
  if (!kept) throw new Error('The outbox lost a mail.')
  return kept.id
}

export function* listOutboxMails(sql: Sql, { limit }: { limit: number }): Work<OutboxMail[]> {
  return yield* run(
    sql.select().from(outboxMails).orderBy(desc(outboxMails.receivedAt), desc(outboxMails.id)).limit(limit),
  )
}

export function* findOutboxMail(sql: Sql, id: string): Work<OutboxMail | undefined> {
  const [found] = yield* run(sql.select().from(outboxMails).where(eq(outboxMails.id, id)))
  return found
}

/** Forgets the mails of a workspace, and those to a recipient. */
export function* deleteOutboxMails(
  sql: Sql,
  { workspaceId, recipient }: { workspaceId: string; recipient: string },
): Work<void> {
  const messages = sql
    .select({ id: emailMessages.id })
    .from(emailMessages)
    .where(eq(emailMessages.workspaceId, workspaceId))
  yield* run(
    sql
      .delete(outboxMails)
      .where(or(inArray(outboxMails.idempotencyKey, messages), eq(outboxMails.recipient, recipient))),
  )
}
