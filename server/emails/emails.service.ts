import type { Tx, Transactional } from '#server/db/database.ts'
import type { FrozenEmail } from '#server/db/schema/emails.ts'
import { enqueue, cancelJob } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import {
  clearContents,
  deleteMessagesAbout,
  deleteMessagesTo,
  failQueuedAbout,
  failQueuedTo,
  insertMessage,
  insertMessageOfMonth,
  type NewMessage,
  yieldToOthers,
} from './emails.repository.ts'
import type { EmailMessage } from './emails.queries.ts'
import type { EmailKinds } from './templates/email-kind.ts'
import { releaseSending, releaseSendingsAbout } from './recipients/throttle.repository.ts'
import { type EmailRefusal, foldAddress } from './recipients/suppressions.service.ts'

type NewEmail = { workspaceId: string; testimonialId: string; recipient: string; now: Date }
type OwnEmail = Omit<NewEmail, 'testimonialId'> & { memberUserId: string }

/** Enqueues an email about a testimonial, in the transaction of the change that causes it. Returns the message's id. */
export function* enqueueEmail(
  tx: Tx,
  {
    kind,
    ...sentEmail
  }: NewEmail & {
    /** For an email to a member. */
    memberUserId?: string
    kind: Exclude<
      EmailMessage['kind'],
      | 'test'
      | 'confirmation'
      | 'quota_notice'
      | 'payments_notice'
      | 'report_notice'
      | 'invitation'
      | WallDomainNotice
      | SignOffKind
    >
  },
): Transactional<string> {
  return yield* addToQueue(tx, sentEmail, { kind })
}

/**
 * Enqueues an email of which a member gets at most one a month about a workspace, or of a report notice each address. It is
 * written at `runAt`, when more may be known.
 */
export function* enqueueMonthlyEmail(
  tx: Tx,
  {
    now,
    runAt,
    ...message
  }: Pick<EmailMessage, 'workspaceId' | 'recipient' | 'memberUserId' | 'kind'> & {
    month: string
    now: Date
    runAt: Date
  },
): Transactional<void> {
  const id = newId('msg')
  if (!(yield* insertMessageOfMonth(tx, { id, ...message, testimonialId: null, createdAt: now }))) return
  yield* enqueueDelivery(tx, { workspaceId: message.workspaceId, id, now, runAt })
}

export type WallDomainNotice = 'wall_domain_missing' | 'wall_domain_released'

/**
 * Enqueues an email, to a member or somebody invited, that concerns several testimonials or none. With `runAt` it is
 * written then, unless it isn't wanted any more.
 */
export function* enqueueWorkspaceEmail(
  tx: Tx,
  {
    kind,
    ...sentEmail
  }: Omit<NewEmail, 'testimonialId'> & {
    memberUserId?: string
    kind: 'payments_notice' | 'invitation' | WallDomainNotice
    runAt?: Date
  },
): Transactional<void> {
  yield* addToQueue(tx, { ...sentEmail, testimonialId: null }, { kind })
}

type SignOffKind = 'sign_off_link' | 'sign_off_reminder'

/** Enqueues an email to somebody with a sign-off link. */
export function* enqueueSignOffEmail(
  tx: Tx,
  { kind, ...sentEmail }: Omit<NewEmail, 'testimonialId'> & { kind: SignOffKind },
): Transactional<void> {
  yield* addToQueue(tx, { ...sentEmail, testimonialId: null }, { kind })
}

/** Enqueues the email that asks a visitor to confirm an answer. Returns the message's id. */
export function* enqueueConfirmationEmail(
  tx: Tx,
  { unconfirmedAnswerId, ...sentEmail }: Omit<NewEmail, 'testimonialId'> & { unconfirmedAnswerId: string },
): Transactional<string> {
  return yield* addToQueue(tx, { ...sentEmail, testimonialId: null }, { kind: 'confirmation', unconfirmedAnswerId })
}

/** Enqueues a finished email to a member that concerns no testimonial. Returns the message's id. */
export function* enqueueTestEmail(
  tx: Tx,
  { frozen, ...sentEmail }: OwnEmail & { frozen: FrozenEmail },
): Transactional<string> {
  return yield* addToQueue(tx, { ...sentEmail, testimonialId: null }, { kind: 'test', frozen })
}

/**
 * Enqueues the same email again, now from our address, after its own sender was refused. It is a new message because
 * its text differs, and takes the first one's place in the limits.
 */
export function* enqueueFromSharedSender(
  tx: Tx,
  { message, emailFrom, now }: { message: EmailMessage; emailFrom: string; now: Date },
): Transactional<void> {
  const { kind } = message
  const { unconfirmedAnswerId } = message
  const id = yield* addToQueue(
    tx,
    { ...message, now },
    { kind, unconfirmedAnswerId, isSharedSender: true, ...rewrittenTest(message, emailFrom) },
  )
  yield* yieldToOthers(tx, { from: message.id, to: id })
}

// A test email keeps its text: the owner saw it in the editor.
const rewrittenTest = ({ kind, frozen }: EmailMessage, address: string) =>
  kind === 'test' && frozen && { frozen: { ...frozen, from: { ...frozen.from, address } } }

function* addToQueue(
  tx: Tx,
  {
    workspaceId,
    testimonialId,
    recipient,
    memberUserId = '',
    now,
    runAt = now,
  }: Omit<NewEmail, 'testimonialId'> & { testimonialId: string | null; memberUserId?: string; runAt?: Date },
  as: Pick<NewMessage, 'kind' | 'unconfirmedAnswerId' | 'frozen' | 'isSharedSender'>,
): Transactional<string> {
  const id = newId('msg')
  yield* insertMessage(tx, { id, workspaceId, testimonialId, recipient, memberUserId, createdAt: now, ...as })
  yield* enqueueDelivery(tx, { workspaceId, id, now, runAt })
  return id
}

const enqueueDelivery = (
  tx: Tx,
  { workspaceId, id, ...when }: { workspaceId: string; id: string; now: Date; runAt?: Date },
): Transactional<void> =>
  enqueue(tx, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, ...when })

/** Deletes the texts of emails that are sent or given up, because a secret or the names of clients are in them. */
export const forgetContents = (
  tx: Tx,
  emails: Pick<EmailMessage, 'workspaceId' | 'kind' | 'recipient'>,
): Transactional<void> => clearContents(tx, emails)

type CancelledEmail = { workspaceId: string; testimonialId: string; kind: EmailMessage['kind'] }

/**
 * Cancels queued requests and reminders to an address, of one workspace or, without one, of all. Returns what they were
 * about.
 */
export function* cancelEmailsTo(
  tx: Tx,
  { address, workspaceId, failure }: { address: string; workspaceId: string | null; failure: string },
): Transactional<CancelledEmail[]> {
  const ended = yield* failQueuedTo(tx, { address: foldAddress(address), workspaceId, failure })
  yield* releaseSendings(tx, ended)
  return ended.flatMap(({ workspaceId: of, testimonialId, kind }) =>
    testimonialId === null ? [] : [{ workspaceId: of, testimonialId, kind }],
  )
}

/** The same for an address that refuses emails or that the owner doesn't ask: the kinds of the emails are told. */
export function* cancelRefusedEmails(
  tx: Tx,
  {
    refusal,
    now,
    kinds,
    ...to
  }: {
    address: string
    workspaceId: string | null
    failure: string
    refusal: EmailRefusal
    now: Date
    kinds: EmailKinds
  },
): Transactional<void> {
  for (const { kind, ...about } of yield* cancelEmailsTo(tx, to)) {
    const onRefused = kind === 'test' ? undefined : kinds[kind].onRefused
    if (onRefused) yield* onRefused(tx, about, { refusal, now })
  }
}

/** For emails that were never sent. */
function* releaseSendings(tx: Tx, ended: readonly Pick<EmailMessage, 'id' | 'ambiguousSince'>[]): Transactional<void> {
  for (const { id, ambiguousSince } of ended) if (!ambiguousSince) yield* releaseSending(tx, id)
}

/** Cancels a workspace's scheduled reminders. Its messages are deleted with the workspace. */
export const forgetEmailsOf = (tx: Tx, workspaceId: string): Transactional<void> =>
  cancelJob(tx, { kind: 'emails.remind', workspaceId })

/** Deletes all emails to a member, about any workspace: the account is being closed. */
export const forgetEmailsToMember = (tx: Tx, userId: string): Transactional<void> => deleteMessagesTo(tx, userId)

/** Deletes all emails about a testimonial, queued ones too: their jobs find nothing. */
export function* forgetEmailsAbout(tx: Tx, about: { workspaceId: string; testimonialId: string }): Transactional<void> {
  yield* releaseSendingsAbout(tx, about)
  yield* deleteMessagesAbout(tx, about)
  yield* cancelJob(tx, { kind: 'emails.remind', workspaceId: about.workspaceId, dedupeKey: about.testimonialId })
}

/** Cancels a request's queued emails and its reminders. */
export function* cancelRequestEmails(
  tx: Tx,
  about: { workspaceId: string; testimonialId: string },
): Transactional<void> {
  yield* releaseSendings(tx, yield* failQueuedAbout(tx, { ...about, failure: 'This client is no longer to be asked.' }))
}
