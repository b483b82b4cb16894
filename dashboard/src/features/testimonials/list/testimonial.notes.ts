import type { Testimonial } from '#shared/testimonials.ts'
import { asNote, relativeTime } from './relative-time.ts'

export type NoteKind =
  | 'sending'
  | 'notDelivered'
  | 'private'
  | 'addedByOwner'
  | 'changed'
  | 'declined'
  | 'unsubscribed'
  | 'withdrawn'
  | 'erased'
  | 'time'
  | 'plain'

/** What there is to say beside the status; `at` is the instant that it speaks of. */
export type Note = { kind: NoteKind; words: string; at?: string | undefined }

type Noted = Pick<
  Testimonial,
  | 'customerName'
  | 'status'
  | 'mailState'
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

/** The request's mail waits to be handed over. Once the client has answered, its mail matters to nobody. */
export const isMailUnderway = (testimonial: Pick<Noted, 'status' | 'mailState'>): boolean =>
  isOpen(testimonial) && testimonial.mailState === 'queued'

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

export function noteOf(testimonial: Noted, now: Date): Note | null {
  const decision = decisionOf(testimonial)
  if (decision) return decision
  const { status, mailState, isPrivate, source, sentAt, submittedAt } = testimonial
  if (isMailUnderway(testimonial)) return { kind: 'sending', words: 'Sending…' }
  if (isOpen(testimonial) && mailState === 'failed') return { kind: 'notDelivered', words: 'Not delivered' }
  if (status === 'pending') return { kind: 'plain', words: 'Not sent yet' }
  if (status === 'sent')
    return sentAt ? { kind: 'time', words: `Asked ${relativeTime(new Date(sentAt), now)}`, at: sentAt } : null
  const at = submittedAt ?? undefined
  if (isPrivate) return { kind: 'private', words: 'Private', at }
  if (source === 'owner') return { kind: 'addedByOwner', words: 'Added by you', at }
  return status === 'submitted' && at ? { kind: 'time', words: asNote(relativeTime(new Date(at), now)), at } : null
}
