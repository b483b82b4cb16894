import type { HoldReason } from '#shared/payments.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type Clock, formatMomentThere } from '../../lib/moments.ts'

type Planned = Pick<Testimonial, 'status' | 'emailState' | 'scheduledFor'>

/** Whether the client will be asked automatically because of a payment. */
export const isPlanned = ({ status, emailState, scheduledFor }: Planned): boolean =>
  status === 'pending' && emailState === 'none' && scheduledFor !== null

/** Why a client is on hold although the time to ask has come, as briefly as possible. */
export const waitMessage: Record<HoldReason, string> = {
  open_invoice: 'On hold: another invoice is open',
  deposit: 'On hold: deposit',
  no_email: 'Needs an email address',
  invalid_email: 'Needs a valid address',
  quota: 'On hold: no requests left',
  email_limit: 'On hold: email limit reached',
  sending_paused: 'On hold: emails are paused',
  account_paused: 'On hold: account is paused',
  owners_call: 'Needs your decision',
}

/** When the client will be asked; null for a request that is not scheduled. */
export function plannedMessage(testimonial: Planned, clock: Clock): string | null {
  const { scheduledFor } = testimonial
  if (!isPlanned(testimonial) || scheduledFor === null) return null
  const at = new Date(scheduledFor)
  return at <= clock.now ? 'Will ask soon' : `Will ask ${formatMomentThere(at, clock)}`
}

const SOON_MS = 60_000
const LATE_MS = 10 * 60_000

/** Whether a scheduled time is about to come or has just passed: then the list is polled. */
export const isRequestDue = (items: readonly Planned[], now: Date): boolean =>
  items.some((item) => {
    const left = item.scheduledFor === null ? Infinity : Date.parse(item.scheduledFor) - now.getTime()
    return isPlanned(item) && left <= SOON_MS && left > -LATE_MS
  })
