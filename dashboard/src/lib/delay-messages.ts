import type { RequestRules } from '#shared/connections.ts'
import type { RequestReason } from '#shared/payments.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { type Clock, daysUntil } from './moments.ts'

const paid: Record<'invoice' | 'checkout' | 'subscription' | 'renewal', string> = {
  invoice: 'the invoice',
  checkout: 'the checkout',
  subscription: 'the subscription’s first payment',
  renewal: 'the renewal',
}

type Delay = { days: number; what: keyof typeof paid }
type DelayRules = Pick<RequestRules, 'delays' | 'keepsWorkingHours'>

/** `past` is for payments from before the rules: what would have happened. */
type Tense = 'now' | 'past'
/** `rules`: those of the payment's account; left out where they are not known. */
export type Reading = { clock: Clock; tense: Tense; rules?: DelayRules | undefined }

/** How long after what clients are asked. */
function delayMessage({ days, what }: Delay): string {
  if (days <= 0) return `Right after ${paid[what]}`
  return `${days} ${days === 1 ? 'day' : 'days'} after ${paid[what]}`
}

/** What the rules say of it. */
export function ruleMessage(what: keyof typeof paid, rules: DelayRules): string {
  const message = delayMessage({ days: rules.delays[daysOf[what]], what })
  return rules.keepsWorkingHours ? `${message}, then a weekday` : message
}

const daysOf = {
  invoice: 'invoiceDays',
  checkout: 'checkoutDays',
  subscription: 'subscriptionDays',
  renewal: 'invoiceDays',
} as const

const DAY_MS = 24 * 60 * 60 * 1000

type Asking = { reason: RequestReason; at: Date; paidAt: Date }

/** The rules are named where they explain the day; otherwise it is said how long it took. */
export function whyAsked({ reason, at, paidAt }: Asking, { clock, rules }: Reading): string {
  if (reason === 'settled') return 'This client has no other open invoice'
  if (reason === 'owner') return 'You chose to ask'
  const days = daysUntil(at, { ...clock, now: paidAt })
  if (!rules) return delayMessage({ days, what: reason })
  const due = new Date(paidAt.getTime() + rules.delays[daysOf[reason]] * DAY_MS)
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = clock
  const expected = rules.keepsWorkingHours ? nextWorkingMoment(due, timeZone) : due
  return daysUntil(at, { ...clock, now: expected }) === 0
    ? ruleMessage(reason, rules)
    : delayMessage({ days, what: reason })
}
