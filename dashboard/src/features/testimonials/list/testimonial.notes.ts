import type { Testimonial } from '#shared/testimonials.ts'
import { asNote, relativeTime } from './relative-time.ts'

export type NoteKind = 'sending' | 'notDelivered' | 'private' | 'addedByOwner' | 'time' | 'plain'

/** What there is to say beside the status; `at` is the instant that it speaks of. */
export type Note = { kind: NoteKind; words: string; at?: string | undefined }

type Noted = Pick<Testimonial, 'status' | 'mailState' | 'isPrivate' | 'source' | 'sentAt' | 'submittedAt'>

const isOpen = ({ status }: Pick<Noted, 'status'>) => status === 'pending' || status === 'sent'

/** The request's mail waits to be handed over. Once the client has answered, its mail matters to nobody. */
export const isMailUnderway = (testimonial: Pick<Noted, 'status' | 'mailState'>): boolean =>
  isOpen(testimonial) && testimonial.mailState === 'queued'

export function noteOf(testimonial: Noted, now: Date): Note | null {
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
