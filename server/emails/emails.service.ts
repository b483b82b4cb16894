export type { EmailMessage } from './emails.repository.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import {
  deleteMessagesAbout,
  failQueuedRequests,
  insertMessage,
  type EmailMessage,
  listMessages,
  listMessagesAbout,
  settleQueued,
} from './emails.repository.ts'
import {
  deleteOutboxMail,
  deleteOutboxMails,
  deleteOutboxMailsAbout,
  deleteOutboxMailsOfAccount,
} from './outbox.repository.ts'
import { foldAddress } from './suppressions.service.ts'

type NewMail = { workspaceId: string; testimonialId: string; recipient: string; now: Date }

/** Owes the client the mail of a request, in the transaction of the change that causes it. Answers the message's id. */
export const queueRequestMail = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, 'request')

/** Owes the client the receipt of an answer, in the transaction of the answer. Answers the message's id. */
export const queueReceipt = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, 'receipt')

function* queueMail(
  sql: Sql,
  { workspaceId, testimonialId, recipient, now }: NewMail,
  kind: EmailMessage['kind'],
): Work<string> {
  const id = newId('msg')
  yield* insertMessage(sql, { id, workspaceId, testimonialId, kind, recipient, createdAt: now })
  yield* enqueue(sql, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })
  return id
}

/**
 * Lets no mail of a request go out to an address that waits to: of one workspace, or (without one) of any. Answers the
 * requests that they were about.
 */
export function* cancelMailsTo(
  sql: Sql,
  { address, workspaceId }: { address: string; workspaceId: string | null },
): Work<{ workspaceId: string; testimonialId: string }[]> {
  const cancelled = yield* failQueuedRequests(sql, {
    address: foldAddress(address),
    workspaceId,
    failure: 'The client wants no more mails.',
  })
  return cancelled.flatMap(({ testimonialId, ...of }) => (testimonialId === null ? [] : [{ ...of, testimonialId }]))
}

/** Forgets what the outbox keeps of a workspace's mails. The messages themselves go with the workspace. */
export const forgetMailsOf = (sql: Sql, workspaceId: string): Work<void> => deleteOutboxMails(sql, workspaceId)

/** Forgets all mails about a testimonial, those to come too: a job that waits for one finds nothing. */
export function* forgetMailsAbout(sql: Sql, about: { workspaceId: string; testimonialId: string }): Work<void> {
  yield* deleteOutboxMailsAbout(sql, about)
  yield* deleteMessagesAbout(sql, about)
}

/** Forgets what the outbox keeps of one message. */
export const forgetHandedOver = (sql: Sql, messageId: string): Work<void> => deleteOutboxMail(sql, messageId)

/** Forgets what the outbox keeps of an account's own mails: those that reset a password or confirm an address. */
export const forgetAccountMails = (sql: Sql, account: { identityUid: string; email: string }): Work<void> =>
  deleteOutboxMailsOfAccount(sql, account)

/** Mails of a request that wait are not sent any more. */
export const cancelRequestMails = (sql: Sql, about: { workspaceId: string; testimonialId: string }): Work<void> =>
  settleQueued(sql, { ...about, kind: 'request', failure: 'Nobody is to be asked any more.' })

/** All messages about one testimonial, oldest first. */
export const getMessagesAbout = (
  sql: Sql,
  about: { workspaceId: string; testimonialId: string },
): Work<EmailMessage[]> => listMessagesAbout(sql, about)

/** All messages about testimonials of a workspace, oldest first. */
export const getMessages = (sql: Sql, workspaceId: string): Work<EmailMessage[]> => listMessages(sql, workspaceId)
