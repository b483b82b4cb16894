import type { Transactional } from '#server/db/database.ts'
import { type InStore, inStoreOf } from './actions.store.ts'
import { deleteCustomer } from './api.accounts.ts'
import { type StripeStore, find, get, list } from './store.ts'
import { cancelInPortal, changePriceInPortal, keepInPortal } from './changing.ts'
import type { CheckoutSession, CheckoutTerms, Customer, Invoice, Portal, Price, Subscription } from './kept-objects.ts'
import { emulatedPrices } from './offers.ts'
import { completeSession, readSession, settleLater, termsId } from './selling.ts'
import { problem } from './stripe-wire.ts'
import { isLive, itemOf, passTime, payDue } from './subscribing.ts'

export type FoundCheckout = { session: CheckoutSession; terms: CheckoutTerms; customer: Customer | null }

export type FoundPortal = {
  portal: Portal
  customer: Customer
  /** Running ones, newest first. */
  subscriptions: { subscription: Subscription; name: string; isDue: boolean }[]
  invoices: Invoice[]
  /** What it can be changed to. */
  prices: { price: Price; name: string }[]
}

/** What our own customers do on Stripe's pages. */
export function createBillingActions(inStore: InStore) {
  const inTheirs = inStoreOf(inStore)

  function* checkoutOf(store: StripeStore, id: string): Transactional<FoundCheckout | undefined> {
    const found = yield* find(store, 'checkout.session', id)
    const terms = yield* find(store, 'checkout_terms', termsId(id))
    if (!found || !terms) return undefined
    const session = yield* readSession(store, found)
    if (session.status === 'expired') return undefined
    const customer = session.customer === null ? undefined : yield* find(store, 'customer', session.customer)
    return { session, terms, customer: customer ?? null }
  }

  const withPortal = <T>(
    id: string,
    work: (store: StripeStore, portal: Portal, subscription: Subscription | undefined) => Transactional<T>,
  ) =>
    inTheirs('billing_portal.session', id, function* (store) {
      const portal = yield* get(store, 'billing_portal.session', { id })
      const [subscription] = yield* listRunning(store, portal.customer)
      return yield* work(store, portal, subscription)
    })

  const changeInPortal = (
    portalId: string,
    work: (store: StripeStore, subscription: Subscription, portal: Portal) => Transactional<Subscription>,
  ): Promise<Subscription> =>
    withPortal(portalId, function* (store, portal, subscription) {
      if (!subscription) throw problem('This customer has no subscription that runs.')
      return yield* work(store, subscription, portal)
    })

  return {
    /** A checkout page's content; undefined if it doesn't exist or has expired. */
    findCheckout: (id: string) => inTheirs('checkout.session', id, (store) => checkoutOf(store, id)),

    /** Pays on a checkout page; once, however often it is called. Undefined as above. */
    payCheckout: (id: string, { settles = 'now' }: { settles?: 'now' | 'later' } = {}) =>
      inTheirs('checkout.session', id, function* (store) {
        const found = yield* checkoutOf(store, id)
        if (!found || found.session.status === 'complete') return found
        const payer = {
          email: found.customer?.email ?? found.session.customer_email,
          name: found.customer?.name ?? null,
        }
        const session = yield* completeSession(store, found.session, { payer, settles })
        return { ...found, session }
      }),

    /** The card is refused: the page can be tried again, and no event is sent. */
    failCheckout: (id: string) => inTheirs('checkout.session', id, (store) => checkoutOf(store, id)),

    /** A delayed payment arrives, or fails. */
    settleLater: (sessionId: string, ends: 'paid' | 'failed') =>
      inTheirs('checkout.session', sessionId, (store) => settleLater(store, sessionId, ends)),

    /** What Stripe's own page shows a customer; undefined if it doesn't exist. */
    findPortal: (id: string): Promise<FoundPortal | undefined> =>
      inTheirs('billing_portal.session', id, function* (store) {
        const portal = yield* find(store, 'billing_portal.session', id)
        const customer = portal && (yield* find(store, 'customer', portal.customer))
        if (!portal || !customer) return undefined
        const subscriptions = []
        for (const subscription of yield* listRunning(store, customer.id))
          subscriptions.push({
            subscription,
            name: yield* nameOfProduct(store, itemOf(subscription).price.product),
            isDue: subscription.status === 'past_due',
          })
        const prices = []
        for (const { id: priceId } of Object.values(emulatedPrices)) {
          const price = yield* get(store, 'price', { id: priceId })
          prices.push({ price, name: yield* nameOfProduct(store, price.product) })
        }
        return {
          portal,
          customer,
          subscriptions,
          invoices: yield* list(store, 'invoice', { customerId: customer.id }),
          prices,
        }
      }),

    changePlan: (portalId: string, priceId: string) =>
      changeInPortal(portalId, function* (store, subscription, portal) {
        const price = yield* get(store, 'price', { id: priceId })
        const { features } = yield* get(store, 'billing_portal.configuration', { id: portal.configuration })
        return yield* changePriceInPortal(store, subscription, { price, features })
      }),

    cancelInPortal: (portalId: string) => changeInPortal(portalId, cancelInPortal),
    /** Undoes a planned end or change of plan. */
    keepInPortal: (portalId: string) => changeInPortal(portalId, keepInPortal),
    payDueInPortal: (portalId: string) => changeInPortal(portalId, payDue),

    /** Someone deletes one of our customers at Stripe. */
    deleteCustomer: (customerId: string) => inStore((store) => deleteCustomer(store, customerId)),
  }
}

function* listRunning(store: StripeStore, customerId: string): Transactional<Subscription[]> {
  const running = []
  for (const found of yield* list(store, 'subscription', { customerId })) {
    const subscription = yield* passTime(store, found)
    if (isLive(subscription)) running.push(subscription)
  }
  return running
}

function* nameOfProduct(store: StripeStore, id: string): Transactional<string> {
  return (yield* find(store, 'product', id))?.name ?? 'Subscription'
}
