import type { Tx, Transactional } from '#server/db/database.ts'
import { listMessagesAbout } from '#server/emails/emails.queries.ts'
import { enqueueEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { type EndedOfClient, listEndedOfClients } from '#server/emails/recipients/ended-requests.queries.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { reserveSending } from '#server/emails/recipients/throttle.service.ts'
import { type Actor, BY_RULE, BY_SYSTEM } from '#server/kernel/actor.ts'
import { newLinkId } from '#server/kernel/ids.ts'
import { findChosenForm } from '#server/forms/forms.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import { knownService } from '#server/tags/services.service.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { type AskedClient, insertPlanned, listOfMailbox, saveClosed } from './payment-requests.repository.ts'
import { dropReminder, planReminder } from './reminder-plans.service.ts'
import { saveRemindersStopped } from './reminders.repository.ts'
import { removeTraces } from './removal.service.ts'
import { listEvents } from './history.queries.ts'
import { moveRequest, type TestimonialRow } from './testimonials.queries.ts'
import { deleteTestimonial, insertEvents, markEmailQueued } from './testimonials.repository.ts'
import { countOnce } from './usage.service.ts'

type Key = { workspaceId: string; id: string }

/** Creates a payment's request, scheduled for later. It counts against the month once it is sent. */
export function* planRequest(
  tx: Tx,
  {
    at: scheduledFor,
    now,
    ...client
  }: {
    workspaceId: string
    customerName: string | null
    customerEmail: string
    emailStyleId: string | null
    formId: string | null
    /** What was bought; null for what its form is about. */
    service: string | null
    at: Date
    now: Date
  },
): Transactional<string> {
  const id = newLinkId()
  const { workspaceId } = client
  const form = yield* findChosenForm(tx, client)
  const service = client.service ?? (yield* knownService(tx, { workspaceId, service: form.service }))
  yield* insertPlanned(tx, { ...client, formId: form.formId, service, id, scheduledFor, createdAt: now })
  yield* insertEvents(tx, [{ workspaceId, testimonialId: id, kind: 'scheduled', by: BY_RULE, at: now }])
  return id
}

/** Cancels a request whose email was never queued. Its link stops working. */
export function* cancelRequest(tx: Tx, key: Key, now: Date): Transactional<void> {
  yield* removeTraces(tx, { ...key, now })
  yield* deleteTestimonial(tx, key)
  yield* markContentChanged(tx, key.workspaceId)
}

/** Whether the owner sent it, or the client answered, before it was due. */
export const wasTakenUp = ({ status, emailState }: Pick<TestimonialRow, 'status' | 'emailState'>): boolean =>
  status !== 'pending' || emailState === 'queued' || emailState === 'sent' || emailState === 'failed'

/**
 * Queues the email of a payment's request, which counts against the month now. Throws `testimonials.quota_exceeded`
 * (402), and what `reserveSending` throws.
 */
export function* sendPlanned(
  tx: Tx,
  row: Pick<TestimonialRow, 'workspaceId' | 'id' | 'customerEmail' | 'customerName'>,
  { now, by, ...limiting }: { now: Date; by: Actor; limits: EmailLimits; hashKey: string },
): Transactional<void> {
  const { workspaceId, id: testimonialId, customerName } = row
  yield* countOnce(tx, row, now)
  yield* moveRequest(tx, row, null)
  if (!(yield* markEmailQueued(tx, row))) throw new Error('The scheduled request could not be sent.')
  yield* insertEvents(tx, [{ workspaceId, testimonialId, kind: 'queued', by, at: now }])
  const message = { workspaceId, testimonialId, recipient: row.customerEmail, now }
  const messageId = yield* enqueueEmail(tx, { kind: 'request', ...message })
  yield* reserveSending(tx, { ...message, ...limiting, messageId, customerName })
}

/** Whether its email is queued and no attempt has started: nothing has reached the client. */
export function* isEmailStillHere(
  tx: Tx,
  { workspaceId, id, status, emailState }: Pick<TestimonialRow, 'workspaceId' | 'id' | 'status' | 'emailState'>,
): Transactional<boolean> {
  if (status !== 'pending' || (emailState !== 'queued' && emailState !== 'none')) return false
  const messages = (yield* listMessagesAbout(tx, { workspaceId, testimonialId: id })).filter(
    ({ kind }) => kind === 'request',
  )
  return messages.every(
    (message) => message.ambiguousSince === null && message.status !== 'sent' && message.status !== 'uncertain',
  )
}

/** The payment was reversed after the client was asked: stops reminders. */
export function* endReminders(tx: Tx, key: Key, now: Date): Transactional<void> {
  yield* dropReminder(tx, key)
  if (!(yield* saveRemindersStopped(tx, key, { areRemindersStopped: true }))) return
  const { workspaceId, id: testimonialId } = key
  yield* insertEvents(tx, [{ workspaceId, testimonialId, kind: 'reminders_stopped', by: BY_SYSTEM, at: now }])
}

/** The money came back: turns on the reminders that its reversal stopped, but not those that the owner stopped. */
export function* resumeReminders(
  tx: Tx,
  row: Pick<TestimonialRow, 'workspaceId' | 'id' | 'sentAt'>,
  now: Date,
): Transactional<void> {
  const last = (yield* listEvents(tx, { workspaceId: row.workspaceId, testimonialId: row.id })).findLast(
    ({ kind }) => kind === 'reminders_stopped' || kind === 'reminders_resumed',
  )
  if (last?.kind !== 'reminders_stopped' || last.actor !== 'system') return
  if (!(yield* saveRemindersStopped(tx, row, { areRemindersStopped: false }))) return
  const { workspaceId, id: testimonialId } = row
  yield* insertEvents(tx, [{ workspaceId, testimonialId, kind: 'reminders_resumed', by: BY_SYSTEM, at: now }])
  if (row.sentAt) yield* planReminder(tx, row, { emailedAt: row.sentAt, now })
}

/** Earlier requests to a client: one that is still unanswered, the date of the last, and how many had no answer. */
export type AskedBefore = {
  open: { id: string; since: Date; isPlanned: boolean } | null
  lastAskedAt: Date | null
  /** In a row, up to the last. */
  unansweredInRow: number
}

/** Requests and answers of a client, with requests that ended since. */
export function* listAskedClient(
  tx: Tx,
  { workspaceId, address, hashKey }: { workspaceId: string; address: string; hashKey: string },
): Transactional<AskedClient[]> {
  const found = yield* listOfMailbox(tx, { workspaceId, mailbox: mailboxOf(address) })
  const addressHashes = [hashAddress({ address, hashKey })]
  const ended = yield* listEndedOfClients(tx, { workspaceId, addressHashes })
  return [...found, ...ended.map((request) => asAsked(request, address))]
}

const asAsked = ({ linkHash, lastAskedAt, endedAt }: EndedOfClient, customerEmail: string): AskedClient => ({
  id: linkHash,
  customerEmail,
  status: 'sent',
  source: 'manual',
  createdAt: lastAskedAt,
  sentAt: lastAskedAt,
  closedAt: endedAt,
  submittedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  scheduledFor: null,
})

/** For a mailbox, without some requests. */
export function* readAskedBefore(
  tx: Tx,
  { except, ...client }: { workspaceId: string; address: string; hashKey: string; except: readonly string[] },
): Transactional<AskedBefore> {
  const found = yield* listAskedClient(tx, client)
  const others = found.filter(({ id }) => !except.includes(id))
  const open = others.find(isOpen)
  const asked = others
    .flatMap((request) => {
      const at = request.sentAt ?? request.submittedAt
      return at ? [{ at, isUnanswered: request.status === 'sent' }] : []
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const answered = asked.findIndex(({ isUnanswered }) => !isUnanswered)
  return {
    open: open ? { id: open.id, since: open.createdAt, isPlanned: open.scheduledFor !== null } : null,
    lastAskedAt: asked[0]?.at ?? null,
    unansweredInRow: answered === -1 ? asked.length : answered,
  }
}

/** The client is asked again: closes earlier requests without an answer. Their links go on working. */
export function* closeUnanswered(
  tx: Tx,
  {
    workspaceId,
    address,
    except,
    by,
    now,
  }: { workspaceId: string; address: string; except: string; by: Actor; now: Date },
): Transactional<void> {
  for (const earlier of yield* listOfMailbox(tx, { workspaceId, mailbox: mailboxOf(address) })) {
    if (earlier.id === except || earlier.status !== 'sent' || !isOpen(earlier)) continue
    const key = { workspaceId, id: earlier.id }
    yield* dropReminder(tx, key)
    yield* saveClosed(tx, key, now)
    yield* insertEvents(tx, [{ workspaceId, testimonialId: earlier.id, kind: 'closed', by, at: now }])
  }
}

const isOpen = ({ status, declinedAt, unsubscribedAt, closedAt }: AskedClient) =>
  (status === 'pending' || status === 'sent') && !declinedAt && !unsubscribedAt && !closedAt
