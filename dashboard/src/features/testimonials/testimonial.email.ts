import { emailErrors } from '#shared/testimonial-requests.ts'
import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'
import { ApiError } from '../../lib/api.ts'
import { isAnswered } from './testimonial.messages.ts'

/**
 * The state of the latest email of an unanswered request. `waiting` is about to be sent, `held` was not accepted yet,
 * `slow` was accepted and has not arrived yet, `refused` will never be sent.
 */
export type DeliveryStatus =
  | 'none'
  | 'waiting'
  | 'delayed'
  | 'handedOver'
  | 'slow'
  | 'delivered'
  | 'bounced'
  | 'complained'
  | 'uncertain'
  | 'failed'
  | 'refused'

type Sendable = Pick<Testimonial, 'status' | 'emailState' | 'emailDelivery' | 'emailProblem'>

/** Null once the client has answered: the email no longer matters then. */
export function deliveryStatus(testimonial: Sendable): DeliveryStatus | null {
  if (isAnswered(testimonial)) return null
  const { status, emailState, emailDelivery, emailProblem } = testimonial
  if (emailDelivery === 'bounced' || emailDelivery === 'complained') return emailDelivery
  if (emailState === 'queued') return emailDelivery === 'delayed' ? 'delayed' : 'waiting'
  if (emailState === 'failed') return emailDelivery === 'uncertain' ? 'uncertain' : 'failed'
  if (status === 'pending') return emailProblem === null ? 'none' : 'refused'
  if (emailDelivery === 'delayed') return 'slow'
  return emailDelivery === 'delivered' ? 'delivered' : 'handedOver'
}

const mends: Partial<Record<DeliveryStatus, TestimonialAction>> = {
  bounced: 'edit',
  complained: 'copyLink',
  uncertain: 'copyLink',
  failed: 'copyLink',
  refused: 'copyLink',
}

/** What an owner can do about an undelivered email; undefined where nothing is needed. */
export function mendOf(testimonial: Sendable & Pick<Testimonial, 'declinedAt' | 'unsubscribedAt' | 'erasedAt'>) {
  const delivery = deliveryStatus(testimonial)
  const isOver = testimonial.declinedAt ?? testimonial.unsubscribedAt ?? testimonial.erasedAt
  return delivery && !isOver ? mends[delivery] : undefined
}

const EMAIL_POLL_INTERVAL_MS = 2000
const DELAYED_EMAIL_POLL_INTERVAL_MS = 30_000

/** How soon to poll for an email: one that is waiting goes at once, one that was postponed does not. */
export function emailPollInterval(items: readonly Sendable[]): number | null {
  const clientStates = items.map(deliveryStatus)
  if (clientStates.includes('waiting')) return EMAIL_POLL_INTERVAL_MS
  return clientStates.includes('delayed') ? DELAYED_EMAIL_POLL_INTERVAL_MS : null
}

type EmailErrorCode = (typeof emailErrors)[number]

const codes: readonly string[] = emailErrors

const isEmailErrorCode = (code: string): code is EmailErrorCode => codes.includes(code)

/** Why no email may be sent to a client, if that is what was refused. */
export const emailRefusalOf = (error: unknown): EmailErrorCode | undefined =>
  error instanceof ApiError && isEmailErrorCode(error.code) ? error.code : undefined
