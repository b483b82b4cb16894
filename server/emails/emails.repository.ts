import { and, asc, eq, gt, inArray, isNull, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages, type FrozenMail, recipientMails } from '#server/db/schema/emails.ts'
import { deliveriesBefore } from './retry.domain.ts'

export type EmailMessage = typeof emailMessages.$inferSelect
export type NewMessage = Pick<
  EmailMessage,
  'id' | 'workspaceId' | 'testimonialId' | 'kind' | 'recipient' | 'createdAt'
> &
  Partial<Pick<EmailMessage, 'frozen' | 'isSharedSender' | 'month'>>
type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.id, id))
const isQueued = (key: Key) => and(isRow(key), eq(emailMessages.status, 'queued'))

export function* insertMessage(sql: Sql, message: NewMessage): Work<void> {
  yield* run(sql.insert(emailMessages).values({ ...message, status: 'queued' }))
}

/** False where the month has one of its kind, other than such as went to nobody. */
export function* insertMessageOfMonth(sql: Sql, message: NewMessage & { month: string }): Work<boolean> {
  const inserted = yield* run(
    sql
      .insert(emailMessages)
      .values({ ...message, status: 'queued' })
      .onConflictDoNothing()
      .returning({ id: emailMessages.id }),
  )
  return inserted.length === 1
}

export function* findMessage(sql: Sql, key: Key): Work<EmailMessage | undefined> {
  const [found] = yield* run(sql.select().from(emailMessages).where(isRow(key)))
  return found
}

/** One whose own id is all that is known of it: who tells us of a mail names no workspace. */
export function* findMessageById(sql: Sql, id: string): Work<EmailMessage | undefined> {
  const [found] = yield* run(sql.select().from(emailMessages).where(eq(emailMessages.id, id)))
  return found
}

/** One that the mail service calls so: who tells us of a mail names no workspace. */
export function* findMessageByProvider(sql: Sql, providerId: string): Work<EmailMessage | undefined> {
  const [found] = yield* run(sql.select().from(emailMessages).where(eq(emailMessages.providerId, providerId)))
  return found
}

/** Writes down, before the mail is handed over, that it may go out from now on. What was frozen before stays. */
export function* beginAttempt(
  sql: Sql,
  key: Key,
  { frozen, startedAt }: { frozen: FrozenMail; startedAt: Date },
): Work<void> {
  yield* run(
    sql
      .update(emailMessages)
      .set({
        frozen,
        attempts: expression`${emailMessages.attempts} + 1`,
        ambiguousSince: expression`coalesce(${emailMessages.ambiguousSince}, ${startedAt.getTime()})`,
      })
      .where(isQueued(key)),
  )
}

/** It waits again. `ambiguousSince` is the first attempt, this one included, by which it may have gone out. */
export function* endAttempt(
  sql: Sql,
  key: Key,
  { isCounted, ambiguousSince }: { isCounted: boolean; ambiguousSince: Date | null },
): Work<void> {
  const attempts = expression`${emailMessages.attempts} - ${isCounted ? 0 : 1}`
  yield* run(sql.update(emailMessages).set({ attempts, ambiguousSince }).where(isQueued(key)))
}

type Settled =
  | { status: 'sent'; providerId: string; sentAt: Date }
  | { status: 'failed'; failure: string }
  | { status: 'uncertain'; failure: string }

/** False when the message was settled before. One that was uncertain may still turn out to be sent. */
export function* settleMessage(sql: Sql, key: Key, settled: Settled): Work<boolean> {
  const from = settled.status === 'sent' ? (['queued', 'uncertain'] as const) : (['queued'] as const)
  const changed = yield* run(
    sql
      .update(emailMessages)
      .set({ failure: null, ...settled })
      .where(and(isRow(key), inArray(emailMessages.status, [...from])))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** Whether a mail from an address was taken since an instant: whose it was is no matter. */
export function* hasSentFrom(sql: Sql, { address, since }: { address: string; since: Date }): Work<boolean> {
  const isFrom = eq(expression`json_extract(${emailMessages.frozen}, '$.from.address')`, address)
  const [found] = yield* run(
    sql
      .select({ id: emailMessages.id })
      .from(emailMessages)
      .where(and(eq(emailMessages.status, 'sent'), gt(emailMessages.sentAt, since), isFrom))
      .limit(1),
  )
  return found !== undefined
}

/** What the mail service told of a mail that it had taken. False when something later is known already. */
export function* markDelivery(
  sql: Sql,
  key: Key,
  { delivery, at }: { delivery: NonNullable<EmailMessage['delivery']>; at: Date },
): Work<boolean> {
  const isLater = or(isNull(emailMessages.delivery), inArray(emailMessages.delivery, deliveriesBefore(delivery)))
  const changed = yield* run(
    sql
      .update(emailMessages)
      .set({ delivery, deliveryAt: at })
      .where(and(isRow(key), isLater))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** It was taken and did not go out after all. False when more is known of it. */
export function* failSent(sql: Sql, key: Key, failure: string): Work<boolean> {
  const isUnheard = or(isNull(emailMessages.delivery), eq(emailMessages.delivery, 'delayed'))
  const changed = yield* run(
    sql
      .update(emailMessages)
      .set({ status: 'failed', failure })
      .where(and(isRow(key), inArray(emailMessages.status, ['sent', 'uncertain']), isUnheard))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** The turn that one message had taken belongs to another one, which goes in its place. */
export function* passTurnOn(sql: Sql, { from, to }: { from: string; to: string }): Work<void> {
  yield* run(sql.update(recipientMails).set({ messageId: to }).where(eq(recipientMails.messageId, from)))
}

const asking: EmailMessage['kind'][] = ['request', 'reminder']

type Cancelled = Pick<EmailMessage, 'id' | 'workspaceId' | 'testimonialId' | 'kind' | 'ambiguousSince'>
const cancelled = {
  id: emailMessages.id,
  workspaceId: emailMessages.workspaceId,
  testimonialId: emailMessages.testimonialId,
  kind: emailMessages.kind,
  ambiguousSince: emailMessages.ambiguousSince,
}

/** Those that ask somebody. Whoever ends the mails of all is the only one to name no workspace. */
export function* failQueuedTo(
  sql: Sql,
  { address, workspaceId, failure }: { address: string; workspaceId: string | null; failure: string },
): Work<Cancelled[]> {
  return yield* run(
    sql
      .update(emailMessages)
      .set({ status: 'failed', failure })
      .where(
        and(
          workspaceId === null ? undefined : eq(emailMessages.workspaceId, workspaceId),
          inArray(emailMessages.kind, asking),
          eq(emailMessages.status, 'queued'),
          eq(expression`lower(${emailMessages.recipient})`, address),
        ),
      )
      .returning(cancelled),
  )
}

/** To whom mails of a workspace that ask somebody wait to go. */
export function* listQueuedRecipients(sql: Sql, workspaceId: string): Work<string[]> {
  const found = yield* run(
    sql
      .select({ recipient: emailMessages.recipient })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          inArray(emailMessages.kind, asking),
          eq(emailMessages.status, 'queued'),
        ),
      )
      .groupBy(emailMessages.recipient),
  )
  return found.map(({ recipient }) => recipient)
}

/** Those about one request that ask. */
export function* failQueuedAbout(
  sql: Sql,
  of: { workspaceId: string; testimonialId: string; failure: string },
): Work<Cancelled[]> {
  return yield* run(
    sql
      .update(emailMessages)
      .set({ status: 'failed', failure: of.failure })
      .where(
        and(
          eq(emailMessages.workspaceId, of.workspaceId),
          eq(emailMessages.testimonialId, of.testimonialId),
          inArray(emailMessages.kind, asking),
          eq(emailMessages.status, 'queued'),
        ),
      )
      .returning(cancelled),
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
