import type { BillingOffer, Subscription } from '#shared/billing.ts'
import type { PlanName } from '#shared/plans.ts'
import { offerOf } from '../../components/plan-offers.ts'
import { moneyParts, formatMoney } from '#shared/money.ts'

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
