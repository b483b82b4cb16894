import type { Testimonial } from '#shared/testimonials.ts'

type Search = { address: string; exceptId: string | undefined; items: readonly Testimonial[] }

/** The unanswered request to exactly this address, ignoring case; a sent one first. */
export function openRequestTo({ address, exceptId, items }: Search): Testimonial | undefined {
  const sought = address.toLowerCase()
  const theirs = items.filter(({ id, customerEmail }) => id !== exceptId && customerEmail.toLowerCase() === sought)
  return theirs.find(({ status }) => status === 'sent') ?? theirs.find(({ status }) => status === 'pending')
}
