import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  insertion,
  ne,
  type Placeholder,
  sql,
  unindexed,
} from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages } from '#server/db/schema/emails.ts'

export type EmailMessage = typeof emailMessages.$inferSelect

/** The literal of the index of queued messages, which is used for nothing else. */
export const isQueued = sql`${emailMessages.status} = 'queued'`

/** With the literal of the index of messages to members. */
export const isToMember = (userId: string) =>
  and(eq(emailMessages.memberUserId, userId), sql`${emailMessages.memberUserId} <> ''`)

/** By the index of testimonials, because few messages are about the same one. SQLite would choose the index of workspaces. */
export const isAbout = ({
  workspaceId,
  testimonialId,
}: Record<'workspaceId' | 'testimonialId', string | Placeholder>) =>
  and(eq(unindexed(emailMessages.workspaceId), workspaceId), eq(emailMessages.testimonialId, testimonialId))

type MessageKey = Pick<EmailMessage, 'id' | 'testimonialId' | 'createdAt'>

/** Messages of a workspace without their contents, oldest first, those that come after this one. */
export function* listMessageKeys(
  tx: Tx,
  { workspaceId, after, limit }: { workspaceId: string; after: MessageKey | undefined; limit: number },
): Transactional<MessageKey[]> {
  const isNext =
    after && sql`(${emailMessages.createdAt}, ${emailMessages.id}) > (${after.createdAt.getTime()}, ${after.id})`
  return yield* run(
    tx
      .select({ id: emailMessages.id, testimonialId: emailMessages.testimonialId, createdAt: emailMessages.createdAt })
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), isNext))
      .orderBy(asc(emailMessages.createdAt), asc(emailMessages.id))
      .limit(limit),
  )
}

/** Those about several testimonials, oldest first. */
export function* listMessageKeysAbout(
  tx: Tx,
  { workspaceId, testimonialIds }: { workspaceId: string; testimonialIds: readonly string[] },
): Transactional<MessageKey[]> {
  return yield* run(
    tx
      .select({ id: emailMessages.id, testimonialId: emailMessages.testimonialId, createdAt: emailMessages.createdAt })
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), inArray(emailMessages.testimonialId, [...testimonialIds])))
      .orderBy(asc(emailMessages.createdAt), asc(emailMessages.id)),
  )
}

/** These messages, oldest first. */
export function* listMessages(
  tx: Tx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Transactional<EmailMessage[]> {
  return yield* run(
    tx
      .select()
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), inArray(emailMessages.id, [...ids])))
      .orderBy(asc(emailMessages.createdAt), asc(emailMessages.id)),
  )
}

/** Whether a member got an email of a kind, about any workspace, made since an instant, that was sent or may still be. */
export function* hasMessageSince(
  tx: Tx,
  { memberUserId, kind, since }: Pick<EmailMessage, 'memberUserId' | 'kind'> & { since: Date },
): Transactional<boolean> {
  const [found] = yield* run(
    tx
      .select({ id: emailMessages.id })
      .from(emailMessages)
      .where(
        and(
          isToMember(memberUserId),
          gt(emailMessages.createdAt, since),
          eq(emailMessages.kind, kind),
          ne(emailMessages.status, 'failed'),
        ),
      )
      .limit(1),
  )
  return found !== undefined
}

/** When the newest email of a kind was made that was sent or may still be, since an instant; null for none. */
export function* findNewestMessageTime(
  tx: Tx,
  { workspaceId, kind, since }: Pick<EmailMessage, 'workspaceId' | 'kind'> & { since: Date },
): Transactional<Date | null> {
  const [found] = yield* run(
    tx
      .select({ at: emailMessages.createdAt })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          gt(emailMessages.createdAt, since),
          eq(emailMessages.kind, kind),
          ne(emailMessages.status, 'failed'),
        ),
      )
      .orderBy(desc(emailMessages.createdAt))
      .limit(1),
  )
  return found?.at ?? null
}

/** All messages about one testimonial, oldest first. */
export function* listMessagesAbout(
  tx: Tx,
  about: { workspaceId: string; testimonialId: string },
): Transactional<EmailMessage[]> {
  return yield* run(
    tx
      .select()
      .from(emailMessages)
      .where(isAbout(about))
      .orderBy(asc(emailMessages.createdAt), asc(insertion('email_messages'))),
  )
}

/** Of some kinds to an address, newest first. */
export function* listNewestMessagesTo(
  tx: Tx,
  {
    workspaceId,
    recipient,
    kinds,
    limit,
  }: Pick<EmailMessage, 'workspaceId' | 'recipient'> & { kinds: readonly EmailMessage['kind'][]; limit: number },
): Transactional<EmailMessage[]> {
  return yield* run(
    tx
      .select()
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          eq(emailMessages.recipient, recipient),
          inArray(emailMessages.kind, [...kinds]),
        ),
      )
      .orderBy(desc(emailMessages.createdAt))
      .limit(limit),
  )
}

/** How many emails of a kind a workspace made since an instant. */
export function* countMessagesSince(
  tx: Tx,
  { workspaceId, kind, since }: Pick<EmailMessage, 'workspaceId' | 'kind'> & { since: Date },
): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          gt(emailMessages.createdAt, since),
          eq(emailMessages.kind, kind),
        ),
      ),
  )
  return found?.count ?? 0
}
