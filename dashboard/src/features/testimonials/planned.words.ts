import type { HoldReason } from '#shared/payments.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type Clock, momentThereWords } from '../../lib/moments.ts'

type Planned = Pick<Testimonial, 'status' | 'mailState' | 'scheduledFor'>

/** Whether the client is to be asked by itself, because of a payment. */
export const isPlanned = ({ status, mailState, scheduledFor }: Planned): boolean =>
  status === 'pending' && mailState === 'none' && scheduledFor !== null

/** Why a client is not asked yet whose time has come, as briefly as it can be said. */
export const waitWords: Record<HoldReason, string> = {
  open_invoice: 'Waits: another invoice is open',
  deposit: 'Waits for the final payment',
  no_email: 'Needs an address',
  invalid_email: 'Needs another address',
  quota: 'Waits for new requests',
  mail_limit: 'Waits: enough mails for now',
  sending_paused: 'Waits: mails are paused',
  account_paused: 'Waits: the account is paused',
  owners_call: 'Needs your decision',
}

/** When the client will be asked; null for a request that nobody has planned. */
export function plannedWords(testimonial: Planned, clock: Clock): string | null {
  const { scheduledFor } = testimonial
  if (!isPlanned(testimonial) || scheduledFor === null) return null
  const at = new Date(scheduledFor)
  return at <= clock.now ? 'Will ask soon' : `Will ask ${momentThereWords(at, clock)}`
}

const SOON_MS = 60_000
const LATE_MS = 10 * 60_000

/** Whether the time of one is about to come, or has just come: then it is asked about again. */
export const isAskDue = (items: readonly Planned[], now: Date): boolean =>
  items.some((item) => {
    const left = item.scheduledFor === null ? Infinity : Date.parse(item.scheduledFor) - now.getTime()
    return isPlanned(item) && left <= SOON_MS && left > -LATE_MS
  })
