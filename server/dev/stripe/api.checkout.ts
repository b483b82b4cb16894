import type Stripe from 'stripe'
import * as z from 'zod'
import type { Transactional } from '#server/db/database.ts'
import type { ApiRoute } from './api.route.ts'
import { type StripeStore, find, get, list } from './store.ts'
import type { Price } from './kept-objects.ts'
import { expireSession, readSession, openSession, stockPrice, termsId } from './selling.ts'
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

const DAY_S = 24 * 60 * 60
const MINUTE_S = 60

/** Parameters that Stripe knows and that have no effect here. */
const ignored =
  <Params>() =>
  <const Keys extends (keyof Params & string)[]>(keys: Keys) =>
    // Safe: each key gets its schema.
    Object.fromEntries(keys.map((key) => [key, anything.optional()])) as Record<
      Keys[number],
      z.ZodOptional<typeof anything>
    >

const PriceData = z.object({
  currency: text,
  unit_amount: whole.optional(),
  unit_amount_decimal: text.optional(),
  product: text.optional(),
  product_data: z.looseObject({ name: text }).optional(),
  recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: text.optional() }).optional(),
  tax_behavior: anything.optional(),
})

const SessionFields = z.object({
  ...ignored<Stripe.Checkout.SessionCreateParams>()([
    'adaptive_pricing',
    'after_expiration',
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'currency',
    'custom_fields',
    'custom_text',
    'customer_creation',
    'customer_update',
    'discounts',
    'locale',
    'name_collection',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_options',
    'allowed_payment_method_types',
    'managed_payments',
    'customer_account',
    'optional_items',
    'permissions',
    'wallet_options',
    'shipping_options',
    'phone_number_collection',
    'saved_payment_method_options',
    'shipping_address_collection',
    'submit_type',
    'tax_id_collection',
    'ui_mode',
    'return_url',
  ]),
  mode: z.enum(['payment', 'subscription', 'setup']),
  line_items: z
    .array(
      z.object({
        price: text.optional(),
        price_data: PriceData.optional(),
        quantity: whole.pipe(z.number().min(1)).default(1),
        adjustable_quantity: anything.optional(),
      }),
    )
    .min(1),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.optional(),
  success_url: text.optional(),
  cancel_url: text.optional(),
  expires_at: whole.optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .object({
      metadata: metadata.optional(),
      trial_period_days: whole.optional(),
      billing_mode: z.looseObject({ type: z.enum(['classic', 'flexible']) }).optional(),
      description: text.optional(),
      proration_behavior: anything.optional(),
      trial_settings: anything.optional(),
      invoice_settings: anything.optional(),
    })
    .optional(),
  payment_intent_data: z.looseObject({ metadata: metadata.optional() }).optional(),
  invoice_creation: z.looseObject({ enabled: flag }).optional(),
})

function* priceOf(
  store: StripeStore,
  line: z.output<typeof SessionFields>['line_items'][number],
  index: number,
): Transactional<Price> {
  if (line.price !== undefined)
    return yield* get(store, 'price', { id: line.price, param: `line_items[${index}][price]` })
  const { price_data: data } = line
  if (data?.unit_amount === undefined)
    throw problem(`Missing required param: line_items[${index}][price].`, {
      code: 'parameter_missing',
      param: `line_items[${index}][price]`,
    })
  return yield* stockPrice(store, {
    name: data.product_data?.name ?? 'Item',
    amount: data.unit_amount,
    currency: data.currency,
    interval: data.recurring?.interval ?? null,
    productId: data.product,
  })
}

function expiryOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + DAY_S
  if (asked < now + 30 * MINUTE_S)
    throw problem('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (asked > now + DAY_S)
    throw problem('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  return asked
}

/** Checkout pages. */
export const checkoutRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    *answer({ store, fields }) {
      const given = parseFields(SessionFields, fields)
      if (given.mode === 'setup') throw problem('The Stripe emulator has no setup mode.', { param: 'mode' })
      if (given.customer !== undefined && given.customer_email !== undefined)
        throw problem('You may only specify one of these parameters: customer, customer_email.')
      if (given.success_url === undefined)
        throw problem('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
      if (given.customer !== undefined) yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const goods = []
      for (const [index, line] of given.line_items.entries())
        goods.push({ price: yield* priceOf(store, line, index), quantity: line.quantity })
      const isRecurring = goods.some(({ price }) => price.recurring !== null)
      if (given.mode === 'subscription' && !isRecurring)
        throw problem('You must provide at least one recurring price in `subscription` mode when using prices.')
      if (given.mode === 'payment' && isRecurring)
        throw problem(
          'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        )
      return yield* openSession(store, {
        mode: given.mode,
        goods,
        expiresAt: expiryOf(given.expires_at, secondsOf(store.now)),
        customerId: given.customer ?? null,
        customerEmail: given.customer_email ?? null,
        clientReferenceId: given.client_reference_id ?? null,
        successUrl: given.success_url,
        cancelUrl: given.cancel_url ?? null,
        paymentLinkId: null,
        metadata: given.metadata ?? {},
        terms: {
          subscription: {
            metadata: given.subscription_data?.metadata ?? {},
            trialDays: given.subscription_data?.trial_period_days ?? 0,
            isClassic: given.subscription_data?.billing_mode?.type === 'classic',
          },
          paymentMetadata: given.payment_intent_data?.metadata ?? {},
          hasInvoice: given.invoice_creation?.enabled ?? false,
        },
      })
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        created: since.optional(),
        customer: text.optional(),
        customer_details: z.object({ email: text }).optional(),
        payment_intent: text.optional(),
        payment_link: text.optional(),
        status: z.enum(['open', 'complete', 'expired']).optional(),
        subscription: text.optional(),
      })
      const given = parseFields(Query, fields)
      const all = []
      for (const session of yield* list(store, 'checkout.session', { customerId: given.customer }))
        all.push(yield* readSession(store, session))
      const email = given.customer_details?.email
      const found = all.filter(
        (session) =>
          isWithin(session.created, given.created) &&
          (given.status === undefined || session.status === given.status) &&
          (given.payment_intent === undefined || session.payment_intent === given.payment_intent) &&
          (given.payment_link === undefined || session.payment_link === given.payment_link) &&
          (given.subscription === undefined || session.subscription === given.subscription) &&
          (email === undefined || session.customer_details?.email === email),
      )
      return pageOf(found, { url, page: given })
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    *answer({ store, id }) {
      return yield* readSession(store, yield* getSession(store, id))
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    *answer({ store, id }) {
      const session = yield* readSession(store, yield* getSession(store, id))
      if (session.status !== 'open')
        throw problem(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        )
      return yield* expireSession(store, session)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    *answer({ store, id, fields, url }) {
      yield* getSession(store, id)
      const terms = yield* find(store, 'checkout_terms', termsId(id))
      return pageOf(terms?.lines ?? [], { url, page: parseFields(z.object(paging), fields) })
    },
  },
]

function* getSession(store: StripeStore, id: string) {
  const session = yield* find(store, 'checkout.session', id)
  if (!session) throw missing({ what: 'checkout.session', id })
  return session
}
