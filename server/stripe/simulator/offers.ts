import { type OfferKey } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import type { Work } from '#server/db/database.ts'
import { type Books, booksOf, find, save } from './books.ts'
import { type Interval, makePrice, makeProduct } from './make-subscriptions.domain.ts'
import { secondsOf } from './stripe-ids.ts'

const MONTHS_OF_A_YEAR = 10

/** What the stand-in sells for us: a product for each plan, each with two prices. */
export const simulatedPrices: Record<OfferKey, { id: string; productId: string; interval: Interval; amount: number }> =
  {
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

/** Puts them into our books, once. */
export function* stockOffers(anybodys: Books): Work<void> {
  const books = booksOf(anybodys, null)
  if (yield* find(books, 'product', 'prod_simulatedPro')) return
  const created = secondsOf(books.now)
  const products = [
    { id: 'prod_simulatedPro', name: 'Goodword Pro', priceId: simulatedPrices.pro.id },
    { id: 'prod_simulatedStudio', name: 'Goodword Studio', priceId: simulatedPrices.studio.id },
  ]
  for (const product of products) yield* save(books, makeProduct({ ...product, created }))
  for (const [lookupKey, price] of Object.entries(simulatedPrices))
    yield* save(books, makePrice({ ...price, lookupKey, currency: 'usd', created }))
}
