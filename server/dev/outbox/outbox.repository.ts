import { desc, eq, isNotNull, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Email } from '#server/emails/mailer.ts'
import { outboxEmails } from '../schema/emails.ts'

export type OutboxEmail = typeof outboxEmails.$inferSelect

/** Stores an email once per idempotency key and returns its id. */
export function* storeOutboxEmail(
  tx: Tx,
  message: Email,
  { now, ...about }: { idempotencyKey: string; identityUid: string | null; now: Date },
): Transactional<string> {
  const { from, to, ...rest } = message
  yield* run(
    tx
      .insert(outboxEmails)
      .values({
        ...rest,
        ...about,
        id: newId('out'),
        fromName: from.name,
        fromAddress: from.address,
        recipient: to,
        receivedAt: now,
      })
      .onConflictDoNothing(),
  )
  const [kept] = yield* run(
    tx.select({ id: outboxEmails.id }).from(outboxEmails).where(eq(outboxEmails.idempotencyKey, about.idempotencyKey)),
  )
  if (!kept) throw new Error('The outbox did not keep an email.')
  return kept.id
}

export function* listOutboxEmails(tx: Tx, { limit }: { limit: number }): Transactional<OutboxEmail[]> {
  return yield* run(
    tx.select().from(outboxEmails).orderBy(desc(outboxEmails.receivedAt), desc(outboxEmails.id)).limit(limit),
  )
}

/** Only ids, newest first. */
export function* listOutboxEmailIds(tx: Tx, { limit }: { limit: number }): Transactional<string[]> {
  const rows = yield* run(
    tx
      .select({ id: outboxEmails.id })
      .from(outboxEmails)
      .orderBy(desc(outboxEmails.receivedAt), desc(outboxEmails.id))
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}

export function* findOutboxEmail(tx: Tx, id: string): Transactional<OutboxEmail | undefined> {
  const [found] = yield* run(tx.select().from(outboxEmails).where(eq(outboxEmails.id, id)))
  return found
}

/** The idempotency keys of emails to clients and owners, which are the ids of their messages in the product. */
export function* listMessageIds(tx: Tx): Transactional<string[]> {
  const rows = yield* run(
    tx
      .select({ id: outboxEmails.idempotencyKey })
      .from(outboxEmails)
      .where(sql`substr(${outboxEmails.idempotencyKey}, 1, 4) = 'msg_'`),
  )
  return rows.map(({ id }) => id)
}

/** The accounts of emails with codes. */
export function* listIdentityUids(tx: Tx): Transactional<string[]> {
  const rows = yield* run(
    tx
      .select({ uid: outboxEmails.identityUid })
      .from(outboxEmails)
      .where(isNotNull(outboxEmails.identityUid))
      .groupBy(outboxEmails.identityUid),
  )
  return rows.flatMap(({ uid }) => uid ?? [])
}

export function* deleteOutboxEmails(
  tx: Tx,
  { messageIds, identityUids }: { messageIds: readonly string[]; identityUids: readonly string[] },
): Transactional<void> {
  yield* run(tx.delete(outboxEmails).where(sql`${outboxEmails.idempotencyKey} in ${listOf(messageIds)}`))
  yield* run(tx.delete(outboxEmails).where(sql`${outboxEmails.identityUid} in ${listOf(identityUids)}`))
}

// One parameter for any number of ids.
const listOf = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
