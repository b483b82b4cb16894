import type { Work } from '#server/db/database.ts'
import { type Books, find, get, list, newIdIn, save, tell } from './books.ts'
import type { CheckoutSession, CheckoutTerms, Customer, Invoice, Price } from './kept-objects.ts'
import { makeCustomer } from './make-accounts.domain.ts'
import { makeCheckoutSession, makeLineItem } from './make-checkout.domain.ts'
import { makeInvoiceItem } from './make-invoices.domain.ts'
import { makePrice, makeProduct, type Interval } from './make-subscriptions.domain.ts'
import { addLines, awaitMoney, charge, draftInvoice, payerOf, payInvoice, takePendingItems } from './paying.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { startSubscription } from './subscribing.ts'

export const termsId = (sessionId: string) => `terms_of_${sessionId}`

/** An invoice for one thing, still a draft. */
export function* draftSale(
  books: Books,
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
): Work<Invoice> {
  const draft = yield* draftInvoice(books, {
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
    books,
    makeInvoiceItem({
      id: newIdIn(books, 'ii'),
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
  return yield* addLines(books, draft, yield* takePendingItems(books, { invoiceId: draft.id, customerId: customer.id }))
}

/** A product and its price, made for this one sale. */
export function* stockPrice(
  books: Books,
  of: { name: string; amount: number; currency: string; interval: Interval | null; productId?: string | undefined },
): Work<Price> {
  const created = secondsOf(books.now)
  const productId = of.productId ?? newIdIn(books, 'prod')
  if (of.productId === undefined)
    yield* save(books, makeProduct({ id: productId, name: of.name, priceId: null, created }))
  return yield* save(books, makePrice({ ...of, id: newIdIn(books, 'price'), productId, lookupKey: null, created }))
}

export function* openSession(
  books: Books,
  of: Omit<
    Parameters<typeof makeCheckoutSession>[0],
    'id' | 'created' | 'url' | 'amount' | 'currency' | 'hasInvoice'
  > & {
    goods: { price: Price; quantity: number }[]
    terms: Omit<CheckoutTerms, 'id' | 'object' | 'lines'>
  },
): Work<CheckoutSession> {
  const id = newIdIn(books, 'cs_test')
  const lines = []
  for (const { price, quantity } of of.goods) {
    const product = yield* find(books, 'product', price.product)
    lines.push(makeLineItem({ id: newIdIn(books, 'li'), price, quantity, description: product?.name ?? 'Item' }))
  }
  const isTrial = of.terms.subscription.trialDays > 0
  const session = makeCheckoutSession({
    ...of,
    id,
    created: secondsOf(books.now),
    url: `${books.origin}/dev/stripe/checkout/${id}`,
    amount: isTrial ? 0 : lines.reduce((sum, { amount_total: amount }) => sum + amount, 0),
    currency: lines[0]?.currency ?? 'usd',
    hasInvoice: of.terms.hasInvoice,
  })
  yield* save(books, { ...of.terms, id: termsId(id), object: 'checkout_terms', lines })
  return yield* save(books, session)
}

export function* expireSession(books: Books, session: CheckoutSession): Work<CheckoutSession> {
  const expired = yield* save(books, { ...session, status: 'expired', url: null })
  yield* tell(books, 'checkout.session.expired', { object: expired })
  return expired
}

/** As it is by now: one that nobody paid on expires. */
export function* lookAtSession(books: Books, session: CheckoutSession): Work<CheckoutSession> {
  const isOver = session.status === 'open' && session.expires_at <= secondsOf(books.now)
  return isOver ? yield* expireSession(books, session) : session
}

export function* findOrMakeCustomer(books: Books, who: { email: string | null; name: string | null }): Work<Customer> {
  const known =
    who.email === null ? undefined : (yield* list(books, 'customer')).find(({ email }) => email === who.email)
  if (known) return known
  return yield* save(
    books,
    makeCustomer({ id: newIdIn(books, 'cus'), created: secondsOf(books.now), metadata: {}, ...who }),
  )
}

/** Somebody fills in the pay page and pays: at once, or by a way that takes days to settle. */
export function* completeSession(
  books: Books,
  found: CheckoutSession,
  { payer, settles }: { payer: { email: string | null; name: string | null }; settles: 'now' | 'later' },
): Work<CheckoutSession> {
  const session = yield* lookAtSession(books, found)
  if (session.status !== 'open')
    throw problem(`This Checkout Session is ${session.status} and can no longer be paid.`, { code: 'session_not_open' })
  const terms = yield* get(books, 'checkout_terms', { id: termsId(session.id) })
  const needsCustomer = session.mode === 'subscription' || terms.hasInvoice
  const customer =
    session.customer === null
      ? needsCustomer
        ? yield* findOrMakeCustomer(books, payer)
        : undefined
      : yield* get(books, 'customer', { id: session.customer })
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
      ? yield* settle(books, { session: filledIn, terms, customer })
      : yield* waitForMoney(books, filledIn)
  yield* tell(books, 'checkout.session.completed', { object: completed })
  return completed
}

function* waitForMoney(books: Books, session: CheckoutSession): Work<CheckoutSession> {
  const intent = yield* awaitMoney(books, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customerId: session.customer,
    email: session.customer_details?.email ?? null,
  })
  return yield* save(books, { ...session, payment_status: 'unpaid', payment_intent: intent.id })
}

function* settle(
  books: Books,
  { session, terms, customer }: { session: CheckoutSession; terms: CheckoutTerms; customer: Customer | undefined },
): Work<CheckoutSession> {
  const amount = session.amount_total ?? 0
  const [line] = terms.lines
  if (session.mode === 'subscription') {
    if (!customer || !line?.price) throw new Error(`The session ${session.id} has no customer or no price.`)
    const { subscription, invoice } = yield* startSubscription(books, {
      customer,
      price: line.price,
      name: line.description ?? 'Subscription',
      ...terms.subscription,
    })
    return yield* save(books, {
      ...session,
      payment_status: amount > 0 ? 'paid' : 'no_payment_required',
      subscription: subscription.id,
      invoice: invoice.id,
    })
  }
  if (amount === 0) return yield* save(books, { ...session, payment_status: 'no_payment_required' })
  const at = secondsOf(books.now)
  if (terms.hasInvoice && customer) {
    const draft = yield* draftSale(books, {
      customer,
      amount,
      currency: session.currency ?? 'usd',
      description: line?.description ?? null,
      dueAt: null,
      metadata: {},
      at,
    })
    const invoice = yield* payInvoice(books, draft.id, { how: 'card', at })
    return yield* save(books, { ...session, payment_status: 'paid', invoice: invoice.id })
  }
  const payer = customer
    ? payerOf(customer)
    : { email: session.customer_details?.email ?? null, name: session.customer_details?.name ?? null }
  const intent = yield* charge(books, {
    amount,
    currency: session.currency ?? 'usd',
    customerId: customer?.id ?? null,
    payer,
    description: line?.description ?? null,
    metadata: terms.paymentMetadata,
    at,
    intentId: session.payment_intent,
  })
  return yield* save(books, { ...session, payment_status: 'paid', payment_intent: intent.id })
}

/** What was on its way for days has come, or has not. */
export function* settleLater(books: Books, id: string, ends: 'paid' | 'failed'): Work<CheckoutSession> {
  const session = yield* get(books, 'checkout.session', { id })
  if (session.status !== 'complete' || session.payment_status !== 'unpaid')
    throw problem(`This Checkout Session does not wait for its payment.`, { code: 'session_not_waiting' })
  if (ends === 'failed') {
    yield* tell(books, 'checkout.session.async_payment_failed', { object: session })
    return session
  }
  const terms = yield* get(books, 'checkout_terms', { id: termsId(id) })
  const customer = session.customer === null ? undefined : yield* get(books, 'customer', { id: session.customer })
  const settled = yield* settle(books, { session, terms, customer })
  yield* tell(books, 'checkout.session.async_payment_succeeded', { object: settled })
  return settled
}
