import type { Transactional } from '#server/db/database.ts'
import type { Customer, Invoice, Price, Subscription, SubscriptionItem, SubscriptionSchedule } from './kept-objects.ts'
import { type StripeStore, find, get, newIdIn, save, tell } from './store.ts'
import { removeKept } from './kept-objects.repository.ts'
import { makeLineOfSubscription } from './make-invoices.domain.ts'
import { type Interval, makeSubscription, makeSubscriptionItem, planOf } from './make-subscriptions.domain.ts'
import { periodEndAfter } from './months.domain.ts'
import { addLines, draftInvoice, finalizeInvoice, payInvoice, takePendingItems } from './paying.ts'
import { instantOf, secondsOf } from './stripe-ids.ts'
import { insertTask } from './tasks.repository.ts'

const DAY_S = 24 * 60 * 60

export const intervalOf = (price: Price): Interval => (price.recurring?.interval === 'year' ? 'year' : 'month')

export const itemOf = ({ items, id }: Subscription): SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no items.`)
  return item
}

const LIVE = ['active', 'trialing', 'past_due']
export const isLive = ({ status }: Subscription) => LIVE.includes(status)

/** Makes its periods end by the clock, whether anyone reads it or not. */
function* watch(store: StripeStore, subscription: Subscription): Transactional<void> {
  const runAt = instantOf(nextPeriodOf(subscription))
  yield* insertTask(store.tx, { kind: 'pass_time', objectId: subscription.id, runAt })
}

const nextPeriodOf = (subscription: Subscription) =>
  Math.min(itemOf(subscription).current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY)

export function* startSubscription(
  store: StripeStore,
  of: {
    customer: Customer
    price: Price
    name: string
    trialDays: number
    isClassic: boolean
    metadata: Record<string, string>
    description?: string | undefined
  },
): Transactional<{ subscription: Subscription; invoice: Invoice }> {
  const at = secondsOf(store.now)
  const id = newIdIn(store, 'sub')
  const trialEnd = of.trialDays > 0 ? at + of.trialDays * DAY_S : null
  const end = trialEnd ?? periodEndAfter({ start: at, anchor: at, interval: intervalOf(of.price) })
  const item = makeSubscriptionItem({
    id: newIdIn(store, 'si'),
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
  const paid = yield* billPeriod(store, subscription, { because: 'subscription_create', name: of.name, at })
  const started = yield* save(store, { ...subscription, latest_invoice: paid.id })
  yield* tell(store, 'customer.subscription.created', { object: started })
  yield* watch(store, started)
  return { subscription: started, invoice: paid }
}

/** The invoice for the item's current period: paid immediately, or open if the card is bad. */
function* billPeriod(
  store: StripeStore,
  subscription: Subscription,
  { because, name, at }: { because: string; name: string; at: number },
): Transactional<Invoice> {
  const customer = yield* get(store, 'customer', { id: subscription.customer })
  const item = itemOf(subscription)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const isTrial = subscription.trial_end !== null && period.end <= subscription.trial_end
  const amount = isTrial ? 0 : (item.price.unit_amount ?? 0)
  const draft = yield* draftInvoice(store, {
    customer,
    subscription,
    because,
    lines: (invoiceId) => [
      makeLineOfSubscription({
        id: newIdIn(store, 'il'),
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
  const pending = yield* takePendingItems(store, { invoiceId: draft.id, customerId: customer.id })
  yield* addLines(store, draft, pending)
  return yield* collect(store, { subscription, invoiceId: draft.id, at })
}

export function* collect(
  store: StripeStore,
  { subscription, invoiceId, at }: { subscription: Subscription; invoiceId: string; at: number },
): Transactional<Invoice> {
  const open = yield* finalizeInvoice(store, invoiceId)
  if (open.status === 'paid') return open
  const isBad = yield* find(store, 'bad_card', badCardId(subscription.id))
  if (!isBad) return yield* payInvoice(store, open.id, { how: 'card', at })
  return yield* failPayment(store, open, at)
}

function* failPayment(store: StripeStore, open: Invoice, at: number): Transactional<Invoice> {
  const failed: Invoice = {
    ...open,
    attempted: true,
    attempt_count: open.attempt_count + 1,
    next_payment_attempt: at + 3 * DAY_S,
  }
  yield* save(store, failed)
  yield* tell(store, 'invoice.payment_failed', { object: failed })
  return failed
}

const badCardId = (subscriptionId: string) => `card_of_${subscriptionId}`

/** Sets whether its next payments succeed. */
export function* setCard(store: StripeStore, subscriptionId: string, card: 'good' | 'bad'): Transactional<void> {
  const id = badCardId(subscriptionId)
  if (card === 'good') yield* removeKept(store.tx, id)
  else yield* save(store, { id, object: 'bad_card', subscriptionId })
}

export const hasBadCard = function* (store: StripeStore, subscriptionId: string): Transactional<boolean> {
  return (yield* find(store, 'bad_card', badCardId(subscriptionId))) !== undefined
}

const nameOfLine = function* (store: StripeStore, subscription: Subscription): Transactional<string> {
  const { price } = itemOf(subscription)
  const product = yield* find(store, 'product', price.product)
  return product?.name ?? subscription.description ?? 'Subscription'
}

/** Does what is due by now: renewals, the end of a trial, its own end. */
export function* passTime(store: StripeStore, found: Subscription): Transactional<Subscription> {
  let subscription = found
  const now = secondsOf(store.now)
  while (isLive(subscription) && nextPeriodOf(subscription) <= now)
    subscription = yield* startPeriod(store, subscription, nextPeriodOf(subscription))
  return subscription
}

/** Ends the current period at `at`. */
export function* startPeriod(store: StripeStore, subscription: Subscription, at: number): Transactional<Subscription> {
  const endsNow = subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= at)
  // What Stripe does after its last attempt is a setting; ours is to cancel.
  if (endsNow || subscription.status === 'past_due')
    return yield* endSubscription(store, subscription, {
      at,
      because: endsNow ? 'cancellation_requested' : 'payment_failed',
    })
  const planned = subscription.schedule === null ? undefined : yield* takePlannedPrice(store, subscription.schedule)
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
  yield* save(store, renewed)
  const name = yield* nameOfLine(store, renewed)
  const invoice = yield* billPeriod(store, renewed, { because: 'subscription_cycle', name, at })
  const settled: Subscription = {
    ...renewed,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  }
  yield* save(store, settled)
  yield* tell(store, 'customer.subscription.updated', {
    object: settled,
    before: { status: subscription.status, latest_invoice: subscription.latest_invoice, items: subscription.items },
  })
  yield* watch(store, settled)
  return settled
}

/** The price of the phase that begins. This completes the schedule. */
function* takePlannedPrice(store: StripeStore, scheduleId: string): Transactional<Price | undefined> {
  const schedule = yield* find(store, 'subscription_schedule', scheduleId)
  const priceId = schedule?.phases[1]?.items[0]?.price
  if (!schedule || priceId === undefined) return undefined
  yield* save(store, { ...schedule, ...releasedAt(store.now, schedule) })
  return yield* find(store, 'price', priceId)
}

export const releasedAt = (now: Date, { subscription }: SubscriptionSchedule): Partial<SubscriptionSchedule> => ({
  status: 'released',
  released_at: secondsOf(now),
  released_subscription: subscription,
  subscription: null,
  current_phase: null,
})

export function* endSubscription(
  store: StripeStore,
  subscription: Subscription,
  { at, because }: { at: number; because: 'cancellation_requested' | 'payment_failed' },
): Transactional<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: because },
  }
  yield* save(store, ended)
  yield* tell(store, 'customer.subscription.deleted', { object: ended })
  return ended
}

/** Charges the overdue amount and makes it active again. */
export function* payDue(store: StripeStore, subscription: Subscription): Transactional<Subscription> {
  yield* setCard(store, subscription.id, 'good')
  const amountDue = subscription.latest_invoice && (yield* find(store, 'invoice', subscription.latest_invoice))
  if (amountDue && amountDue.status === 'open') yield* payInvoice(store, amountDue.id, { how: 'card' })
  return yield* changeSubscription(store, subscription, { status: 'active' })
}

/** Call it after one of its invoices was paid or written off in another way. */
export function* followInvoice(store: StripeStore, invoice: Invoice): Transactional<void> {
  const id = invoice.parent?.subscription_details?.subscription
  const subscription = id && (yield* find(store, 'subscription', id))
  if (subscription && subscription.status === 'past_due' && invoice.status === 'paid')
    yield* changeSubscription(store, subscription, { status: 'active' })
}

export function* changeSubscription(
  store: StripeStore,
  subscription: Subscription,
  change: Partial<Subscription>,
): Transactional<Subscription> {
  const before = Object.fromEntries(Object.keys(change).map((key) => [key, Reflect.get(subscription, key)]))
  const changed = yield* save(store, { ...subscription, ...change })
  yield* tell(store, 'customer.subscription.updated', { object: changed, before })
  if (isLive(changed)) yield* watch(store, changed)
  return changed
}
