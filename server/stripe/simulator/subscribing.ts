import type { Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Customer, Invoice, Price, Subscription, SubscriptionItem, SubscriptionSchedule } from './kept-objects.ts'
import { type Books, find, get, newIdIn, save, tell } from './books.ts'
import { removeKept } from './kept-objects.repository.ts'
import { makeLineOfSubscription } from './make-invoices.domain.ts'
import { type Interval, makeSubscription, makeSubscriptionItem, planOf } from './make-subscriptions.domain.ts'
import { periodEndAfter } from './months.domain.ts'
import { addLines, draftInvoice, finalizeInvoice, payInvoice, takePendingItems } from './paying.ts'
import { instantOf, secondsOf } from './stripe-ids.ts'

const DAY_S = 24 * 60 * 60

export const intervalOf = (price: Price): Interval => (price.recurring?.interval === 'year' ? 'year' : 'month')

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

export function* collect(
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
  const planned = subscription.schedule === null ? undefined : yield* takePlannedPrice(books, subscription.schedule)
  const item = { ...itemOf(subscription), ...(planned && { price: planned, plan: planOf(planned) }) }
  const wasTrial = subscription.status === 'trialing'
  const isEarly = at < itemOf(subscription).current_period_end
  const anchor = wasTrial || isEarly ? at : subscription.billing_cycle_anchor
  const end = periodEndAfter({ start: at, anchor, interval: intervalOf(item.price) })
  const renewed: Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    schedule: null,
    status: 'active',
    items: { ...subscription.items, data: [{ ...item, current_period_start: at, current_period_end: end }] },
  }
  yield* save(books, renewed)
  const name = yield* nameOfLine(books, renewed)
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

/** The price of the phase that begins. The schedule has done its work then. */
function* takePlannedPrice(books: Books, scheduleId: string): Work<Price | undefined> {
  const schedule = yield* find(books, 'subscription_schedule', scheduleId)
  const priceId = schedule?.phases[1]?.items[0]?.price
  if (!schedule || priceId === undefined) return undefined
  yield* save(books, { ...schedule, ...releasedAt(books.now, schedule) })
  return yield* find(books, 'price', priceId)
}

export const releasedAt = (now: Date, { subscription }: SubscriptionSchedule): Partial<SubscriptionSchedule> => ({
  status: 'released',
  released_at: secondsOf(now),
  released_subscription: subscription,
  subscription: null,
  current_phase: null,
})

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
