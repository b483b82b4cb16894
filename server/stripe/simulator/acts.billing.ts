import type { Work } from '#server/db/database.ts'
import { type InBooks, inBooksOf } from './acts.books.ts'
import { deleteCustomer } from './api.accounts.ts'
import { type Books, find, get, list } from './books.ts'
import { cancelInPortal, changePriceInPortal, keepInPortal } from './changing.ts'
import type { CheckoutSession, CheckoutTerms, Customer, Invoice, Portal, Price, Subscription } from './kept-objects.ts'
import { simulatedPrices } from './offers.ts'
import { completeSession, lookAtSession, settleLater, termsId } from './selling.ts'
import { problem } from './stripe-wire.ts'
import { isLive, itemOf, passTime, payOwed } from './subscribing.ts'

export type FoundCheckout = { session: CheckoutSession; terms: CheckoutTerms; customer: Customer | null }

export type FoundPortal = {
  portal: Portal
  customer: Customer
  /** Those that run, the newest first. */
  subscriptions: { subscription: Subscription; name: string; isOwed: boolean }[]
  invoices: Invoice[]
  /** What it can be changed to. */
  prices: { price: Price; name: string }[]
}

/** What our own customers do on Stripe's pages. */
export function createBillingActs(inBooks: InBooks) {
  const inTheirs = inBooksOf(inBooks)

  function* checkoutOf(books: Books, id: string): Work<FoundCheckout | undefined> {
    const found = yield* find(books, 'checkout.session', id)
    const terms = yield* find(books, 'checkout_terms', termsId(id))
    if (!found || !terms) return undefined
    const session = yield* lookAtSession(books, found)
    if (session.status === 'expired') return undefined
    const customer = session.customer === null ? undefined : yield* find(books, 'customer', session.customer)
    return { session, terms, customer: customer ?? null }
  }

  const withPortal = <T>(
    id: string,
    work: (books: Books, portal: Portal, subscription: Subscription | undefined) => Work<T>,
  ) =>
    inTheirs('billing_portal.session', id, function* (books) {
      const portal = yield* get(books, 'billing_portal.session', { id })
      const [subscription] = yield* listRunning(books, portal.customer)
      return yield* work(books, portal, subscription)
    })

  const changeInPortal = (
    portalId: string,
    work: (books: Books, subscription: Subscription, portal: Portal) => Work<Subscription>,
  ): Promise<Subscription> =>
    withPortal(portalId, function* (books, portal, subscription) {
      if (!subscription) throw problem('This customer has no subscription that runs.')
      return yield* work(books, subscription, portal)
    })

  return {
    /** What a pay page is about; undefined when there is none, or it has expired. */
    findCheckout: (id: string) => inTheirs('checkout.session', id, (books) => checkoutOf(books, id)),

    /** Pays on a pay page; once, however often it is called. Undefined as above. */
    payCheckout: (id: string, { settles = 'now' }: { settles?: 'now' | 'later' } = {}) =>
      inTheirs('checkout.session', id, function* (books) {
        const found = yield* checkoutOf(books, id)
        if (!found || found.session.status === 'complete') return found
        const payer = {
          email: found.customer?.email ?? found.session.customer_email,
          name: found.customer?.name ?? null,
        }
        const session = yield* completeSession(books, found.session, { payer, settles })
        return { ...found, session }
      }),

    /** The card is refused: the page can be tried again, and nothing is told. */
    failCheckout: (id: string) => inTheirs('checkout.session', id, (books) => checkoutOf(books, id)),

    /** What was to come days later has come, or has not. */
    settleLater: (sessionId: string, ends: 'paid' | 'failed') =>
      inTheirs('checkout.session', sessionId, (books) => settleLater(books, sessionId, ends)),

    /** What Stripe's own page shows a customer; undefined when there is none. */
    findPortal: (id: string): Promise<FoundPortal | undefined> =>
      inTheirs('billing_portal.session', id, function* (books) {
        const portal = yield* find(books, 'billing_portal.session', id)
        const customer = portal && (yield* find(books, 'customer', portal.customer))
        if (!portal || !customer) return undefined
        const subscriptions = []
        for (const subscription of yield* listRunning(books, customer.id))
          subscriptions.push({
            subscription,
            name: yield* nameOfProduct(books, itemOf(subscription).price.product),
            isOwed: subscription.status === 'past_due',
          })
        const prices = []
        for (const { id: priceId } of Object.values(simulatedPrices)) {
          const price = yield* get(books, 'price', { id: priceId })
          prices.push({ price, name: yield* nameOfProduct(books, price.product) })
        }
        return {
          portal,
          customer,
          subscriptions,
          invoices: yield* list(books, 'invoice', { customerId: customer.id }),
          prices,
        }
      }),

    changePlan: (portalId: string, priceId: string) =>
      changeInPortal(portalId, function* (books, subscription, portal) {
        const price = yield* get(books, 'price', { id: priceId })
        const { features } = yield* get(books, 'billing_portal.configuration', { id: portal.configuration })
        return yield* changePriceInPortal(books, subscription, { price, features })
      }),

    cancelInPortal: (portalId: string) => changeInPortal(portalId, cancelInPortal),
    /** Neither an end nor another plan is planned any more. */
    keepInPortal: (portalId: string) => changeInPortal(portalId, keepInPortal),
    payOwedInPortal: (portalId: string) => changeInPortal(portalId, payOwed),

    /** Somebody at Stripe deletes one of our customers. */
    deleteCustomer: (customerId: string) => inBooks((books) => deleteCustomer(books, customerId)),
  }
}

function* listRunning(books: Books, customerId: string): Work<Subscription[]> {
  const running = []
  for (const found of yield* list(books, 'subscription', { customerId })) {
    const subscription = yield* passTime(books, found)
    if (isLive(subscription)) running.push(subscription)
  }
  return running
}

function* nameOfProduct(books: Books, id: string): Work<string> {
  return (yield* find(books, 'product', id))?.name ?? 'Subscription'
}
