import type { Transactional } from '#server/db/database.ts'
import { type StripeStore, get, newIdIn, save } from './store.ts'
import type { PortalConfiguration, Price, Subscription, SubscriptionItem } from './kept-objects.ts'
import { makeInvoiceItem } from './make-invoices.domain.ts'
import { makeSchedule, makeSubscriptionItem } from './make-subscriptions.domain.ts'
import { periodEndAfter } from './months.domain.ts'
import { addLines, draftInvoice, takePendingItems } from './paying.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { changeSubscription, collect, intervalOf, itemOf, releasedAt } from './subscribing.ts'

/** Schedules another price for the next period, replacing an earlier schedule. */
function* planPrice(store: StripeStore, found: Subscription, nextPrice: Price): Transactional<Subscription> {
  const subscription = yield* releaseSchedule(store, found)
  const item = itemOf(subscription)
  const end = item.current_period_end
  const schedule = makeSchedule({
    id: newIdIn(store, 'sub_sched'),
    subscription,
    item,
    nextPrice,
    nextPeriodEnd: periodEndAfter({ start: end, anchor: end, interval: intervalOf(nextPrice) }),
    created: secondsOf(store.now),
  })
  yield* save(store, schedule)
  return yield* changeSubscription(store, subscription, { schedule: schedule.id })
}

/** Keeps the current price. */
export function* releaseSchedule(store: StripeStore, subscription: Subscription): Transactional<Subscription> {
  if (subscription.schedule === null) return subscription
  const schedule = yield* get(store, 'subscription_schedule', { id: subscription.schedule })
  yield* save(store, { ...schedule, ...releasedAt(store.now, schedule) })
  return yield* changeSubscription(store, subscription, { schedule: null })
}

/** Cancelling on Stripe's own page depends on the billing mode. */
const cancelledInPortal = (subscription: Subscription, now: Date): Partial<Subscription> => ({
  cancel_at: itemOf(subscription).current_period_end,
  cancel_at_period_end: subscription.billing_mode.type === 'classic',
  canceled_at: secondsOf(now),
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
})

/** Cancelling at the period's end by an API call. */
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

/** Changes the price now. The unused rest of the old price is credited immediately or on the next invoice. */
export function* changePrice(
  store: StripeStore,
  subscription: Subscription,
  { price, proration }: { price: Price; proration: 'none' | 'create_prorations' | 'always_invoice' },
): Transactional<Subscription> {
  const item = itemOf(subscription)
  if (item.price.id === price.id) return subscription
  if (!price.recurring || price.currency !== item.price.currency)
    throw problem('This price can’t be used for this subscription.', { param: 'items[0][price]' })
  const now = secondsOf(store.now)
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
  const next = yield* changeSubscription(store, subscription, {
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
      store,
      makeInvoiceItem({
        ...part,
        id: newIdIn(store, 'ii'),
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
  const customer = yield* get(store, 'customer', { id: subscription.customer })
  const draft = yield* draftInvoice(store, {
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
  const lines = yield* takePendingItems(store, { invoiceId: draft.id, customerId: customer.id })
  yield* addLines(store, draft, lines)
  const invoice = yield* collect(store, { subscription: next, invoiceId: draft.id, at: now })
  return yield* save(store, { ...next, latest_invoice: invoice.id })
}

const ofAMonth = (price: Price) => (price.unit_amount ?? 0) / (intervalOf(price) === 'year' ? 12 : 1)

/** Changes the price on Stripe's page: immediately, or for the next period if the page is configured that way. */
export function* changePriceInPortal(
  store: StripeStore,
  subscription: Subscription,
  { price, features }: { price: Price; features: PortalConfiguration['features'] },
): Transactional<Subscription> {
  const { proration_behavior: wanted, schedule_at_period_end: later } = features.subscription_update
  const present = itemOf(subscription).price
  const waits = later.conditions.some(({ type }) =>
    type === 'shortening_interval'
      ? intervalOf(present) === 'year' && intervalOf(price) === 'month'
      : ofAMonth(price) < ofAMonth(present),
  )
  if (waits) return yield* planPrice(store, subscription, price)
  const proration = (['none', 'create_prorations'] as const).find((one) => one === wanted) ?? 'always_invoice'
  return yield* changePrice(store, yield* releaseSchedule(store, subscription), { price, proration })
}

/** Cancels on Stripe's page. */
export function* cancelInPortal(store: StripeStore, subscription: Subscription): Transactional<Subscription> {
  const released = yield* releaseSchedule(store, subscription)
  return yield* changeSubscription(store, released, cancelledInPortal(released, store.now))
}

/** Undoes a planned end or price change on Stripe's page. */
export function* keepInPortal(store: StripeStore, subscription: Subscription): Transactional<Subscription> {
  return yield* changeSubscription(store, yield* releaseSchedule(store, subscription), reinstated())
}
