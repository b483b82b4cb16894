import type { Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Customer, Invoice, Price, Subscription, SubscriptionItem } from './kept-objects.ts'
import { type Books, find, get, list, newIdIn, save, tell } from './books.ts'
import { removeKept } from './kept-objects.repository.ts'
import {
  type Interval,
  makeInvoiceItem,
  makeLineOfSubscription,
  makeSubscription,
  makeSubscriptionItem,
} from './make-objects.domain.ts'
import { periodEndAfter } from './months.domain.ts'
import { addLines, draftInvoice, finalizeInvoice, payInvoice, takePendingItems } from './paying.ts'
import { instantOf, secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'

const DAY_S = 24 * 60 * 60

const intervalOf = (price: Price): Interval => (price.recurring?.interval === 'year' ? 'year' : 'month')

export const itemOf = ({ items, id }: Subscription): SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no items.`)
  return item
}

const LIVE = ['active', 'trialing', 'past_due']
export const isLive = ({ status }: Subscription) => LIVE.includes(status)

/** Its periods end by the clock, whether or not anybody looks. */
function* watch(books: Books, subscription: Subscription): Work<void> {
  const at = nextTurnOf(subscription)
  yield* enqueue(books.sql, {
    kind: 'stripe.pass-time',
    dedupeKey: `${subscription.id} ${at}`,
    payload: { subscriptionId: subscription.id },
    now: books.now,
    runAt: instantOf(at),
  })
}

const nextTurnOf = (subscription: Subscription) =>
  Math.min(itemOf(subscription).current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY)

export function* startSubscription(
  books: Books,
  of: {
    customer: Customer
    price: Price
    name: string
    trialDays: number
    isClassic: boolean
    metadata: Record<string, string>
    description?: string | undefined
  },
): Work<{ subscription: Subscription; invoice: Invoice }> {
  const at = secondsOf(books.now)
  const id = newIdIn(books, 'sub')
  const trialEnd = of.trialDays > 0 ? at + of.trialDays * DAY_S : null
  const end = trialEnd ?? periodEndAfter({ start: at, anchor: at, interval: intervalOf(of.price) })
  const item = makeSubscriptionItem({
    id: newIdIn(books, 'si'),
    subscriptionId: id,
    price: of.price,
    period: { start: at, end },
    created: at,
  })
  const subscription = makeSubscription({
    id,
    customerId: of.customer.id,
    item,
    created: at,
    trialEnd,
    isClassic: of.isClassic,
    metadata: of.metadata,
    description: of.description ?? null,
  })
  const paid = yield* billPeriod(books, subscription, { because: 'subscription_create', name: of.name, at })
  const started = yield* save(books, { ...subscription, latest_invoice: paid.id })
  yield* tell(books, 'customer.subscription.created', { object: started })
  yield* watch(books, started)
  return { subscription: started, invoice: paid }
}

/** The invoice of the item's present period: paid at once, or open where the card is bad. */
function* billPeriod(
  books: Books,
  subscription: Subscription,
  { because, name, at }: { because: string; name: string; at: number },
): Work<Invoice> {
  const customer = yield* get(books, 'customer', { id: subscription.customer })
  const item = itemOf(subscription)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const isTrial = subscription.trial_end !== null && period.end <= subscription.trial_end
  const amount = isTrial ? 0 : (item.price.unit_amount ?? 0)
  const draft = yield* draftInvoice(books, {
    customer,
    subscription,
    because,
    lines: (invoiceId) => [
      makeLineOfSubscription({
        id: newIdIn(books, 'il'),
        invoiceId,
        subscription,
        item,
        amount,
        description: isTrial ? `Trial period for ${name}` : `1 × ${name}`,
        period,
        isProration: false,
      }),
    ],
    currency: item.price.currency,
    created: at,
    dueAt: null,
    period: because === 'subscription_create' ? { start: at, end: at } : period,
    description: null,
    metadata: {},
  })
  const pending = yield* takePendingItems(books, { invoiceId: draft.id, customerId: customer.id })
  yield* addLines(books, draft, pending)
  return yield* collect(books, { subscription, invoiceId: draft.id, at })
}

function* collect(
  books: Books,
  { subscription, invoiceId, at }: { subscription: Subscription; invoiceId: string; at: number },
): Work<Invoice> {
  const open = yield* finalizeInvoice(books, invoiceId)
  if (open.status === 'paid') return open
  const isBad = yield* find(books, 'bad_card', badCardId(subscription.id))
  if (!isBad) return yield* payInvoice(books, open.id, { how: 'card', at })
  return yield* failPayment(books, open, at)
}

function* failPayment(books: Books, open: Invoice, at: number): Work<Invoice> {
  const failed: Invoice = {
    ...open,
    attempted: true,
    attempt_count: open.attempt_count + 1,
    next_payment_attempt: at + 3 * DAY_S,
  }
  yield* save(books, failed)
  yield* tell(books, 'invoice.payment_failed', { object: failed })
  return failed
}

const badCardId = (subscriptionId: string) => `card_of_${subscriptionId}`

/** Whether the next payments of it succeed. */
export function* setCard(books: Books, subscriptionId: string, card: 'good' | 'bad'): Work<void> {
  const id = badCardId(subscriptionId)
  if (card === 'good') yield* removeKept(books.sql, id)
  else yield* save(books, { id, object: 'bad_card', subscriptionId })
}

export const hasBadCard = function* (books: Books, subscriptionId: string): Work<boolean> {
  return (yield* find(books, 'bad_card', badCardId(subscriptionId))) !== undefined
}

const nameOfLine = function* (books: Books, subscription: Subscription): Work<string> {
  const { price } = itemOf(subscription)
  const product = yield* find(books, 'product', price.product)
  return product?.name ?? subscription.description ?? 'Subscription'
}

/** Whatever was due for it by now: renewals, the end of a trial, its own end. */
export function* passTime(books: Books, found: Subscription): Work<Subscription> {
  let subscription = found
  const now = secondsOf(books.now)
  while (isLive(subscription) && nextTurnOf(subscription) <= now)
    subscription = yield* turnPeriod(books, subscription, nextTurnOf(subscription))
  return subscription
}

/** Lets the present period end at `at`. */
export function* turnPeriod(books: Books, subscription: Subscription, at: number): Work<Subscription> {
  const endsNow = subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= at)
  // What Stripe does after its last attempt is a setting; ours is to cancel.
  if (endsNow || subscription.status === 'past_due')
    return yield* endSubscription(books, subscription, {
      at,
      because: endsNow ? 'cancellation_requested' : 'payment_failed',
    })
  const item = itemOf(subscription)
  const wasTrial = subscription.status === 'trialing'
  const anchor = wasTrial ? at : subscription.billing_cycle_anchor
  const end = periodEndAfter({ start: at, anchor, interval: intervalOf(item.price) })
  const renewed: Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    status: 'active',
    items: { ...subscription.items, data: [{ ...item, current_period_start: at, current_period_end: end }] },
  }
  yield* save(books, renewed)
  const name = yield* nameOfLine(books, subscription)
  const invoice = yield* billPeriod(books, renewed, { because: 'subscription_cycle', name, at })
  const settled: Subscription = {
    ...renewed,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  }
  yield* save(books, settled)
  yield* tell(books, 'customer.subscription.updated', {
    object: settled,
    before: { status: subscription.status, latest_invoice: subscription.latest_invoice, items: subscription.items },
  })
  yield* watch(books, settled)
  return settled
}

export function* endSubscription(
  books: Books,
  subscription: Subscription,
  { at, because }: { at: number; because: 'cancellation_requested' | 'payment_failed' },
): Work<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: because },
  }
  yield* save(books, ended)
  yield* tell(books, 'customer.subscription.deleted', { object: ended })
  return ended
}

/** Takes what is owed, and makes it active again. */
export function* payOwed(books: Books, subscription: Subscription): Work<Subscription> {
  yield* setCard(books, subscription.id, 'good')
  const owed = subscription.latest_invoice && (yield* find(books, 'invoice', subscription.latest_invoice))
  if (owed && owed.status === 'open') yield* payInvoice(books, owed.id, { how: 'card' })
  return yield* changeSubscription(books, subscription, { status: 'active' })
}

/** After an invoice of it was paid or given up in some other way. */
export function* followInvoice(books: Books, invoice: Invoice): Work<void> {
  const id = invoice.parent?.subscription_details?.subscription
  const subscription = id && (yield* find(books, 'subscription', id))
  if (subscription && subscription.status === 'past_due' && invoice.status === 'paid')
    yield* changeSubscription(books, subscription, { status: 'active' })
}

export function* changeSubscription(
  books: Books,
  subscription: Subscription,
  change: Partial<Subscription>,
): Work<Subscription> {
  const before = Object.fromEntries(Object.keys(change).map((key) => [key, Reflect.get(subscription, key)]))
  const changed = yield* save(books, { ...subscription, ...change })
  yield* tell(books, 'customer.subscription.updated', { object: changed, before })
  if (isLive(changed)) yield* watch(books, changed)
  return changed
}

/** How a customer cancels on Stripe's own page: it depends on the billing mode. */
export const cancelledInPortal = (subscription: Subscription, now: Date): Partial<Subscription> => ({
  cancel_at: itemOf(subscription).current_period_end,
  cancel_at_period_end: subscription.billing_mode.type === 'classic',
  canceled_at: secondsOf(now),
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
})

/** How a call cancels at the period's end. */
export const cancelledByCall = (subscription: Subscription, now: Date): Partial<Subscription> => ({
  ...cancelledInPortal(subscription, now),
  cancel_at: subscription.billing_mode.type === 'classic' ? itemOf(subscription).current_period_end : null,
  cancel_at_period_end: true,
})

export const reinstated = (): Partial<Subscription> => ({
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
})

/** Another price from now on. What is left of the old one is taken off, at once or with the next invoice. */
export function* changePrice(
  books: Books,
  subscription: Subscription,
  { price, proration }: { price: Price; proration: 'none' | 'create_prorations' | 'always_invoice' },
): Work<Subscription> {
  const item = itemOf(subscription)
  if (item.price.id === price.id) return subscription
  if (!price.recurring || price.currency !== item.price.currency)
    throw problem(`The price specified is not of a kind that this subscription can have.`, { param: 'items[0][price]' })
  const now = secondsOf(books.now)
  const startsAnew = intervalOf(price) !== intervalOf(item.price) && subscription.status !== 'trialing'
  const share = (item.current_period_end - now) / (item.current_period_end - item.current_period_start)
  const credit = -Math.round((item.price.unit_amount ?? 0) * share)
  const rest = Math.round((price.unit_amount ?? 0) * (startsAnew ? 1 : share))
  const period = startsAnew
    ? { start: now, end: periodEndAfter({ start: now, anchor: now, interval: intervalOf(price) }) }
    : { start: item.current_period_start, end: item.current_period_end }
  const changed: SubscriptionItem = {
    ...makeSubscriptionItem({ id: item.id, subscriptionId: subscription.id, price, period, created: item.created }),
    metadata: item.metadata,
  }
  const next = yield* changeSubscription(books, subscription, {
    items: { ...subscription.items, data: [changed] },
    ...(startsAnew && { billing_cycle_anchor: now }),
  })
  const isFree = subscription.status === 'trialing'
  if (isFree || (proration === 'none' && !startsAnew)) return next
  const parts = [
    { amount: proration === 'none' ? 0 : credit, description: 'Unused time' },
    { amount: rest, description: startsAnew ? 'The first period' : 'Remaining time' },
  ].filter(({ amount }) => amount !== 0)
  for (const part of parts)
    yield* save(
      books,
      makeInvoiceItem({
        ...part,
        id: newIdIn(books, 'ii'),
        customerId: subscription.customer,
        invoiceId: null,
        subscriptionId: subscription.id,
        currency: price.currency,
        isProration: true,
        created: now,
        metadata: {},
      }),
    )
  if (proration !== 'always_invoice' && !startsAnew) return next
  const customer = yield* get(books, 'customer', { id: subscription.customer })
  const draft = yield* draftInvoice(books, {
    customer,
    subscription,
    because: 'subscription_update',
    lines: () => [],
    currency: price.currency,
    created: now,
    dueAt: null,
    period: { start: now, end: now },
    description: null,
    metadata: {},
  })
  const lines = yield* takePendingItems(books, { invoiceId: draft.id, customerId: customer.id })
  yield* addLines(books, draft, lines)
  const invoice = yield* collect(books, { subscription: next, invoiceId: draft.id, at: now })
  return yield* save(books, { ...next, latest_invoice: invoice.id })
}

export const listSubscriptions = (books: Books, customerId?: string): Work<Subscription[]> =>
  list(books, 'subscription', { customerId })
