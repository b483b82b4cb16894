import type { Work } from '#server/db/database.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { deauthorize, deleteCustomer, linkId } from './api.accounts.ts'
import {
  type Books,
  booksOf,
  find,
  get,
  list,
  newIdIn,
  queueDelivery,
  readSwitches,
  save,
  sendEvents,
} from './books.ts'
import type {
  Account,
  Charge,
  CheckoutSession,
  CheckoutTerms,
  Customer,
  Delivery,
  Invoice,
  Portal,
  Price,
  StripeEventObject,
  Subscription,
  Switches,
} from './kept-objects.ts'
import { findAnywhere, listAllKept } from './kept-objects.repository.ts'
import { makeAccount, makeInvoiceItem } from './make-objects.domain.ts'
import {
  addLines,
  disputeCharge,
  draftInvoice,
  endInvoice,
  finalizeInvoice,
  findCharge,
  payInvoice,
  refundCharge,
  takePendingItems,
} from './paying.ts'
import {
  completeSession,
  findOrMakeCustomer,
  lookAtSession,
  openSession,
  settleLater,
  stockPrice,
  termsId,
} from './selling.ts'
import { simulatedPrices } from './offers.ts'
import { accountIdOf } from './simulator.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import {
  cancelledInPortal,
  changePrice,
  changeSubscription,
  followInvoice,
  hasBadCard,
  isLive,
  itemOf,
  passTime,
  payOwed,
  reinstated,
  setCard,
  startSubscription,
  turnPeriod,
} from './subscribing.ts'

const DAY_S = 24 * 60 * 60

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

/** Whoever pays an owner's account. */
export type Client = { email: string | null; name: string | null }

export type Sale = { accountId: string; client: Client; amount: number; currency: string; description: string }

/** An invoice, a pay page that was paid on, or a subscription of a linked account. */
export type AccountBooks = {
  account: Account
  isLinked: boolean
  invoices: Invoice[]
  sessions: CheckoutSession[]
  subscriptions: { subscription: Subscription; customer: Customer | undefined; hasBadCard: boolean }[]
  charges: Charge[]
}

export type ToldEvent = { event: StripeEventObject; deliveries: Delivery[] }

type InBooks = <T>(work: (books: Books) => Work<T>, of?: { accountId?: string | null }) => Promise<T>

/** What people do on Stripe's pages, each in one transaction. Refused with `StripeProblem` as a call would be. */
export function createActs(inBooks: InBooks) {
  /** The books of whoever has an object. */
  const inBooksOf = <T>(
    kind: 'invoice' | 'checkout.session' | 'subscription' | 'billing_portal.session',
    id: string,
    work: (books: Books) => Work<T>,
  ) =>
    inBooks(function* (ours) {
      const found = yield* findAnywhere(ours.sql, { kind, id })
      return yield* work(booksOf(ours, found?.accountId ?? null))
    })

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
    inBooksOf('billing_portal.session', id, function* (books) {
      const portal = yield* get(books, 'billing_portal.session', { id })
      const [subscription] = yield* listRunning(books, portal.customer)
      return yield* work(books, portal, subscription)
    })

  const withSubscription = (
    id: string,
    work: (books: Books, subscription: Subscription) => Work<Subscription>,
  ): Promise<Subscription> =>
    inBooksOf('subscription', id, function* (books) {
      return yield* work(books, yield* passTime(books, yield* get(books, 'subscription', { id })))
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
    findCheckout: (id: string) => inBooksOf('checkout.session', id, (books) => checkoutOf(books, id)),

    /** Pays on a pay page; once, however often it is called. Undefined as above. */
    payCheckout: (id: string, { settles = 'now' }: { settles?: 'now' | 'later' } = {}) =>
      inBooksOf('checkout.session', id, function* (books) {
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
    failCheckout: (id: string) => inBooksOf('checkout.session', id, (books) => checkoutOf(books, id)),

    /** What was to come days later has come, or has not. */
    settleLater: (sessionId: string, ends: 'paid' | 'failed') =>
      inBooksOf('checkout.session', sessionId, (books) => settleLater(books, sessionId, ends)),

    /** What Stripe's own page shows a customer; undefined when there is none. */
    findPortal: (id: string): Promise<FoundPortal | undefined> =>
      inBooksOf('billing_portal.session', id, function* (books) {
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
        const { proration_behavior: wanted } = features.subscription_update
        const proration = (['none', 'create_prorations'] as const).find((one) => one === wanted) ?? 'always_invoice'
        return yield* changePrice(books, subscription, { price, proration })
      }),

    cancelInPortal: (portalId: string) =>
      changeInPortal(portalId, (books, subscription) =>
        changeSubscription(books, subscription, cancelledInPortal(subscription, books.now)),
      ),

    keepInPortal: (portalId: string) =>
      changeInPortal(portalId, (books, subscription) => changeSubscription(books, subscription, reinstated())),

    payOwedInPortal: (portalId: string) => changeInPortal(portalId, payOwed),

    /** Whether the next payments of a subscription succeed. */
    setCard: (subscriptionId: string, card: 'good' | 'bad') =>
      withSubscription(subscriptionId, function* (books, subscription) {
        yield* setCard(books, subscription.id, card)
        return subscription
      }),

    /** Its present period ends now, and the next begins. */
    renew: (subscriptionId: string) =>
      withSubscription(subscriptionId, function* (books, subscription) {
        if (!isLive(subscription)) throw problem('This subscription has ended.')
        return yield* turnPeriod(books, subscription, secondsOf(books.now))
      }),

    /** Whatever was due for a subscription by now; nothing when there is none. */
    passTime: (subscriptionId: string) =>
      inBooksOf('subscription', subscriptionId, function* (books) {
        const found = yield* find(books, 'subscription', subscriptionId)
        if (found) yield* passTime(books, found)
      }),

    /** Cancels a subscription as Stripe's page would, at the end of its period. */
    cancelSubscription: (subscriptionId: string) =>
      withSubscription(subscriptionId, (books, subscription) =>
        changeSubscription(books, subscription, cancelledInPortal(subscription, books.now)),
      ),

    /** Somebody at Stripe deletes one of our customers. */
    deleteCustomer: (customerId: string) => inBooks((books) => deleteCustomer(books, customerId)),

    /** The code that an owner's consent gives, for the account of that name. */
    allowLink: (name: string) =>
      inBooks(function* (books) {
        const accountId = accountIdOf(name)
        const created = secondsOf(books.now)
        const theirs = booksOf(books, accountId)
        if (!(yield* find(theirs, 'account', accountId)))
          yield* save(theirs, makeAccount({ id: accountId, name: name.trim() || null, created }))
        const id = `ac_${newSecret()}`
        yield* save(books, { id, object: 'oauth_code', accountId, isUsed: false, created })
        return id
      }),

    /** The owner ends the link in their own Stripe. */
    deauthorize: (accountId: string) => inBooks((books) => deauthorize(books, { accountId, clientId: 'ca_simulated' })),

    /** Writes an invoice for a client. It is sent at once, unless it is to stay a draft. */
    createInvoice: ({
      state = 'open',
      metadata = {},
      ...sale
    }: Sale & { state?: 'draft' | 'open'; metadata?: Record<string, string> }): Promise<Invoice> =>
      inBooks(
        function* (books) {
          const customer = yield* findOrMakeCustomer(books, sale.client)
          const created = secondsOf(books.now)
          const draft = yield* draftInvoice(books, {
            customer,
            subscription: null,
            because: 'manual',
            lines: () => [],
            currency: sale.currency,
            created,
            dueAt: created + 30 * DAY_S,
            period: { start: created, end: created },
            description: null,
            metadata,
          })
          yield* save(
            books,
            makeInvoiceItem({
              id: newIdIn(books, 'ii'),
              customerId: customer.id,
              invoiceId: null,
              subscriptionId: null,
              amount: sale.amount,
              currency: sale.currency,
              description: sale.description,
              isProration: false,
              created,
              metadata: {},
            }),
          )
          const lines = yield* takePendingItems(books, { invoiceId: draft.id, customerId: customer.id })
          const invoice = yield* addLines(books, draft, lines)
          return state === 'draft' ? invoice : yield* finalizeInvoice(books, invoice.id)
        },
        { accountId: sale.accountId },
      ),

    sendInvoice: (id: string) => inBooksOf('invoice', id, (books) => finalizeInvoice(books, id)),

    payInvoice: (id: string, { how = 'card' }: { how?: 'card' | 'elsewhere' } = {}) =>
      inBooksOf('invoice', id, function* (books) {
        const paid = yield* payInvoice(books, id, { how })
        yield* followInvoice(books, paid)
        return paid
      }),

    voidInvoice: (id: string) => inBooksOf('invoice', id, (books) => endInvoice(books, id, 'void')),
    giveUpInvoice: (id: string) => inBooksOf('invoice', id, (books) => endInvoice(books, id, 'uncollectible')),

    /** A client buys something once, on a pay page or by a payment link. */
    sell: ({
      by = 'checkout',
      settles = 'now',
      hasInvoice = false,
      metadata = {},
      ...sale
    }: Sale & {
      by?: 'checkout' | 'payment_link'
      settles?: 'now' | 'later'
      hasInvoice?: boolean
      metadata?: Record<string, string>
    }): Promise<CheckoutSession> =>
      inBooks(
        function* (books) {
          const { amount, currency, description, client } = sale
          const price = yield* stockPrice(books, { name: description, amount, currency, interval: null })
          const session = yield* openSession(books, {
            ...sessionOfClient(books),
            mode: 'payment',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: by === 'payment_link' ? newIdIn(books, 'plink') : null,
            metadata,
            terms: { ...noTerms, hasInvoice },
          })
          return yield* completeSession(books, session, { payer: client, settles })
        },
        { accountId: sale.accountId },
      ),

    /** A client subscribes: on a pay page, or by an agreement without one. */
    startSubscription: ({
      by = 'agreement',
      trialDays = 0,
      interval = 'month',
      ...sale
    }: Sale & {
      by?: 'agreement' | 'checkout'
      trialDays?: number
      interval?: 'month' | 'year'
    }): Promise<Subscription> =>
      inBooks(
        function* (books) {
          const { amount, currency, description: name, client } = sale
          const price = yield* stockPrice(books, { name, amount, currency, interval })
          if (by === 'agreement') {
            const customer = yield* findOrMakeCustomer(books, client)
            const terms = { trialDays, isClassic: false, metadata: {} }
            return (yield* startSubscription(books, { customer, price, name, ...terms })).subscription
          }
          const session = yield* openSession(books, {
            ...sessionOfClient(books),
            mode: 'subscription',
            goods: [{ price, quantity: 1 }],
            paymentLinkId: null,
            metadata: {},
            terms: { ...noTerms, subscription: { ...noTerms.subscription, trialDays } },
          })
          const done = yield* completeSession(books, session, { payer: client, settles: 'now' })
          return yield* get(books, 'subscription', { id: done.subscription ?? '' })
        },
        { accountId: sale.accountId },
      ),

    /** Gives money back: of an invoice, a pay page, a payment intent or a charge. All that is left, or an amount. */
    refund: ({ accountId, id, amount }: { accountId: string | null; id: string; amount?: number | undefined }) =>
      inBooks(
        function* (books) {
          return yield* refundCharge(books, { charge: yield* getCharge(books, id), amount })
        },
        { accountId },
      ),

    /** The client asks their bank for the money. */
    dispute: ({ accountId, id }: { accountId: string | null; id: string }) =>
      inBooks(
        function* (books) {
          return yield* disputeCharge(books, yield* getCharge(books, id))
        },
        { accountId },
      ),

    /** Accounts that were ever linked, the newest first. */
    listAccounts: () =>
      inBooks(function* (books) {
        const accounts = []
        for (const { object: account } of yield* listAllKept(books.sql, { kind: 'account' }))
          accounts.push({ account, isLinked: yield* isLinked(books, account.id) })
        return accounts
      }),

    /** Everything that an account has sold, the newest first; undefined when there is no such account. */
    readAccount: (accountId: string): Promise<AccountBooks | undefined> =>
      inBooks(
        function* (books) {
          const account = yield* find(books, 'account', accountId)
          if (!account) return undefined
          const subscriptions = []
          for (const found of yield* list(books, 'subscription')) {
            const subscription = yield* passTime(books, found)
            subscriptions.push({
              subscription,
              customer: yield* find(books, 'customer', subscription.customer),
              hasBadCard: yield* hasBadCard(books, subscription.id),
            })
          }
          return {
            account,
            isLinked: yield* isLinked(books, accountId),
            invoices: yield* list(books, 'invoice'),
            sessions: yield* list(books, 'checkout.session'),
            charges: yield* list(books, 'charge'),
            subscriptions,
          }
        },
        { accountId },
      ),

    /** The newest events of every account, with what became of them. */
    listEvents: ({ max = 30 }: { max?: number } = {}): Promise<ToldEvent[]> =>
      inBooks(function* (books) {
        const deliveries = yield* listAllKept(books.sql, { kind: 'delivery' })
        const events = yield* listAllKept(books.sql, { kind: 'event', max })
        return events.map(({ object: event }) => ({
          event,
          deliveries: deliveries.map(({ object }) => object).filter(({ eventId }) => eventId === event.id),
        }))
      }),

    /** Sends an event to its webhook once more. */
    sendAgain: (eventId: string) =>
      inBooks(function* (books) {
        const found = yield* findAnywhere(books.sql, { kind: 'event', id: eventId })
        if (!found) throw problem(`No such event: '${eventId}'`)
        yield* sendEvents(books, [found.object])
        return found.object
      }),

    readSwitches: (): Promise<Switches> => inBooks(({ sql }) => readSwitches(sql)),

    /** How events go out from now on. What was held goes out when nothing is held any more. */
    setSwitches: (change: Partial<Pick<Switches, 'sendsTwice' | 'reverses' | 'isHolding'>>): Promise<Switches> =>
      inBooks(function* (books) {
        const before = yield* readSwitches(books.sql)
        const switches = yield* save(books, { ...before, ...change })
        if (before.isHolding && !switches.isHolding) yield* releaseHeld(books, switches)
        return switches
      }),

    /** Forgets what is held: as if we had been away for longer than Stripe tries. */
    dropHeld: () =>
      inBooks(function* (books) {
        for (const delivery of yield* listHeld(books)) yield* save(books, { ...delivery, status: 0, isHeld: false })
      }),
  }
}

export type StripeActs = ReturnType<typeof createActs>

const noTerms = {
  subscription: { metadata: {}, trialDays: 0, isClassic: false },
  paymentMetadata: {},
  hasInvoice: false,
}

const sessionOfClient = (books: Books) => ({
  expiresAt: secondsOf(books.now) + DAY_S,
  customerId: null,
  customerEmail: null,
  clientReferenceId: null,
  successUrl: `${books.origin}/dev/stripe`,
  cancelUrl: null,
})

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

function* isLinked(books: Books, accountId: string): Work<boolean> {
  return (yield* find(booksOf(books, null), 'link', linkId(accountId)))?.isActive ?? false
}

function* getCharge(books: Books, id: string): Work<Charge> {
  const charge = yield* findCharge(books, id)
  if (!charge) throw problem(`Nothing was paid through Stripe for ${id}.`)
  return charge
}

function* listHeld(books: Books): Work<Delivery[]> {
  const all = yield* listAllKept(books.sql, { kind: 'delivery' })
  return all.map(({ object }) => object).filter(({ isHeld }) => isHeld)
}

function* releaseHeld(books: Books, { reverses }: Switches): Work<void> {
  const newestFirst = yield* listHeld(books)
  const inTurn = reverses ? newestFirst : newestFirst.toReversed()
  for (const [index, delivery] of inTurn.entries()) {
    yield* save(booksOf(books, null), { ...delivery, isHeld: false })
    yield* queueDelivery(books, { deliveryId: delivery.id, turn: inTurn.length - index })
  }
}
