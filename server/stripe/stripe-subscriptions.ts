import type Stripe from 'stripe'
import type { OfferKey } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import { type ProviderSubscription, UnknownPrice } from './gateway.ts'
import { planOfPrice } from './stripe-prices.ts'

/** Running and paid, or overdue while Stripe keeps trying. */
const LIVE = new Set(['active', 'trialing', 'past_due'])
const ENDED = new Set(['canceled', 'incomplete_expired'])

const isLive = ({ status }: Stripe.Subscription): boolean => LIVE.has(status)
export const hasEnded = ({ status }: Stripe.Subscription): boolean => ENDED.has(status)

/** Stripe uses one or the other, depending on whether its page or an API call cancelled. */
export const isCancelling = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null

const asDate = (seconds: number) => new Date(seconds * 1000)

type Known = { subscription: Stripe.Subscription; plan: ProviderSubscription['plan']; item: Stripe.SubscriptionItem }

/**
 * The customer's subscription that counts: a paid one before an overdue one, then the larger plan, then the newest.
 * Throws UnknownPrice when something is running, but none of it has a price that we know.
 */
export function pickSubscription({
  customerId,
  all,
  prices,
}: {
  customerId: string
  all: Stripe.Subscription[]
  prices: Map<OfferKey, Stripe.Price>
}): (Known & { isOneOfSeveral: boolean }) | null {
  const live = all.filter(isLive)
  const known = live.flatMap((subscription) => knownOf(subscription, prices) ?? [])
  const [best] = known.toSorted(byRank)
  if (best) return { ...best, isOneOfSeveral: live.length > 1 }
  const unknown = live[0]?.items.data[0]?.price.id
  if (live.length > 0) throw new UnknownPrice({ customerId, priceId: unknown ?? 'none' })
  return null
}

function knownOf(subscription: Stripe.Subscription, prices: Map<OfferKey, Stripe.Price>): Known | undefined {
  for (const item of subscription.items.data) {
    const plan = planOfPrice(prices, item.price)
    if (plan) return { subscription, plan, item }
  }
  return undefined
}

const byRank = (a: Known, b: Known): number =>
  Number(isDue(a)) - Number(isDue(b)) ||
  plans[b.plan].monthlyPriceCents - plans[a.plan].monthlyPriceCents ||
  b.subscription.created - a.subscription.created ||
  (a.subscription.id < b.subscription.id ? 1 : -1)

const isDue = ({ subscription }: Pick<Known, 'subscription'>) => subscription.status === 'past_due'

/** `openInvoices` are the subscription's overdue ones, read only while it is past due. */
export function viewSubscription({
  subscription,
  plan,
  item,
  isOneOfSeveral,
  openInvoices,
}: Known & { isOneOfSeveral: boolean; openInvoices: Stripe.Invoice[] }): ProviderSubscription {
  const dueSince = openInvoices.map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created)
  return {
    subscriptionId: subscription.id,
    plan,
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    isCancelling: isCancelling(subscription),
    periodEndsAt: asDate(subscription.cancel_at ?? item.current_period_end),
    pastDueSince: isDue({ subscription })
      ? asDate(dueSince.length > 0 ? Math.min(...dueSince) : item.current_period_start)
      : null,
    isOneOfSeveral,
  }
}
