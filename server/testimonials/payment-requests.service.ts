import type { Sql, Work } from '#server/db/database.ts'
import { getMessagesAbout, queueRequestMail } from '#server/emails/emails.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { takeSendingTurn } from '#server/emails/recipients/sending-turns.service.ts'
import { newLinkId } from '#server/kernel/ids.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import {
  type AskedClient,
  insertPlanned,
  listOfMailbox,
  saveRecipient,
  saveScheduledFor,
} from './payment-requests.repository.ts'
import { dropReminder } from './reminder-plans.service.ts'
import { saveRemindersStopped } from './reminders.repository.ts'
import { removeTraces } from './removal.service.ts'
import {
  deleteTestimonial,
  findTestimonial,
  insertEvents,
  markMailQueued,
  type TestimonialRow,
} from './testimonials.repository.ts'
import { countOnce } from './usage.service.ts'

type Key = { workspaceId: string; id: string }

/** A request that was made because of a payment; undefined once somebody removed it. */
export const findPaymentRequest = (sql: Sql, key: Key): Work<TestimonialRow | undefined> => findTestimonial(sql, key)

/** Makes the request of a payment, which waits for its time. It counts against the month once it is sent. */
export function* planRequest(
  sql: Sql,
  plan: { workspaceId: string; customerName: string | null; customerEmail: string; at: Date; now: Date },
): Work<string> {
  const { workspaceId, customerName, customerEmail, at: scheduledFor, now } = plan
  const id = newLinkId()
  yield* insertPlanned(sql, { workspaceId, id, customerName, customerEmail, scheduledFor, createdAt: now })
  yield* insertEvents(sql, [{ workspaceId, testimonialId: id, kind: 'scheduled', actor: 'system', at: now }])
  return id
}

export const moveRequest = (sql: Sql, key: Key, at: Date | null): Work<void> => saveScheduledFor(sql, key, at)

/** Another address is known of whoever paid, and nobody was mailed yet. */
export const readdressRequest = (
  sql: Sql,
  key: Key,
  to: { customerName: string | null; customerEmail: string },
): Work<void> => saveRecipient(sql, key, to)

/** Takes a request back whose mail was never asked for. Its link leads nowhere from then on. */
export function* takeRequestBack(sql: Sql, key: Key, now: Date): Work<void> {
  yield* removeTraces(sql, { ...key, now })
  yield* deleteTestimonial(sql, key)
  yield* markContentChanged(sql, key.workspaceId)
}

/** Whether the owner has sent it, or the client has answered, before its time came. */
export const wasTakenUp = ({ status, mailState }: Pick<TestimonialRow, 'status' | 'mailState'>): boolean =>
  status !== 'pending' || mailState === 'queued' || mailState === 'sent' || mailState === 'failed'

/**
 * Queues the mail of a request of a payment, which counts now. Throws `testimonials.quota_exceeded` (402), and what
 * `takeSendingTurn` throws.
 */
export function* sendPlanned(
  sql: Sql,
  row: Pick<TestimonialRow, 'workspaceId' | 'id' | 'customerEmail' | 'customerName'>,
  { now, actor, ...limiting }: { now: Date; actor: 'owner' | 'system'; limits: MailLimits; hashKey: string },
): Work<void> {
  const { workspaceId, id: testimonialId, customerName } = row
  yield* countOnce(sql, row, now)
  yield* saveScheduledFor(sql, row, null)
  if (!(yield* markMailQueued(sql, row))) throw new Error('A request that waits could not be sent.')
  yield* insertEvents(sql, [{ workspaceId, testimonialId, kind: 'queued', actor, at: now }])
  const mail = { workspaceId, testimonialId, recipient: row.customerEmail, now }
  const messageId = yield* queueRequestMail(sql, mail)
  yield* takeSendingTurn(sql, { ...mail, ...limiting, messageId, customerName })
}

/** Whether its mail waits, and nobody began to hand it over: nothing of it has reached the client. */
export function* isMailStillHere(
  sql: Sql,
  { workspaceId, id, status, mailState }: Pick<TestimonialRow, 'workspaceId' | 'id' | 'status' | 'mailState'>,
): Work<boolean> {
  if (status !== 'pending' || (mailState !== 'queued' && mailState !== 'none')) return false
  const mails = (yield* getMessagesAbout(sql, { workspaceId, testimonialId: id })).filter(
    ({ kind }) => kind === 'request',
  )
  return mails.every((mail) => mail.ambiguousSince === null && mail.status !== 'sent' && mail.status !== 'uncertain')
}

/** The money went back after the client was asked: nobody reminds of it. */
export function* endReminders(sql: Sql, key: Key, now: Date): Work<void> {
  yield* dropReminder(sql, key)
  if (!(yield* saveRemindersStopped(sql, key, { areRemindersStopped: true }))) return
  const { workspaceId, id: testimonialId } = key
  yield* insertEvents(sql, [{ workspaceId, testimonialId, kind: 'reminders_stopped', actor: 'system', at: now }])
}

/** What a client was asked before: by a request that still waits for an answer, and when last. */
export type AskedBefore = { open: { since: Date; isPlanned: boolean } | null; lastAskedAt: Date | null }

/** Of whoever reads at an address, apart from one request. */
export function* readAskedBefore(
  sql: Sql,
  { workspaceId, address, except }: { workspaceId: string; address: string; except: string | null },
): Work<AskedBefore> {
  const found = yield* listOfMailbox(sql, { workspaceId, mailbox: mailboxOf(address) })
  const others = found.filter(({ id }) => id !== except)
  const open = others.find(isOpen)
  const asked = others.map(({ sentAt, submittedAt }) => sentAt ?? submittedAt).filter((at) => at !== null)
  return {
    open: open ? { since: open.createdAt, isPlanned: open.scheduledFor !== null } : null,
    lastAskedAt: asked.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  }
}

const isOpen = ({ status, declinedAt, unsubscribedAt }: AskedClient) =>
  (status === 'pending' || status === 'sent') && !declinedAt && !unsubscribedAt
