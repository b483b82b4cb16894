import { and, desc, eq, inArray, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages, outboxMails } from '#server/db/schema/emails.ts'
import { identityCodes } from '#server/db/schema/identity.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Mail } from '#server/emails/mailer.ts'

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

/** Their ids alone, newest first. */
export function* listOutboxMailIds(sql: Sql, { limit }: { limit: number }): Work<string[]> {
  const rows = yield* run(
    sql
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .orderBy(desc(outboxMails.receivedAt), desc(outboxMails.id))
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}

export function* findOutboxMail(sql: Sql, id: string): Work<OutboxMail | undefined> {
  const [found] = yield* run(sql.select().from(outboxMails).where(eq(outboxMails.id, id)))
  return found
}

/** Forgets the mails of a workspace, whoever they went to. */
export function* deleteOutboxMails(sql: Sql, workspaceId: string): Work<void> {
  const messages = sql
    .select({ id: emailMessages.id })
    .from(emailMessages)
    .where(eq(emailMessages.workspaceId, workspaceId))
  yield* run(sql.delete(outboxMails).where(inArray(outboxMails.idempotencyKey, messages)))
}

/** Forgets the mails about a testimonial, whoever they went to. */
export function* deleteOutboxMailsAbout(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<void> {
  const messages = sql
    .select({ id: emailMessages.id })
    .from(emailMessages)
    .where(and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.testimonialId, testimonialId)))
  yield* run(sql.delete(outboxMails).where(inArray(outboxMails.idempotencyKey, messages)))
}

/** Forgets one mail. */
export function* deleteOutboxMail(sql: Sql, idempotencyKey: string): Work<void> {
  yield* run(sql.delete(outboxMails).where(eq(outboxMails.idempotencyKey, idempotencyKey)))
}

/** Forgets the mails with links of an account: those that are still known, and all that went to its own address. */
export function* deleteOutboxMailsOfAccount(
  sql: Sql,
  { identityUid, email }: { identityUid: string; email: string },
): Work<void> {
  const codes = sql.select({ id: identityCodes.id }).from(identityCodes).where(eq(identityCodes.uid, identityUid))
  const isOwnCode = and(
    expression`substr(${outboxMails.idempotencyKey}, 1, 4) = 'cod_'`,
    eq(outboxMails.recipient, email),
  )
  yield* run(sql.delete(outboxMails).where(or(inArray(outboxMails.idempotencyKey, codes), isOwnCode)))
}
