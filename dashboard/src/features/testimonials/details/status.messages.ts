import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { clientName, isAnswered } from '../testimonial.messages.ts'

type StatusParts = Pick<
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

type StatusMessage = {
  kind: 'erased' | 'withdrawn' | 'declined' | 'unsubscribed' | 'changed'
  text: string
  at: string
}

/** What the client has decided, and what follows from it. */
export function statusMessage(testimonial: StatusParts): StatusMessage | null {
  const { status, revisedAt, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } = testimonial
  const client = clientName(testimonial)
  if (erasedAt)
    return {
      kind: 'erased',
      text: 'The client erased everything. Only this row is left, and you can remove it.',
      at: erasedAt,
    }
  if (withdrawnAt)
    return {
      kind: 'withdrawn',
      text: `${client} withdrew this testimonial. It can’t be shown unless ${client} shares it again.`,
      at: withdrawnAt,
    }
  if (!isAnswered(testimonial) && declinedAt)
    return {
      kind: 'declined',
      text: `${client} declined. We’ll send no more emails. The link still works if ${client} reconsiders.`,
      at: declinedAt,
    }
  if (!isAnswered(testimonial) && unsubscribedAt)
    return {
      kind: 'unsubscribed',
      text: `${client} unsubscribed from your emails. The link still works if you share it yourself.`,
      at: unsubscribedAt,
    }
  if (status === 'submitted' && revisedAt)
    return {
      kind: 'changed',
      text: `${client} changed the testimonial. It’s shown only after you approve it again.`,
      at: revisedAt,
    }
  return null
}

export const suspicionMessage: Record<NonNullable<TestimonialDetails['suspicion']>, string> = {
  honeypot: 'Possible bot: filled in a hidden field that people can’t see.',
  fast: 'Possible bot: submitted seconds after the form was opened.',
}
