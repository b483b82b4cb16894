import { and, asc, eq, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages, type FrozenMail } from '#server/db/schema.ts'

export type EmailMessage = typeof emailMessages.$inferSelect
type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.id, id))
const isQueued = (key: Key) => and(isRow(key), eq(emailMessages.status, 'queued'))

export function* insertMessage(
  sql: Sql,
  message: Key & { testimonialId: string; kind: EmailMessage['kind']; recipient: string; createdAt: Date },
): Work<void> {
  yield* run(sql.insert(emailMessages).values({ ...message, status: 'queued' }))
}

export function* findMessage(sql: Sql, key: Key): Work<EmailMessage | undefined> {
  const [found] = yield* run(sql.select().from(emailMessages).where(isRow(key)))
  return found
}

export function* freezeMessage(sql: Sql, key: Key, frozen: FrozenMail): Work<void> {
  yield* run(sql.update(emailMessages).set({ frozen }).where(isQueued(key)))
}

export function* countAttempt(sql: Sql, key: Key): Work<void> {
  yield* run(
    sql
      .update(emailMessages)
      .set({ attempts: expression`${emailMessages.attempts} + 1` })
      .where(isQueued(key)),
  )
}

/** False when the message was settled before. */
export function* settleMessage(
  sql: Sql,
  key: Key,
  settled: { status: 'sent'; providerId: string; sentAt: Date } | { status: 'failed'; failure: string },
): Work<boolean> {
  const changed = yield* run(
    sql.update(emailMessages).set(settled).where(isQueued(key)).returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** Whoever ends the mails of all is the only one to name no workspace. */
export function* failQueuedRequests(
  sql: Sql,
  { address, workspaceId, failure }: { address: string; workspaceId: string | null; failure: string },
): Work<{ workspaceId: string; testimonialId: string | null }[]> {
  return yield* run(
    sql
      .update(emailMessages)
      .set({ status: 'failed', failure })
      .where(
        and(
          workspaceId === null ? undefined : eq(emailMessages.workspaceId, workspaceId),
          eq(emailMessages.kind, 'request'),
          eq(emailMessages.status, 'queued'),
          eq(expression`lower(${emailMessages.recipient})`, address),
        ),
      )
      .returning({ workspaceId: emailMessages.workspaceId, testimonialId: emailMessages.testimonialId }),
  )
}

export function* listMessages(sql: Sql, workspaceId: string): Work<EmailMessage[]> {
  return yield* run(
    sql
      .select()
      .from(emailMessages)
      .where(eq(emailMessages.workspaceId, workspaceId))
      .orderBy(asc(emailMessages.createdAt), asc(emailMessages.id)),
  )
}

export function* deleteMessagesAbout(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<void> {
  yield* run(
    sql
      .delete(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.testimonialId, testimonialId))),
  )
}

/** Those of one kind that wait. */
export function* settleQueued(
  sql: Sql,
  of: { workspaceId: string; testimonialId: string; kind: EmailMessage['kind']; failure: string },
): Work<void> {
  yield* run(
    sql
      .update(emailMessages)
      .set({ status: 'failed', failure: of.failure })
      .where(
        and(
          eq(emailMessages.workspaceId, of.workspaceId),
          eq(emailMessages.testimonialId, of.testimonialId),
          eq(emailMessages.kind, of.kind),
          eq(emailMessages.status, 'queued'),
        ),
      ),
  )
}

export function* listMessagesAbout(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<EmailMessage[]> {
  return yield* run(
    sql
      .select()
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.testimonialId, testimonialId)))
      .orderBy(asc(emailMessages.createdAt), expression`rowid`),
  )
}
