import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { clientName, isAnswered } from '../testimonial.words.ts'

type Standing = Pick<
  Testimonial,
  | 'customerName'
  | 'customerEmail'
  | 'status'
  | 'revisedAt'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'withdrawnAt'
  | 'erasedAt'
>

type StandingWords = {
  kind: 'erased' | 'withdrawn' | 'declined' | 'unsubscribed' | 'changed'
  words: string
  at: string
}

/** What the client has decided, and what follows from it. */
export function standingWords(testimonial: Standing): StandingWords | null {
  const { status, revisedAt, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  const client = clientName(testimonial)
  if (erasedAt)
    return {
      kind: 'erased',
      words: 'The client had everything erased. Nothing but this row is left, and you can remove it.',
      at: erasedAt,
    }
  if (withdrawnAt)
    return {
      kind: 'withdrawn',
      words: `${client} took these words back. They can be shown only once ${client} shares them again.`,
      at: withdrawnAt,
    }
  if (!isAnswered(testimonial) && declinedAt)
    return {
      kind: 'declined',
      words: `${client} said no thanks. No mail is sent any more; the link still works, should ${client} think again.`,
      at: declinedAt,
    }
  if (!isAnswered(testimonial) && unsubscribedAt)
    return {
      kind: 'unsubscribed',
      words: `${client} wants no more mails from you. The link still works, if you share it yourself.`,
      at: unsubscribedAt,
    }
  if (status === 'submitted' && revisedAt)
    return {
      kind: 'changed',
      words: `${client} changed the words. They are shown only once you approve them again.`,
      at: revisedAt,
    }
  return null
}

export const suspicionWords: Record<NonNullable<TestimonialDetails['suspicion']>, string> = {
  trap: 'Perhaps from a program: a hidden field was filled in, which people cannot see.',
  fast: 'Perhaps from a program: it was sent moments after the form was opened.',
}
