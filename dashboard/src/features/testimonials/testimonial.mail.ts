import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'
import { isAnswered } from './testimonial.words.ts'

/**
 * How it stands with the newest mail of a request that nobody has answered. `waiting` is about to be handed over, `held`
 * was not taken yet, `slow` was taken and has not arrived yet, `refused` was never to go out.
 */
export type MailStanding =
  | 'none'
  | 'waiting'
  | 'held'
  | 'handedOver'
  | 'slow'
  | 'delivered'
  | 'bounced'
  | 'complained'
  | 'uncertain'
  | 'failed'
  | 'refused'

type Mailed = Pick<Testimonial, 'status' | 'mailState' | 'mailDelivery' | 'mailProblem'>

/** Null once the client has answered: from then on its mail matters to nobody. */
export function mailStanding(testimonial: Mailed): MailStanding | null {
  if (isAnswered(testimonial)) return null
  const { status, mailState, mailDelivery, mailProblem } = testimonial
  if (mailDelivery === 'bounced' || mailDelivery === 'complained') return mailDelivery
  if (mailState === 'queued') return mailDelivery === 'delayed' ? 'held' : 'waiting'
  if (mailState === 'failed') return mailDelivery === 'uncertain' ? 'uncertain' : 'failed'
  if (status === 'pending') return mailProblem === null ? 'none' : 'refused'
  if (mailDelivery === 'delayed') return 'slow'
  return mailDelivery === 'delivered' ? 'delivered' : 'handedOver'
}

const mends: Partial<Record<MailStanding, TestimonialAction>> = {
  bounced: 'edit',
  complained: 'copyLink',
  uncertain: 'copyLink',
  failed: 'copyLink',
  refused: 'copyLink',
}

/** What an owner does about a mail that did not arrive; none where nothing need be done. */
export function mendOf(testimonial: Mailed & Pick<Testimonial, 'declinedAt' | 'unsubscribedAt' | 'erasedAt'>) {
  const standing = mailStanding(testimonial)
  const isOver = testimonial.declinedAt ?? testimonial.unsubscribedAt ?? testimonial.erasedAt
  return standing && !isOver ? mends[standing] : undefined
}

const MAIL_POLL_INTERVAL_MS = 2000
const HELD_MAIL_POLL_INTERVAL_MS = 30_000

/** How soon to ask again for the sake of a mail: one that waits goes at once, one that was put off does not. */
export function mailPollInterval(items: readonly Mailed[]): number | null {
  const standings = items.map(mailStanding)
  if (standings.includes('waiting')) return MAIL_POLL_INTERVAL_MS
  return standings.includes('held') ? HELD_MAIL_POLL_INTERVAL_MS : null
}
