import type { Testimonial } from '#shared/testimonials.ts'

export type Note = 'sending' | 'notDelivered' | 'private'

type Noted = Pick<Testimonial, 'status' | 'mailState' | 'isPrivate'>

const isOpen = ({ status }: Noted) => status === 'pending' || status === 'sent'

/** The request's mail waits to be handed over. Once the client has answered, its mail matters to nobody. */
export const isMailUnderway = (testimonial: Noted): boolean => isOpen(testimonial) && testimonial.mailState === 'queued'

/** What there is to say beside the status. */
export function noteOf(testimonial: Noted): Note | null {
  if (isMailUnderway(testimonial)) return 'sending'
  if (isOpen(testimonial)) return testimonial.mailState === 'failed' ? 'notDelivered' : null
  return testimonial.isPrivate ? 'private' : null
}
