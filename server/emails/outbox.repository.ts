import { desc, eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { outboxMails } from '#server/db/schema.ts'
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
