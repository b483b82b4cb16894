import type { Testimonial } from '#shared/testimonials.ts'
import type { Clock } from '../../../lib/moments.ts'
import { momentWords } from '../details/moment.words.ts'
import { type MailStanding, mailStanding } from '../testimonial.mail.ts'
import { plannedWords } from '../planned.words.ts'
import { asNote, reminderDay, relativeTime, shortTime } from './relative-time.ts'

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
  | 'private'
  | 'addedByOwner'
  | 'changed'
  | 'declined'
  | 'unsubscribed'
  | 'withdrawn'
  | 'erased'
  | 'time'
  | 'plain'

/**
 * What there is to say beside the status; `at` is the instant that it speaks of. `problem` says why something went wrong,
 * and `more` what else is known.
 */
export type Note = {
  kind: NoteKind
  words: string
  at?: string | undefined
  problem?: string | undefined
  more?: string | undefined
}

type Noted = Pick<
  Testimonial,
  | 'customerName'
  | 'status'
  | 'mailState'
  | 'mailDelivery'
  | 'mailProblem'
  | 'scheduledFor'
  | 'remindsAt'
  | 'remindersSent'
  | 'isPrivate'
  | 'source'
  | 'sentAt'
  | 'submittedAt'
  | 'revisedAt'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'withdrawnAt'
  | 'erasedAt'
>

const isOpen = ({ status }: Pick<Noted, 'status'>) => status === 'pending' || status === 'sent'

/** What comes first in a name and is no title. */
const firstNameOf = ({ customerName }: Pick<Noted, 'customerName'>) =>
  customerName?.split(/\s+/).find((word) => word && !word.endsWith('.')) ?? 'the client'

/** What the client has decided, which goes before anything else that there is to say. */
function decisionOf(testimonial: Noted): Note | null {
  const { status, revisedAt, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  if (erasedAt) return { kind: 'erased', words: 'Erased by the client', at: erasedAt }
  if (withdrawnAt) return { kind: 'withdrawn', words: `Withdrawn by ${firstNameOf(testimonial)}`, at: withdrawnAt }
  if (isOpen(testimonial) && declinedAt) return { kind: 'declined', words: 'Said no thanks', at: declinedAt }
  if (isOpen(testimonial) && unsubscribedAt) return { kind: 'unsubscribed', words: 'Ended mails', at: unsubscribedAt }
  if (status === 'submitted' && revisedAt)
    return { kind: 'changed', words: `Changed by ${firstNameOf(testimonial)}`, at: revisedAt }
  return null
}

type MailNote = Pick<Note, 'kind' | 'words'> & {
  /** Stands where the server gives no reason. */
  problem?: string
}

const mailNotes: Partial<Record<MailStanding, MailNote>> = {
  none: { kind: 'plain', words: 'Not sent yet' },
  waiting: { kind: 'sending', words: 'Sending…' },
  held: {
    kind: 'delayed',
    words: 'Delayed, still trying',
    problem: 'The mail service did not take it yet; we go on trying.',
  },
  slow: {
    kind: 'delayed',
    words: 'Delayed on its way',
    problem: 'The mailbox did not take it yet; it is still tried.',
  },
  bounced: {
    kind: 'unreachable',
    words: 'Address unreachable',
    problem: 'The mail came back. Correct the address, or share the link.',
  },
  complained: {
    kind: 'reportedAsSpam',
    words: 'Reported as spam',
    problem: 'The mail was reported as spam. No more are sent to this address.',
  },
  uncertain: {
    kind: 'uncertain',
    words: 'Not sure it went out',
    problem: 'Send it again if your client got nothing, or share the link.',
  },
  failed: { kind: 'notDelivered', words: 'Not delivered', problem: 'Send it again, or share the link.' },
  refused: { kind: 'notSent', words: 'Not sent' },
}

function sentNote(testimonial: Noted, now: Date): Note | null {
  const { sentAt, remindsAt, remindersSent } = testimonial
  if (!sentAt) return null
  const isDelivered = mailStanding(testimonial) === 'delivered'
  const asked = new Date(sentAt)
  const more = `Asked ${momentWords(sentAt)}${isDelivered ? ', delivered' : ''}`
  if (remindsAt) return { kind: 'reminder', words: `Reminder ${reminderDay(new Date(remindsAt), now)}`, more }
  if (remindersSent > 0) return { kind: 'reminded', words: `Asked ${shortTime(asked, now)}, reminded`, more }
  if (isDelivered) return { kind: 'delivered', words: `Asked ${shortTime(asked, now)}, delivered`, more }
  return { kind: 'time', words: `Asked ${relativeTime(asked, now)}`, at: sentAt }
}

function mailNote(testimonial: Noted, clock: Clock): Note | null {
  const planned = plannedWords(testimonial, clock)
  if (planned)
    return { kind: 'scheduled', words: planned, more: 'After a payment', at: testimonial.scheduledFor ?? undefined }
  const standing = mailStanding(testimonial)
  const note = standing && mailNotes[standing]
  if (!note) return sentNote(testimonial, clock.now)
  return { ...note, problem: testimonial.mailProblem ?? note.problem }
}

/** The clock is that by which clients are asked; what has happened is told by the reader's. */
export function noteOf(testimonial: Noted, clock: Clock): Note | null {
  const decision = decisionOf(testimonial)
  if (decision) return decision
  if (isOpen(testimonial)) return mailNote(testimonial, clock)
  const { status, isPrivate, source, submittedAt } = testimonial
  const at = submittedAt ?? undefined
  if (isPrivate) return { kind: 'private', words: 'Private', at }
  if (source === 'owner') return { kind: 'addedByOwner', words: 'Added by you', at }
  return status === 'submitted' && at
    ? { kind: 'time', words: asNote(relativeTime(new Date(at), clock.now)), at }
    : null
}
