import type { Reply } from '#shared/testimonials.ts'
import { type Answered, unseenBecause } from '../owners-words/words.messages.ts'

/** Who reads the reply now, and what it waits for. `day` is when it was written. */
export function replyMessage(testimonial: Answered, { isOutdated }: Pick<Reply, 'isOutdated'>, day: string): string {
  const unseen = unseenBecause(testimonial, { what: 'reply', isOutdated })
  if (unseen) return unseen
  if (testimonial.status === 'approved') return `Published ${day}, shown below the testimonial where there’s room.`
  return `Written ${day}. It appears with the testimonial once that is approved.`
}
