import type { Testimonial } from '#shared/testimonials.ts'
import { asNote, type Clock, formatInstant, relativeTime, reminderDay, shortTime } from '../../../lib/moments.ts'
import { BACK_TO_REVIEW, type Signers, waitsMessage } from '../sign-off/sign-off.messages.ts'
import { type DeliveryStatus, deliveryStatus } from '../testimonial.email.ts'
import { firstNameOf, importedParts, plannedMessage, waitMessage } from '../testimonial.messages.ts'

export type NoteKind =
  | 'scheduled'
  | 'waits'
  | 'sending'
  | 'delayed'
  | 'delivered'
  | 'unreachable'
  | 'reportedAsSpam'
  | 'uncertain'
  | 'notDelivered'
  | 'notSent'
  | 'reminder'
  | 'reminded'
  | 'paused'
  | 'private'
  | 'addedByOwner'
  | 'imported'
  | 'throughLink'
  | 'changed'
  | 'declined'
  | 'unsubscribed'
  | 'withdrawn'
  | 'erased'
  | 'signOff'
  | 'time'
  | 'plain'

/**
 * What is shown next to the status; `at` is the instant it is about. `problem` says why something went wrong, and
 * `more` gives further details.
 */
export type Note = {
  kind: NoteKind
  text: string
  /** The same, where the last parts are left out if there is no room for them. */
  parts?: readonly string[] | undefined
  at?: string | undefined
  problem?: string | undefined
  more?: string | undefined
}

type Noted = Pick<
  Testimonial,
  | 'customerName'
  | 'status'
  | 'emailState'
  | 'emailDelivery'
  | 'emailProblem'
  | 'scheduledFor'
  | 'remindsAt'
  | 'remindersSent'
  | 'isPrivate'
  | 'source'
  | 'imported'
  | 'sentAt'
  | 'submittedAt'
  | 'revisedAt'
  | 'closedAt'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'signOffAskedAt'
  | 'signOffEndedAt'
  | 'withdrawnAt'
  | 'erasedAt'
>

const isOpen = ({ status }: Pick<Noted, 'status'>) => status === 'pending' || status === 'sent'

const nameOrClient = ({ customerName }: Pick<Noted, 'customerName'>) => firstNameOf(customerName) ?? 'the client'

/** What the client has decided, which takes precedence over everything else. */
function decisionOf(testimonial: Noted): Note | null {
  const { status, revisedAt, closedAt, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  if (erasedAt) return { kind: 'erased', text: 'By the client', at: erasedAt }
  if (withdrawnAt) return { kind: 'withdrawn', text: `By ${nameOrClient(testimonial)}`, at: withdrawnAt }
  if (isOpen(testimonial) && declinedAt) return { kind: 'declined', text: 'Declined', at: declinedAt }
  if (isOpen(testimonial) && unsubscribedAt) return { kind: 'unsubscribed', text: 'Unsubscribed', at: unsubscribedAt }
  if (isOpen(testimonial) && closedAt) return { kind: 'plain', text: 'No answer', at: closedAt }
  if (status === 'submitted' && revisedAt)
    return { kind: 'changed', text: `Changed by ${nameOrClient(testimonial)}`, at: revisedAt }
  return null
}

type EmailNote = Pick<Note, 'kind' | 'text'> & {
  /** Shown where the server gives no reason. */
  problem?: string
}

const emailNotes: Partial<Record<DeliveryStatus, EmailNote>> = {
  none: { kind: 'plain', text: 'Not sent yet' },
  waiting: { kind: 'sending', text: 'Sending…' },
  delayed: {
    kind: 'delayed',
    text: 'Delayed, still trying',
    problem: 'The email service hasn’t accepted it yet. We’ll keep trying.',
  },
  slow: {
    kind: 'delayed',
    text: 'Delivery delayed',
    problem: 'The recipient’s mailbox hasn’t accepted it yet. Delivery is still being retried.',
  },
  bounced: {
    kind: 'unreachable',
    text: 'Address unreachable',
    problem: 'The email bounced. Correct the address, or share the link.',
  },
  complained: {
    kind: 'reportedAsSpam',
    text: 'Reported as spam',
    problem: 'The email was reported as spam. We no longer send emails to this address.',
  },
  uncertain: {
    kind: 'uncertain',
    text: 'May not have been sent',
    problem: 'Send it again if your client didn’t get it, or share the link.',
  },
  failed: { kind: 'notDelivered', text: 'Not delivered', problem: 'Resend it, or share the link.' },
  refused: { kind: 'notSent', text: 'Not sent' },
}

function sentNote(testimonial: Noted, now: Date): Note | null {
  const { sentAt, remindsAt, remindersSent } = testimonial
  if (!sentAt) return null
  const isDelivered = deliveryStatus(testimonial) === 'delivered'
  const asked = new Date(sentAt)
  const more = `Asked ${formatInstant(sentAt)}${isDelivered ? ', delivered' : ''}`
  if (remindsAt) return { kind: 'reminder', text: `Reminder ${reminderDay(new Date(remindsAt), now)}`, more }
  if (remindersSent > 0) return { kind: 'reminded', text: `Asked ${shortTime(asked, now)}, reminded`, more }
  if (isDelivered) return { kind: 'delivered', text: `Asked ${shortTime(asked, now)}, delivered`, more }
  return { kind: 'time', text: `Asked ${relativeTime(asked, now)}`, at: sentAt }
}

function emailNote(testimonial: Noted, clock: Clock): Note | null {
  const planned = plannedMessage(testimonial, clock)
  if (planned)
    return {
      kind: 'scheduled',
      text: planned.day,
      more: `${planned.moment}, after a payment`,
      at: testimonial.scheduledFor ?? undefined,
    }
  const delivery = deliveryStatus(testimonial)
  const note = delivery && emailNotes[delivery]
  if (!note) return sentNote(testimonial, clock.now)
  return { ...note, problem: testimonial.emailProblem ?? note.problem }
}

/** What a testimonial waits for, or that it no longer does. */
function signOffNote({ signOffAskedAt, signOffEndedAt }: Noted, signers: Signers | null): Note | null {
  if (signOffAskedAt) return { kind: 'signOff', text: waitsMessage(signers), at: signOffAskedAt }
  return signOffEndedAt ? { kind: 'signOff', text: BACK_TO_REVIEW, at: signOffEndedAt } : null
}

/** In a frozen workspace nothing is sent, whatever is planned. */
function frozenNote(note: Note | null): Note | null {
  if (note?.kind === 'reminder') return { kind: 'paused', text: 'Reminders paused', more: note.more }
  return note?.kind === 'scheduled' ? { kind: 'waits', text: waitMessage.workspace_frozen, more: note.more } : note
}

/** `userId` is the reader's, if it is known yet. */
type Circumstances = Clock & { signers?: Signers | null; isFrozen?: boolean; userId?: string | undefined }

/** `clock` is the one by which clients are asked; past events are shown by the reader's own clock. */
export function noteOf(
  testimonial: Noted,
  { signers = null, isFrozen = false, userId, ...clock }: Circumstances,
): Note | null {
  const decision = signOffNote(testimonial, signers) ?? decisionOf(testimonial)
  if (decision) return decision
  if (isOpen(testimonial)) {
    const note = emailNote(testimonial, clock)
    return isFrozen ? frozenNote(note) : note
  }
  const { status, isPrivate, source, imported, submittedAt } = testimonial
  const at = submittedAt ?? undefined
  if (isPrivate) return { kind: 'private', text: 'Private', at }
  if (imported) {
    const parts = importedParts(imported, userId)
    const text = parts.join(' ')
    return { kind: 'imported', text, parts, more: at ? `${text}, of ${formatInstant(at)}` : text, at }
  }
  if (source === 'owner') return { kind: 'addedByOwner', text: 'Added by you', at }
  if (source === 'link') return { kind: 'throughLink', text: 'Through your link', at }
  return status === 'submitted' && at ? { kind: 'time', text: asNote(relativeTime(new Date(at), clock.now)), at } : null
}
