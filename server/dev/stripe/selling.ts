import type { Transactional } from '#server/db/database.ts'
import { type StripeStore, find, get, list, newIdIn, save, tell } from './store.ts'
import type { CheckoutSession, CheckoutTerms, Customer, Invoice, Price } from './kept-objects.ts'
import { makeCustomer } from './make-accounts.domain.ts'
import { makeCheckoutSession, makeLineItem } from './make-checkout.domain.ts'
import { makeInvoiceItem, makeLineOfItem } from './make-invoices.domain.ts'
import { makePrice, makeProduct, type Interval } from './make-subscriptions.domain.ts'
import { addLines, awaitMoney, charge, draftInvoice, payerOf, payInvoice, takePendingItems } from './paying.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { startSubscription } from './subscribing.ts'

export const termsId = (sessionId: string) => `terms_of_${sessionId}`

/** A draft invoice for one item. */
export function* draftSale(
  store: StripeStore,
  {
    customer,
    amount,
    currency,
    description,
    dueAt,
    metadata,
    at,
  }: {
    customer: Customer
    amount: number
    currency: string
    description: string | null
    dueAt: number | null
    metadata: Record<string, string>
    at: number
  },
): Transactional<Invoice> {
  const draft = yield* draftInvoice(store, {
    customer,
    subscription: null,
    because: 'manual',
    lines: () => [],
    currency,
    created: at,
    dueAt,
    period: { start: at, end: at },
    description: null,
    metadata,
  })
  yield* save(
    store,
    makeInvoiceItem({
      id: newIdIn(store, 'ii'),
      customerId: customer.id,
      invoiceId: null,
      subscriptionId: null,
      amount,
      currency,
      description,
      isProration: false,
      created: at,
      metadata: {},
    }),
  )
  return yield* addLines(store, draft, yield* takePendingItems(store, { invoiceId: draft.id, customerId: customer.id }))
}

/** Adds items to a draft, each as a line of its own. */
export function* addItems(
  store: StripeStore,
  { draft, customer, items }: { draft: Invoice; customer: Customer; items: readonly Item[] },
): Transactional<Invoice> {
  const lines = []
  for (const { amount, description } of items) {
    const item = yield* save(
      store,
      makeInvoiceItem({
        id: newIdIn(store, 'ii'),
        customerId: customer.id,
        invoiceId: draft.id,
        subscriptionId: null,
        amount,
        currency: draft.currency,
        description,
        isProration: false,
        created: draft.created,
        metadata: {},
      }),
    )
    lines.push(makeLineOfItem({ id: newIdIn(store, 'il'), invoiceId: draft.id, item }))
  }
  return yield* addLines(store, draft, lines)
}

/** A negative amount deducts something. */
export type Item = { amount: number; description: string }

/** A product and its price, created for this sale. */
export function* stockPrice(
  store: StripeStore,
  of: { name: string; amount: number; currency: string; interval: Interval | null; productId?: string | undefined },
): Transactional<Price> {
  const created = secondsOf(store.now)
  const productId = of.productId ?? newIdIn(store, 'prod')
  if (of.productId === undefined)
    yield* save(store, makeProduct({ id: productId, name: of.name, priceId: null, created }))
  return yield* save(store, makePrice({ ...of, id: newIdIn(store, 'price'), productId, lookupKey: null, created }))
}

export function* openSession(
  store: StripeStore,
  of: Omit<
    Parameters<typeof makeCheckoutSession>[0],
    'id' | 'created' | 'url' | 'amount' | 'currency' | 'hasInvoice'
  > & {
    goods: { price: Price; quantity: number }[]
    terms: Omit<CheckoutTerms, 'id' | 'object' | 'lines'>
  },
): Transactional<CheckoutSession> {
  const id = newIdIn(store, 'cs_test')
  const lines = []
  for (const { price, quantity } of of.goods) {
    const product = yield* find(store, 'product', price.product)
    lines.push(makeLineItem({ id: newIdIn(store, 'li'), price, quantity, description: product?.name ?? 'Item' }))
  }
  const isTrial = of.terms.subscription.trialDays > 0
  const session = makeCheckoutSession({
    ...of,
    id,
    created: secondsOf(store.now),
    url: `${store.origin}/dev/stripe/checkout/${id}`,
    amount: isTrial ? 0 : lines.reduce((sum, { amount_total: amount }) => sum + amount, 0),
    currency: lines[0]?.currency ?? 'usd',
    hasInvoice: of.terms.hasInvoice,
  })
  yield* save(store, { ...of.terms, id: termsId(id), object: 'checkout_terms', lines })
  return yield* save(store, session)
}

export function* expireSession(store: StripeStore, session: CheckoutSession): Transactional<CheckoutSession> {
  const expired = yield* save(store, { ...session, status: 'expired', url: null })
  yield* tell(store, 'checkout.session.expired', { object: expired })
  return expired
}

/** Its current state: unpaid sessions expire. */
export function* readSession(store: StripeStore, session: CheckoutSession): Transactional<CheckoutSession> {
  const isOver = session.status === 'open' && session.expires_at <= secondsOf(store.now)
  return isOver ? yield* expireSession(store, session) : session
}

export function* findOrMakeCustomer(
  store: StripeStore,
  who: { email: string | null; name: string | null },
): Transactional<Customer> {
  const known =
    who.email === null ? undefined : (yield* list(store, 'customer')).find(({ email }) => email === who.email)
  if (known) return known
  return yield* save(
    store,
    makeCustomer({ id: newIdIn(store, 'cus'), created: secondsOf(store.now), metadata: {}, ...who }),
  )
}

/** Someone fills in the checkout page and pays: immediately, or with a method that takes days. */
export function* completeSession(
  store: StripeStore,
  found: CheckoutSession,
  { payer, settles }: { payer: { email: string | null; name: string | null }; settles: 'now' | 'later' },
): Transactional<CheckoutSession> {
  const session = yield* readSession(store, found)
  if (session.status !== 'open')
    throw problem(`This Checkout Session is ${session.status} and can no longer be paid.`, { code: 'session_not_open' })
  const terms = yield* get(store, 'checkout_terms', { id: termsId(session.id) })
  const needsCustomer = session.mode === 'subscription' || terms.hasInvoice
  const customer =
    session.customer === null
      ? needsCustomer
        ? yield* findOrMakeCustomer(store, payer)
        : undefined
      : yield* get(store, 'customer', { id: session.customer })
  const email = payer.email ?? customer?.email ?? session.customer_email
  const name = payer.name ?? customer?.name ?? null
  const filledIn: CheckoutSession = {
    ...session,
    status: 'complete',
    url: null,
    customer: customer?.id ?? null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
  const completed =
    settles === 'now'
      ? yield* settle(store, { session: filledIn, terms, customer })
      : yield* waitForMoney(store, filledIn)
  yield* tell(store, 'checkout.session.completed', { object: completed })
  return completed
}

function* waitForMoney(store: StripeStore, session: CheckoutSession): Transactional<CheckoutSession> {
  const intent = yield* awaitMoney(store, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customerId: session.customer,
    email: session.customer_details?.email ?? null,
  })
  return yield* save(store, { ...session, payment_status: 'unpaid', payment_intent: intent.id })
}

function* settle(
  store: StripeStore,
  { session, terms, customer }: { session: CheckoutSession; terms: CheckoutTerms; customer: Customer | undefined },
): Transactional<CheckoutSession> {
  const amount = session.amount_total ?? 0
  const [line] = terms.lines
  if (session.mode === 'subscription') {
    if (!customer || !line?.price) throw new Error(`The session ${session.id} has no customer or no price.`)
    const { subscription, invoice } = yield* startSubscription(store, {
      customer,
      price: line.price,
      name: line.description ?? 'Subscription',
      ...terms.subscription,
    })
    return yield* save(store, {
      ...session,
      payment_status: amount > 0 ? 'paid' : 'no_payment_required',
      subscription: subscription.id,
      invoice: invoice.id,
    })
  }
  if (amount === 0) return yield* save(store, { ...session, payment_status: 'no_payment_required' })
  const at = secondsOf(store.now)
  if (terms.hasInvoice && customer) {
    const draft = yield* draftSale(store, {
      customer,
      amount,
      currency: session.currency ?? 'usd',
      description: line?.description ?? null,
      dueAt: null,
      metadata: {},
      at,
    })
    const invoice = yield* payInvoice(store, draft.id, { how: 'card', at })
    return yield* save(store, { ...session, payment_status: 'paid', invoice: invoice.id })
  }
  const payer = customer
    ? payerOf(customer)
    : { email: session.customer_details?.email ?? null, name: session.customer_details?.name ?? null }
  const intent = yield* charge(store, {
    amount,
    currency: session.currency ?? 'usd',
    customerId: customer?.id ?? null,
    payer,
    description: line?.description ?? null,
    metadata: terms.paymentMetadata,
    at,
    intentId: session.payment_intent,
  })
  return yield* save(store, { ...session, payment_status: 'paid', payment_intent: intent.id })
}

/** A delayed payment arrives, or fails. */
export function* settleLater(store: StripeStore, id: string, ends: 'paid' | 'failed'): Transactional<CheckoutSession> {
  const session = yield* get(store, 'checkout.session', { id })
  if (session.status !== 'complete' || session.payment_status !== 'unpaid')
    throw problem('This Checkout Session is not waiting for a payment.', { code: 'session_not_waiting' })
  if (ends === 'failed') {
    yield* tell(store, 'checkout.session.async_payment_failed', { object: session })
    return session
  }
  const terms = yield* get(store, 'checkout_terms', { id: termsId(id) })
  const customer = session.customer === null ? undefined : yield* get(store, 'customer', { id: session.customer })
  const settled = yield* settle(store, { session, terms, customer })
  yield* tell(store, 'checkout.session.async_payment_succeeded', { object: settled })
  return settled
}
