import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { find, get, list } from './store.ts'
import { cancelledByCall, changePrice, reinstated, releaseSchedule } from './changing.ts'
import type { Subscription } from './kept-objects.ts'
import { secondsOf } from './stripe-ids.ts'
import {
  anything,
  flag,
  isWithin,
  metadata,
  missing,
  pageOf,
  paging,
  parseFields,
  problem,
  since,
  text,
  whole,
} from './stripe-wire.ts'
import { changeSubscription, endSubscription, isLive, itemOf, passTime, startSubscription } from './subscribing.ts'

const Proration = z.enum(['none', 'create_prorations', 'always_invoice'])

const Change = z.object({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([whole, z.literal(''), z.enum(['min_period_end', 'max_period_end'])]).optional(),
  cancellation_details: anything.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  items: z.array(z.object({ id: text.optional(), price: text.optional(), quantity: whole.optional() })).optional(),
  proration_behavior: Proration.default('create_prorations'),
  proration_date: anything.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  default_payment_method: text.optional(),
  trial_end: z.union([whole, z.literal('now')]).optional(),
  billing_cycle_anchor: anything.optional(),
  off_session: anything.optional(),
})

/** Applies a cancellation or its undoing. The two ways to express it can't be combined. */
function cancelling(subscription: Subscription, given: z.output<typeof Change>, now: Date): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = given
  if (subscription.schedule !== null && (at !== undefined || atEnd !== undefined))
    throw problem(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  if (at !== undefined && atEnd !== undefined)
    throw problem('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (atEnd !== undefined) return atEnd ? cancelledByCall(subscription, now) : reinstated()
  if (at === undefined) return {}
  if (at === '') return reinstated()
  const moment = typeof at === 'number' ? at : itemOf(subscription).current_period_end
  if (moment <= secondsOf(now)) throw problem('`cancel_at` must be a time in the future.', { param: 'cancel_at' })
  return { cancel_at: moment, cancel_at_period_end: false, canceled_at: secondsOf(now) }
}

const canceled = (id: string) =>
  problem(
    `No such subscription: '${id}'; a canceled subscription can only update its cancellation_details and metadata.`,
    {
      status: 404,
      code: 'resource_missing',
      param: 'id',
    },
  )

/** Subscriptions and their schedules. */
export const subscriptionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    *answer({ store, fields }) {
      const Body = z.object({
        customer: text,
        items: z.array(z.object({ price: text, quantity: whole.optional() })).length(1),
        metadata: metadata.optional(),
        trial_period_days: whole.optional(),
        billing_mode: z.looseObject({ type: z.enum(['classic', 'flexible']) }).optional(),
        description: text.optional(),
        payment_behavior: anything.optional(),
        payment_settings: anything.optional(),
        collection_method: anything.optional(),
        off_session: anything.optional(),
        default_payment_method: anything.optional(),
      })
      const given = parseFields(Body, fields)
      const customer = yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const price = yield* get(store, 'price', { id: given.items[0]?.price ?? '', param: 'items[0][price]' })
      if (!price.recurring)
        throw problem(
          'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
          {
            param: 'items[0][price]',
          },
        )
      const product = yield* find(store, 'product', price.product)
      const { subscription } = yield* startSubscription(store, {
        customer,
        price,
        name: product?.name ?? 'Subscription',
        trialDays: given.trial_period_days ?? 0,
        isClassic: given.billing_mode?.type === 'classic',
        metadata: given.metadata ?? {},
        description: given.description,
      })
      return subscription
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        created: since.optional(),
        customer: text.optional(),
        price: text.optional(),
        status: z
          .enum([
            'active',
            'all',
            'canceled',
            'ended',
            'incomplete',
            'incomplete_expired',
            'past_due',
            'paused',
            'trialing',
            'unpaid',
          ])
          .optional(),
      })
      const given = parseFields(Query, fields)
      if (given.customer !== undefined && !(yield* find(store, 'gone_customer', `gone_${given.customer}`)))
        yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const all = []
      for (const subscription of yield* list(store, 'subscription', { customerId: given.customer }))
        all.push(yield* passTime(store, subscription))
      const found = all.filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.price === undefined || itemOf(one).price.id === given.price) &&
          isOfStatus(one, given.status),
      )
      return pageOf(found, { url, page: given })
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    *answer({ store, id }) {
      return yield* passTime(store, yield* get(store, 'subscription', { id }))
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    *answer({ store, id, fields }) {
      const given = parseFields(Change, fields)
      const found = yield* passTime(store, yield* get(store, 'subscription', { id }))
      if (!isLive(found)) throw canceled(id)
      const [wanted] = given.items ?? []
      if (wanted && wanted.id === undefined)
        throw problem(
          'The Stripe emulator supports one item per subscription: name the existing one to change its price.',
          { param: 'items[0][id]' },
        )
      if (wanted && wanted.id !== itemOf(found).id)
        throw missing({ what: 'subscription_item', id: wanted.id ?? '', param: 'items[0][id]' })
      const change: Partial<Subscription> = {
        ...cancelling(found, given, store.now),
        ...(given.metadata && { metadata: { ...found.metadata, ...given.metadata } }),
        ...(given.description !== undefined && { description: given.description || null }),
      }
      const changed = Object.keys(change).length > 0 ? yield* changeSubscription(store, found, change) : found
      if (wanted?.price === undefined) return changed
      const price = yield* get(store, 'price', { id: wanted.price, param: 'items[0][price]' })
      return yield* changePrice(store, changed, { price, proration: given.proration_behavior })
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    *answer({ store, id, fields }) {
      const Query = z.object({
        invoice_now: anything.optional(),
        prorate: anything.optional(),
        cancellation_details: anything.optional(),
      })
      parseFields(Query, fields)
      const found = yield* passTime(store, yield* get(store, 'subscription', { id }))
      if (!isLive(found)) throw missing({ what: 'subscription', id })
      const at = secondsOf(store.now)
      return yield* endSubscription(store, found, { at, because: 'cancellation_requested' })
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:id/release',
    *answer({ store, id, fields }) {
      parseFields(z.object({ preserve_cancel_date: anything.optional() }), fields)
      const schedule = yield* get(store, 'subscription_schedule', { id })
      if (schedule.subscription === null)
        throw problem(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        )
      yield* releaseSchedule(store, yield* get(store, 'subscription', { id: schedule.subscription }))
      return yield* get(store, 'subscription_schedule', { id })
    },
  },
]

/** Without a filter, all except cancelled ones. */
function isOfStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  if (wanted === undefined) return status !== 'canceled'
  return status === wanted
}
