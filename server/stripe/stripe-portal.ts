import type Stripe from 'stripe'
import type { OfferKey } from '#shared/billing.ts'
import { groupByProduct } from './stripe-prices.ts'

/** Marks our own portal configuration. */
const MARK = { goodword: 'portal' }

/**
 * The portal's behaviour is enforced rather than left to someone's dashboard settings: cancelling takes effect at the
 * period's end without a refund, a larger plan starts and is charged immediately, a smaller one starts with the next
 * period.
 */
function featuresOf(products: { product: string; prices: string[] }[]) {
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products,
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams['features']
}

/** The portal configuration that our sessions use, created or corrected if necessary. */
export async function assertPortal(
  stripe: Stripe,
  prices: Map<OfferKey, Stripe.Price>,
): Promise<{ configurationId: string }> {
  const features = featuresOf(groupByProduct(prices))
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = data.find(({ metadata }) => metadata?.goodword === MARK.goodword)
  if (!ours) {
    const { id } = await stripe.billingPortal.configurations.create({ features, metadata: MARK })
    return { configurationId: id }
  }
  if (!isAsserted(ours.features, features)) await stripe.billingPortal.configurations.update(ours.id, { features })
  return { configurationId: ours.id }
}

type Features = ReturnType<typeof featuresOf>

function isAsserted(found: Stripe.BillingPortal.Configuration.Features, wanted: Features): boolean {
  const { subscription_cancel: cancel, subscription_update: update } = found
  return (
    cancel.enabled &&
    cancel.mode === wanted.subscription_cancel.mode &&
    cancel.proration_behavior === wanted.subscription_cancel.proration_behavior &&
    update.enabled &&
    update.proration_behavior === wanted.subscription_update.proration_behavior &&
    namesOf(update.schedule_at_period_end.conditions.map(({ type }) => type)) ===
      namesOf(wanted.subscription_update.schedule_at_period_end.conditions.map(({ type }) => type)) &&
    pricesOf(update.products ?? []) === pricesOf(wanted.subscription_update.products)
  )
}

const namesOf = (names: string[]) => names.toSorted().join(' ')
const pricesOf = (products: { prices: string[] }[]) => namesOf(products.flatMap(({ prices }) => prices))
