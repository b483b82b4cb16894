import type { BillingOffer, Subscription } from '#shared/billing.ts'
import { formatMoney, moneyParts } from '#shared/money.ts'
import type { PlanName } from '#shared/plans.ts'
import { offerOf } from '../../../components/plan-offers.ts'

export type Interval = BillingOffer['interval']

type Sold = { plan: PlanName; interval: Interval; offers: readonly BillingOffer[] }

/** The offers of a plan at a billing interval. */
export const billingOfferOf = ({ plan, interval, offers }: Sold): BillingOffer | undefined =>
  offers.find((offer) => offer.plan === plan && offer.interval === interval)

/** Whether there is a choice between monthly and yearly billing. */
export const hasIntervals = (offers: readonly BillingOffer[]): boolean =>
  offers.some(({ interval }) => interval === 'year') && offers.some(({ interval }) => interval === 'month')

type Price = {
  symbol: string
  number: string
  per: string
  /** How a year compares with twelve months; null where there is nothing to say. */
  note: string | null
}

/** The price on a plan's card: what is really paid each time. */
export function priceOf({ plan, interval, offers }: Sold): Price {
  const { dollarsPerMonth } = offerOf(plan)
  if (plan === 'free') return { symbol: '$', number: '0', per: 'for as long as you like', note: null }
  const yearly = billingOfferOf({ plan, interval: 'year', offers })
  const monthly = billingOfferOf({ plan, interval: 'month', offers })
  if (interval === 'year' && yearly)
    return { ...moneyParts(yearly), per: 'per year', note: yearlyMessage({ yearly, monthly }) }
  const note = interval === 'year' && offers.length > 0 ? 'Monthly billing only.' : null
  return { ...moneyParts(monthly ?? { amount: dollarsPerMonth * 100, currency: 'usd' }), per: 'per month', note }
}

function yearlyMessage({ yearly, monthly }: { yearly: BillingOffer; monthly: BillingOffer | undefined }): string {
  const { amount, currency } = yearly
  const perMonth = `${formatMoney({ amount: Math.ceil(amount / 12), currency })} a month`
  if (!monthly || monthly.currency !== currency) return `${perMonth}.`
  const saved = monthly.amount * 12 - amount
  return saved > 0 ? `${perMonth}. You save ${formatMoney({ amount: saved, currency })} a year.` : `${perMonth}.`
}

/** What a subscriber pays each time; null where it is not known. */
export function paidEachTime({ plan, interval, offers }: Pick<Subscription, 'plan' | 'interval' | 'offers'>) {
  if (plan === 'free') return null
  const offer = billingOfferOf({ plan, interval: interval ?? 'month', offers })
  if (offer) return formatMoney(offer)
  return interval === 'year' ? null : `$${offerOf(plan).dollarsPerMonth}`
}

/** What a plan's button does: `nothing` is a button that can be pressed and does nothing. */
export type PlanAction = 'checkout' | 'cancel' | 'reinstate' | 'nothing'

export type PlanChoice = {
  label: string
  /** Null for a disabled button. */
  action: PlanAction | null
  /** Why the button is disabled. */
  reason?: string
}

type PlanChoiceInput = { plan: PlanName; current: PlanName; isCancelling: boolean }

/** The button of a plan's card (specification, section 4). */
export function choiceOf({ plan, current, isCancelling }: PlanChoiceInput): PlanChoice {
  const { title } = offerOf(plan)
  if (plan === current)
    return isCancelling && plan !== 'free'
      ? { label: `Keep ${title}`, action: 'reinstate' }
      : { label: 'Your current plan', action: null, reason: 'You’re on this plan.' }
  switch (plan) {
    case 'free':
      return isCancelling
        ? { label: 'Downgrade', action: null, reason: 'Your plan already ends with the billing cycle.' }
        : { label: 'Downgrade', action: 'cancel' }
    case 'studio':
      return { label: `Choose ${title}`, action: 'nothing' }
    case 'pro':
      if (!isCancelling) return { label: `Choose ${title}`, action: 'checkout' }
      return current === 'studio'
        ? { label: `Choose ${title}`, action: null, reason: KEEP_FIRST }
        : { label: `Choose ${title}`, action: 'reinstate' }
  }
}

/** A cancelled larger plan is kept with its own button. */
const KEEP_FIRST = 'Your plan is ending. Keep it first.'

/** What a plan's button alone does not say: how to get the plan where the button leads nowhere. */
export type PlanNote = 'unsold' | 'studio-at-checkout' | 'studio-on-billing-page' | 'other-interval'

type PlanNoteInput = {
  plan: PlanName
  current: PlanName
  choice: PlanChoice
  /** The billing interval whose prices are shown. */
  interval: Interval
  subscription: Pick<Subscription, 'interval' | 'hasBillingPage' | 'offers'> | undefined
}

export function noteOf({ plan, current, choice, interval, subscription }: PlanNoteInput): PlanNote | null {
  const offers = subscription?.offers ?? []
  const canChangeAtStripe = current !== 'free' && subscription?.hasBillingPage === true
  if (choice.action === 'checkout' || choice.action === 'nothing') {
    const isUnsold = subscription && !offers.some((offer) => offer.plan === plan)
    if (isUnsold) return 'unsold'
    if (choice.action === 'checkout') return null
    return canChangeAtStripe ? 'studio-on-billing-page' : 'studio-at-checkout'
  }
  if (plan !== current || !canChangeAtStripe || !billingOfferOf({ plan, interval, offers })) return null
  return subscription.interval !== null && subscription.interval !== interval ? 'other-interval' : null
}
