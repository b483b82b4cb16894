import type { Work } from '#server/db/database.ts'
import { type Books, get, newIdIn, save } from './books.ts'
import type { PortalConfiguration, Price, Subscription, SubscriptionItem } from './kept-objects.ts'
import { makeInvoiceItem } from './make-invoices.domain.ts'
import { makeSchedule, makeSubscriptionItem } from './make-subscriptions.domain.ts'
import { periodEndAfter } from './months.domain.ts'
import { addLines, draftInvoice, takePendingItems } from './paying.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { changeSubscription, collect, intervalOf, itemOf, releasedAt } from './subscribing.ts'

/** Plans another price for the next period, in place of whatever was planned. */
function* planPrice(books: Books, found: Subscription, nextPrice: Price): Work<Subscription> {
  const subscription = yield* releaseSchedule(books, found)
  const item = itemOf(subscription)
  const end = item.current_period_end
  const schedule = makeSchedule({
    id: newIdIn(books, 'sub_sched'),
    subscription,
    item,
    nextPrice,
    nextPeriodEnd: periodEndAfter({ start: end, anchor: end, interval: intervalOf(nextPrice) }),
    created: secondsOf(books.now),
  })
  yield* save(books, schedule)
  return yield* changeSubscription(books, subscription, { schedule: schedule.id })
}

/** The present price stays. */
export function* releaseSchedule(books: Books, subscription: Subscription): Work<Subscription> {
  if (subscription.schedule === null) return subscription
  const schedule = yield* get(books, 'subscription_schedule', { id: subscription.schedule })
  yield* save(books, { ...schedule, ...releasedAt(books.now, schedule) })
  return yield* changeSubscription(books, subscription, { schedule: null })
}

/** How a customer cancels on Stripe's own page: it depends on the billing mode. */
const cancelledInPortal = (subscription: Subscription, now: Date): Partial<Subscription> => ({
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

const ofAMonth = (price: Price) => (price.unit_amount ?? 0) / (intervalOf(price) === 'year' ? 12 : 1)

/** Changes to another price on Stripe's page: at once, or with the next period where the page is set up so. */
export function* changePriceInPortal(
  books: Books,
  subscription: Subscription,
  { price, features }: { price: Price; features: PortalConfiguration['features'] },
): Work<Subscription> {
  const { proration_behavior: wanted, schedule_at_period_end: later } = features.subscription_update
  const present = itemOf(subscription).price
  const waits = later.conditions.some(({ type }) =>
    type === 'shortening_interval'
      ? intervalOf(present) === 'year' && intervalOf(price) === 'month'
      : ofAMonth(price) < ofAMonth(present),
  )
  if (waits) return yield* planPrice(books, subscription, price)
  const proration = (['none', 'create_prorations'] as const).find((one) => one === wanted) ?? 'always_invoice'
  return yield* changePrice(books, yield* releaseSchedule(books, subscription), { price, proration })
}

/** Cancels on Stripe's page. */
export function* cancelInPortal(books: Books, subscription: Subscription): Work<Subscription> {
  const released = yield* releaseSchedule(books, subscription)
  return yield* changeSubscription(books, released, cancelledInPortal(released, books.now))
}

/** Keeps it on Stripe's page as it is: neither an end nor another price is planned any more. */
export function* keepInPortal(books: Books, subscription: Subscription): Work<Subscription> {
  return yield* changeSubscription(books, yield* releaseSchedule(books, subscription), reinstated())
}
