import { type OfferKey } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import type { Transactional } from '#server/db/database.ts'
import { type StripeStore, storeOf, find, save } from './store.ts'
import { type Interval, makePrice, makeProduct } from './make-subscriptions.domain.ts'
import { secondsOf } from './stripe-ids.ts'

const MONTHS_OF_A_YEAR = 10

/** The emulator's products for our plans, each with two prices. */
export const emulatedPrices: Record<OfferKey, { id: string; productId: string; interval: Interval; amount: number }> = {
  pro: {
    id: 'price_simulatedPro',
    productId: 'prod_simulatedPro',
    interval: 'month',
    amount: plans.pro.monthlyPriceCents,
  },
  studio: {
    id: 'price_simulatedStudio',
    productId: 'prod_simulatedStudio',
    interval: 'month',
    amount: plans.studio.monthlyPriceCents,
  },
  pro_annual: {
    id: 'price_simulatedProAnnual',
    productId: 'prod_simulatedPro',
    interval: 'year',
    amount: plans.pro.monthlyPriceCents * MONTHS_OF_A_YEAR,
  },
  studio_annual: {
    id: 'price_simulatedStudioAnnual',
    productId: 'prod_simulatedStudio',
    interval: 'year',
    amount: plans.studio.monthlyPriceCents * MONTHS_OF_A_YEAR,
  },
}

/** Adds them to our own account, once. */
export function* stockOffers(anybodys: StripeStore): Transactional<void> {
  const store = storeOf(anybodys, null)
  if (yield* find(store, 'product', 'prod_simulatedPro')) return
  const created = secondsOf(store.now)
  const products = [
    { id: 'prod_simulatedPro', name: 'Goodword Pro', priceId: emulatedPrices.pro.id },
    { id: 'prod_simulatedStudio', name: 'Goodword Studio', priceId: emulatedPrices.studio.id },
  ]
  for (const product of products) yield* save(store, makeProduct({ ...product, created }))
  for (const [lookupKey, price] of Object.entries(emulatedPrices))
    yield* save(store, makePrice({ ...price, lookupKey, currency: 'usd', created }))
}
