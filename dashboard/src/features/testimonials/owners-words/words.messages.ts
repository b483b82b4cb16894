import type { Testimonial } from '#shared/testimonials.ts'
import { clientName } from '../testimonial.messages.ts'

export type Answered = Pick<
  Testimonial,
  'customerName' | 'customerEmail' | 'status' | 'isPrivate' | 'withdrawnAt' | 'erasedAt' | 'submittedAt'
>

/** Whether visitors can ever read it, and what the owner adds to it. */
export const isForVisitors = ({ isPrivate, withdrawnAt, erasedAt, submittedAt }: Answered): boolean =>
  submittedAt !== null && !isPrivate && withdrawnAt === null && erasedAt === null

/** Why others can't publish it while somebody has to sign off. */
export const needsOwner = (what: 'reply' | 'translation') =>
  `Testimonials need a sign-off here, so only the owner can publish a ${what}.`

type Words = { what: 'reply' | 'translation'; isOutdated: boolean }

/** Why nobody sees what the owner added; null if visitors see it, or will. */
export function unseenBecause(testimonial: Answered, { what, isOutdated }: Words): string | null {
  const { isPrivate, withdrawnAt } = testimonial
  const client = clientName(testimonial)
  if (withdrawnAt !== null) return `Nobody sees it: ${client} withdrew the testimonial.`
  if (isPrivate) return `Nobody sees it: ${client} made the testimonial private.`
  if (isOutdated)
    return `Nobody sees it: ${client} has changed the testimonial since. Keep the ${what} if it still fits, or edit it.`
  return null
}
