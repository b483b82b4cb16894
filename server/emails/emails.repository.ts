import { and, eq, gt, inArray, isNull, jsonText, ne, or, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages, type FrozenEmail, recipientEmails } from '#server/db/schema/emails.ts'
import { type EmailMessage, isAbout, isQueued, isToMember } from './emails.queries.ts'
import { deliveriesBefore } from './retry.domain.ts'

export type NewMessage = Pick<
  EmailMessage,
  'id' | 'workspaceId' | 'testimonialId' | 'kind' | 'recipient' | 'createdAt'
> &
  Partial<Pick<EmailMessage, 'unconfirmedAnswerId' | 'memberUserId' | 'frozen' | 'isSharedSender' | 'month'>>
type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.id, id))
const isQueuedRow = (key: Key) => and(isRow(key), isQueued)

export function* insertMessage(tx: Tx, message: NewMessage): Transactional<void> {
  yield* run(tx.insert(emailMessages).values({ ...message, status: 'queued' }))
}

/** False when the member already has one of its kind this month that was sent or is queued. */
export function* insertMessageOfMonth(tx: Tx, message: NewMessage & { month: string }): Transactional<boolean> {
  const inserted = yield* run(
    tx
      .insert(emailMessages)
      .values({ ...message, status: 'queued' })
      .onConflictDoNothing()
      .returning({ id: emailMessages.id }),
  )
  return inserted.length === 1
}

export function* findMessage(tx: Tx, key: Key): Transactional<EmailMessage | undefined> {
  const [found] = yield* run(tx.select().from(emailMessages).where(isRow(key)))
  return found
}

/** Finds it by its own id alone: webhooks name no workspace. */
export function* findMessageById(tx: Tx, id: string): Transactional<EmailMessage | undefined> {
  const [found] = yield* run(tx.select().from(emailMessages).where(eq(emailMessages.id, id)))
  return found
}

/** Finds it by the email service's id: webhooks name no workspace. */
export function* findMessageByProvider(tx: Tx, providerId: string): Transactional<EmailMessage | undefined> {
  const [found] = yield* run(tx.select().from(emailMessages).where(eq(emailMessages.providerId, providerId)))
  return found
}

/** Records, before the email is sent, that it may go out from now on. A body fixed earlier stays. */
export function* beginAttempt(
  tx: Tx,
  key: Key,
  { frozen, startedAt }: { frozen: FrozenEmail; startedAt: Date },
): Transactional<void> {
  yield* run(
    tx
      .update(emailMessages)
      .set({
        frozen,
        attempts: sql`${emailMessages.attempts} + 1`,
        ambiguousSince: sql`coalesce(${emailMessages.ambiguousSince}, ${startedAt.getTime()})`,
      })
      .where(isQueuedRow(key)),
  )
}

/** It is queued again. `ambiguousSince` is the first attempt, including this one, that may have sent it. */
export function* endAttempt(
  tx: Tx,
  key: Key,
  { isCounted, ambiguousSince }: { isCounted: boolean; ambiguousSince: Date | null },
): Transactional<void> {
  const attempts = sql`${emailMessages.attempts} - ${isCounted ? 0 : 1}`
  yield* run(tx.update(emailMessages).set({ attempts, ambiguousSince }).where(isQueuedRow(key)))
}

type Settled =
  | { status: 'sent'; providerId: string; sentAt: Date }
  | { status: 'failed'; failure: string }
  | { status: 'uncertain'; failure: string }

/** False when the message was finished before. An uncertain one may still become sent. */
export function* settleMessage(tx: Tx, key: Key, settled: Settled): Transactional<boolean> {
  const from = settled.status === 'sent' ? (['queued', 'uncertain'] as const) : (['queued'] as const)
  const changed = yield* run(
    tx
      .update(emailMessages)
      .set({ failure: null, ...settled })
      .where(and(isRow(key), inArray(emailMessages.status, [...from])))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** Whether an email from an address was accepted since an instant, for any workspace. */
export function* hasSentFrom(tx: Tx, { address, since }: { address: string; since: Date }): Transactional<boolean> {
  const isFrom = eq(jsonText(emailMessages.frozen, 'from', 'address'), address)
  const [found] = yield* run(
    tx
      .select({ id: emailMessages.id })
      .from(emailMessages)
      .where(and(eq(emailMessages.status, 'sent'), gt(emailMessages.sentAt, since), isFrom))
      .limit(1),
  )
  return found !== undefined
}

/** What the email service reported about an email it had accepted. False when something later is already known. */
export function* markDelivery(
  tx: Tx,
  key: Key,
  { delivery, at }: { delivery: NonNullable<EmailMessage['delivery']>; at: Date },
): Transactional<boolean> {
  const isLater = or(isNull(emailMessages.delivery), inArray(emailMessages.delivery, deliveriesBefore(delivery)))
  const changed = yield* run(
    tx
      .update(emailMessages)
      .set({ delivery, deliveryAt: at })
      .where(and(isRow(key), isLater))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** It was accepted but not sent after all. False when more is known about it. */
export function* failSent(tx: Tx, key: Key, failure: string): Transactional<boolean> {
  const isUnheard = or(isNull(emailMessages.delivery), eq(emailMessages.delivery, 'delayed'))
  const changed = yield* run(
    tx
      .update(emailMessages)
      .set({ status: 'failed', failure })
      .where(and(isRow(key), inArray(emailMessages.status, ['sent', 'uncertain']), isUnheard))
      .returning({ id: emailMessages.id }),
  )
  return changed.length === 1
}

/** A message that replaces another one takes over its place in the limits. */
export function* yieldToOthers(tx: Tx, { from, to }: { from: string; to: string }): Transactional<void> {
  yield* run(tx.update(recipientEmails).set({ messageId: to }).where(eq(recipientEmails.messageId, from)))
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

/** Emails that ask a client. Only unsubscribing from everybody leaves out the workspace. */
export function* failQueuedTo(
  tx: Tx,
  { address, workspaceId, failure }: { address: string; workspaceId: string | null; failure: string },
): Transactional<Cancelled[]> {
  return yield* run(
    tx
      .update(emailMessages)
      .set({ status: 'failed', failure })
      .where(
        and(
          workspaceId === null ? undefined : eq(emailMessages.workspaceId, workspaceId),
          inArray(emailMessages.kind, asking),
          isQueued,
          eq(sql`lower(${emailMessages.recipient})`, address),
        ),
      )
      .returning(cancelled),
  )
}

/** Recipients of a workspace's queued requests and reminders. */
/** In all workspaces. */
export function* listQueued(tx: Tx): Transactional<EmailMessage[]> {
  return yield* run(tx.select().from(emailMessages).where(eq(emailMessages.status, 'queued')))
}

export function* listQueuedRecipients(tx: Tx, workspaceId: string): Transactional<string[]> {
  const found = yield* run(
    tx
      .select({ recipient: emailMessages.recipient })
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), inArray(emailMessages.kind, asking), isQueued))
      .groupBy(emailMessages.recipient),
  )
  return found.map(({ recipient }) => recipient)
}

/** Requests and reminders of one testimonial. */
export function* failQueuedAbout(
  tx: Tx,
  of: { workspaceId: string; testimonialId: string; failure: string },
): Transactional<Cancelled[]> {
  return yield* run(
    tx
      .update(emailMessages)
      .set({ status: 'failed', failure: of.failure })
      .where(and(isAbout(of), inArray(emailMessages.kind, asking), isQueued))
      .returning(cancelled),
  )
}

/** Of a request that is deleted, with many others perhaps. */
export const deleteMessagesAbout = prepared((tx) =>
  tx
    .delete(emailMessages)
    .where(isAbout({ workspaceId: placeholder('workspaceId'), testimonialId: placeholder('testimonialId') })),
)

/** Of emails that are no longer queued. */
export function* clearContents(
  tx: Tx,
  { workspaceId, kind, recipient }: Pick<EmailMessage, 'workspaceId' | 'kind' | 'recipient'>,
): Transactional<void> {
  yield* run(
    tx
      .update(emailMessages)
      .set({ frozen: null })
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          eq(emailMessages.kind, kind),
          eq(emailMessages.recipient, recipient),
          ne(emailMessages.status, 'queued'),
        ),
      ),
  )
}

/** Deletes all messages to a member. */
export function* deleteMessagesTo(tx: Tx, userId: string): Transactional<void> {
  yield* run(tx.delete(emailMessages).where(isToMember(userId)))
}
