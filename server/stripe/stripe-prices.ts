import type Stripe from 'stripe'
import { type BillingOffer, OfferKey } from '#shared/billing.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { PaidPlan } from './gateway.ts'

/** Our price ids, or `by_lookup_key`: the key is that of the offer. */
export type PriceSource = Partial<Record<OfferKey, string>> | 'by_lookup_key'

const KEPT_FOR_MS = 5 * 60 * 1000

/** The plan of an offer. */
export const planOf = (key: OfferKey): PaidPlan => (key.startsWith('studio') ? 'studio' : 'pro')

/** How often an offer is paid. */
export const intervalOf = (key: OfferKey): 'month' | 'year' => (key.endsWith('_annual') ? 'year' : 'month')

/** Our prices at Stripe, by offer key. Cached for minutes, because they rarely change. */
export function createPriceList({ stripe, source, clock }: { stripe: Stripe; source: PriceSource; clock: Clock }) {
  let kept: { prices: Promise<Map<OfferKey, Stripe.Price>>; until: number } | undefined

  return (): Promise<Map<OfferKey, Stripe.Price>> => {
    const now = clock.now().getTime()
    if (kept && now < kept.until && now >= kept.until - KEPT_FOR_MS) return kept.prices
    const prices = source === 'by_lookup_key' ? findPrices(stripe) : readPrices(stripe, source)
    kept = { prices, until: now + KEPT_FOR_MS }
    prices.catch(() => (kept = undefined))
    return prices
  }
}

async function findPrices(stripe: Stripe): Promise<Map<OfferKey, Stripe.Price>> {
  const { data } = await stripe.prices.list({ lookup_keys: [...OfferKey.options], active: true, limit: 100 })
  return inOrder((key) => data.find((price) => price.lookup_key === key))
}

async function readPrices(stripe: Stripe, ids: Partial<Record<OfferKey, string>>) {
  const read = await Promise.all(Object.values(ids).map((id) => stripe.prices.retrieve(id)))
  return inOrder((key) => read.find(({ id }) => id === ids[key]))
}

function inOrder(find: (key: OfferKey) => Stripe.Price | undefined): Map<OfferKey, Stripe.Price> {
  const found = new Map<OfferKey, Stripe.Price>()
  for (const key of OfferKey.options) {
    const price = find(key)
    if (price) found.set(key, price)
  }
  return found
}

/** What can be bought: active, recurring prices with a single amount. */
export function listOffersOf(prices: Map<OfferKey, Stripe.Price>): BillingOffer[] {
  return [...prices].flatMap(([key, { active, unit_amount: amount, currency, recurring }]) =>
    active && amount !== null && recurring?.interval === intervalOf(key)
      ? [{ key, plan: planOf(key), interval: intervalOf(key), amount, currency }]
      : [],
  )
}

const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id)

/** The plan of a price: one of ours, or an earlier price of the same product. Undefined for an unknown one. */
export function planOfPrice(prices: Map<OfferKey, Stripe.Price>, price: Stripe.Price): PaidPlan | undefined {
  const ours = [...prices]
  const same = ours.find(([, { id }]) => id === price.id)
  if (same) return planOf(same[0])
  const plans = new Set(ours.filter(([, other]) => productOf(other) === productOf(price)).map(([key]) => planOf(key)))
  return plans.size === 1 ? [...plans][0] : undefined
}

/** Our prices by product, as the portal needs them. */
export function groupByProduct(prices: Map<OfferKey, Stripe.Price>): { product: string; prices: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const price of prices.values()) {
    if (price.active) groups.set(productOf(price), [...(groups.get(productOf(price)) ?? []), price.id])
  }
  return [...groups].map(([product, ids]) => ({ product, prices: ids }))
}
