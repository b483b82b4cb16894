import type Stripe from 'stripe'
import type { OfferKey } from '#shared/billing.ts'
import { groupByProduct } from './stripe-prices.ts'

/** By this mark we know the configuration that is ours. */
const MARK = { goodword: 'portal' }

/**
 * How the portal behaves is asserted, not left to what somebody clicked: cancelling ends at the period's end and pays nothing
 * back, a larger plan begins at once and is paid for at once, a smaller one begins with the next period.
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

/** The configuration of the portal that our sessions name: made or corrected where it is not as it should be. */
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
