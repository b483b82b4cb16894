export type { EmailMessage } from './emails.repository.ts'
export { isForOwner } from './audiences.domain.ts'
export { failSent as takeBackSent, findMessageById, findMessageByProvider, markDelivery } from './emails.repository.ts'
import type { Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema/emails.ts'
import { enqueue, takeBack } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import {
  deleteMessagesAbout,
  failQueuedAbout,
  failQueuedTo,
  insertMessage,
  insertMessageOfMonth,
  type EmailMessage,
  listMessages,
  listMessagesAbout,
  listQueuedRecipients,
  type NewMessage,
  passTurnOn,
} from './emails.repository.ts'
import {
  deleteOutboxMail,
  deleteOutboxMails,
  deleteOutboxMailsAbout,
  deleteOutboxMailsOfAccount,
} from './outbox/outbox.repository.ts'
import { giveTurnBack, giveTurnsBackAbout } from './recipients/sending-turns.service.ts'
import { foldAddress } from './recipients/suppressions.service.ts'

type NewMail = { workspaceId: string; testimonialId: string; recipient: string; now: Date }

/** Owes the client the mail of a request, in the transaction of the change that causes it. Answers the message's id. */
export const queueRequestMail = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, { kind: 'request' })

/** Owes the client a reminder of a request, in the transaction that decides it. Answers the message's id. */
export const queueReminder = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, { kind: 'reminder' })

/** Owes the client the receipt of an answer, in the transaction of the answer. Answers the message's id. */
export const queueReceipt = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, { kind: 'receipt' })

/** Owes the owner word of an answer, in the transaction of the answer. Answers the message's id. */
export const queueNotice = (sql: Sql, mail: NewMail): Work<string> => queueMail(sql, mail, { kind: 'notice' })

/** Owes the owner word of an ask that is planned, in the transaction that plans it. Answers the message's id. */
export const queueScheduleNotice = (sql: Sql, mail: NewMail): Work<string> =>
  queueMail(sql, mail, { kind: 'ask_notice' })

// Payments become due together, when the working day begins: the mail tells of all of them.
const WAITING_IS_COUNTED_AFTER_MS = 10 * 60_000

/** Owes the owner word of clients who wait for requests, in the transaction in which one comes to wait: once a month. */
export function* queueWaitingNotice(
  sql: Sql,
  { workspaceId, recipient, month, now }: Omit<NewMail, 'testimonialId'> & { month: string },
): Work<void> {
  const id = newId('msg')
  const message = { id, workspaceId, recipient, month, kind: 'waiting_notice', testimonialId: null } as const
  if (!(yield* insertMessageOfMonth(sql, { ...message, createdAt: now }))) return
  const runAt = new Date(now.getTime() + WAITING_IS_COUNTED_AFTER_MS)
  yield* enqueueDelivery(sql, { workspaceId, id, now, runAt })
}

/** Owes the owner a mail that is written already and about no testimonial. Answers the message's id. */
export const queueTest = (
  sql: Sql,
  { frozen, ...mail }: Omit<NewMail, 'testimonialId'> & { frozen: FrozenMail },
): Work<string> => queueMail(sql, { ...mail, testimonialId: null }, { kind: 'test', frozen })

/**
 * Owes the same mail once more, now from our own address, after its own sender was refused: a message of its own, since
 * its words are others. It goes in the turn of the first.
 */
export function* queueFromSharedSender(
  sql: Sql,
  { message, mailFrom, now }: { message: EmailMessage; mailFrom: string; now: Date },
): Work<void> {
  const { kind } = message
  const id = yield* queueMail(
    sql,
    { ...message, now },
    { kind, isSharedSender: true, ...rewrittenTest(message, mailFrom) },
  )
  yield* passTurnOn(sql, { from: message.id, to: id })
}

// Nobody writes a test anew: its words are those that the owner saw.
const rewrittenTest = ({ kind, frozen }: EmailMessage, address: string) =>
  kind === 'test' && frozen && { frozen: { ...frozen, from: { ...frozen.from, address } } }

function* queueMail(
  sql: Sql,
  { workspaceId, testimonialId, recipient, now }: Omit<NewMail, 'testimonialId'> & { testimonialId: string | null },
  as: Pick<NewMessage, 'kind' | 'frozen' | 'isSharedSender'>,
): Work<string> {
  const id = newId('msg')
  yield* insertMessage(sql, { id, workspaceId, testimonialId, recipient, createdAt: now, ...as })
  yield* enqueueDelivery(sql, { workspaceId, id, now })
  return id
}

const enqueueDelivery = (
  sql: Sql,
  { workspaceId, id, ...when }: { workspaceId: string; id: string; now: Date; runAt?: Date },
): Work<void> =>
  enqueue(sql, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, ...when })

type CancelledMail = { workspaceId: string; testimonialId: string; kind: EmailMessage['kind'] }

/**
 * Lets no mail that asks go out to an address that waits to: of one workspace, or (without one) of any. Answers what they
 * were about.
 */
export function* cancelMailsTo(
  sql: Sql,
  { address, workspaceId, failure }: { address: string; workspaceId: string | null; failure: string },
): Work<CancelledMail[]> {
  const ended = yield* failQueuedTo(sql, { address: foldAddress(address), workspaceId, failure })
  yield* giveTurnsBack(sql, ended)
  return ended.flatMap(({ workspaceId: of, testimonialId, kind }) =>
    testimonialId === null ? [] : [{ workspaceId: of, testimonialId, kind }],
  )
}

/** To whom mails of a workspace that ask somebody wait to go. */
export const getWaitingRecipients = (sql: Sql, workspaceId: string): Work<string[]> =>
  listQueuedRecipients(sql, workspaceId)

/** Of mails that were never handed over. */
function* giveTurnsBack(sql: Sql, ended: readonly Pick<EmailMessage, 'id' | 'ambiguousSince'>[]): Work<void> {
  for (const { id, ambiguousSince } of ended) if (!ambiguousSince) yield* giveTurnBack(sql, id)
}

/** Forgets what the outbox keeps of a workspace's mails, and reminders to come. The messages themselves go with the workspace. */
export function* forgetMailsOf(sql: Sql, workspaceId: string): Work<void> {
  yield* deleteOutboxMails(sql, workspaceId)
  yield* takeBack(sql, { kind: 'emails.remind', workspaceId })
}

/** Forgets all mails about a testimonial, those to come too: a job that waits for one finds nothing. */
export function* forgetMailsAbout(sql: Sql, about: { workspaceId: string; testimonialId: string }): Work<void> {
  yield* deleteOutboxMailsAbout(sql, about)
  yield* giveTurnsBackAbout(sql, about)
  yield* deleteMessagesAbout(sql, about)
  yield* takeBack(sql, { kind: 'emails.remind', workspaceId: about.workspaceId, dedupeKey: about.testimonialId })
}

/** Forgets what the outbox keeps of one message. */
export const forgetHandedOver = (sql: Sql, messageId: string): Work<void> => deleteOutboxMail(sql, messageId)

/** Forgets what the outbox keeps of an account's own mails: those that reset a password or confirm an address. */
export const forgetAccountMails = (sql: Sql, account: { identityUid: string; email: string }): Work<void> =>
  deleteOutboxMailsOfAccount(sql, account)

/** Mails of a request that wait, and its reminders, are not sent any more. */
export function* cancelRequestMails(sql: Sql, about: { workspaceId: string; testimonialId: string }): Work<void> {
  yield* giveTurnsBack(sql, yield* failQueuedAbout(sql, { ...about, failure: 'Nobody is to be asked any more.' }))
}

/** All messages about one testimonial, oldest first. */
export const getMessagesAbout = (
  sql: Sql,
  about: { workspaceId: string; testimonialId: string },
): Work<EmailMessage[]> => listMessagesAbout(sql, about)

/** All messages about testimonials of a workspace, oldest first. */
export const getMessages = (sql: Sql, workspaceId: string): Work<EmailMessage[]> => listMessages(sql, workspaceId)
