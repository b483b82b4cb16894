import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { ListView } from './testimonial-list.address.ts'

const nothingIn: Record<TestimonialStatus, string> = {
  pending: 'No request waits to be sent.',
  sent: 'No request waits for an answer.',
  submitted: 'No testimonial waits for your decision.',
  approved: 'No testimonial is approved.',
  rejected: 'No testimonial is rejected.',
}

/** Why there is nothing to see. */
export function noMatchWords({ status, q }: Pick<ListView, 'status' | 'q'>): string {
  if (q)
    return status ? `Nothing that is ${status} has “${q}” in it.` : `No client and no testimonial has “${q}” in it.`
  return status ? nothingIn[status] : 'There is nothing on this page.'
}
