import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { ListView } from './testimonial-list.address.ts'

const nothingIn: Record<TestimonialStatus, string> = {
  pending: 'No requests to send.',
  sent: 'No requests are waiting for an answer.',
  submitted: 'You’re all caught up.',
  approved: 'No approved testimonials.',
  rejected: 'No rejected testimonials.',
}

/** Why the list is empty. */
export function noMatchMessage({ status, q }: Pick<ListView, 'status' | 'q'>): string {
  if (q) return status ? `No ${status} results for “${q}”.` : `No results for “${q}”.`
  return status ? nothingIn[status] : 'There is nothing on this page.'
}
