import type { Reply, Testimonial } from '#shared/testimonials.ts'
import { clientName } from '../testimonial.messages.ts'

type Replied = Pick<
  Testimonial,
  'customerName' | 'customerEmail' | 'status' | 'isPrivate' | 'withdrawnAt' | 'erasedAt' | 'submittedAt'
>

/** Whether visitors can ever read it, and a reply below it. */
export const canGetReply = ({ isPrivate, withdrawnAt, erasedAt, submittedAt }: Replied): boolean =>
  submittedAt !== null && !isPrivate && withdrawnAt === null && erasedAt === null

/** Why others can't publish a reply while somebody has to sign off. */
export const NEEDS_OWNER = 'Testimonials need a sign-off here, so only the owner can publish a reply.'

/** Who reads the reply now, and what it waits for. `day` is when it was written. */
export function replyMessage(testimonial: Replied, { isOutdated }: Pick<Reply, 'isOutdated'>, day: string): string {
  const { status, isPrivate, withdrawnAt } = testimonial
  const client = clientName(testimonial)
  if (withdrawnAt !== null) return `Nobody sees it: ${client} withdrew the testimonial.`
  if (isPrivate) return `Nobody sees it: ${client} made the testimonial private.`
  if (isOutdated)
    return `Nobody sees it: ${client} has changed the testimonial since. Keep the reply if it still fits, or edit it.`
  if (status === 'approved') return `Published ${day}, shown below the testimonial where there’s room.`
  return `Written ${day}. It appears with the testimonial once that is approved.`
}
