import type Stripe from 'stripe'
import * as z from 'zod'
import type { Work } from '#server/db/database.ts'
import type { ApiRoute } from './api.route.ts'
import { type Books, find, get, list, newIdIn, save } from './books.ts'
import type { Portal, PortalConfiguration, Price } from './kept-objects.ts'
import { makePortal, makePortalConfiguration } from './make-objects.domain.ts'
import { expireSession, lookAtSession, openSession, stockPrice, termsId } from './selling.ts'
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

/** Parameters that Stripe knows and that are of no effect here. */
const ignored =
  <Params>() =>
  <const Keys extends (keyof Params & string)[]>(keys: Keys) =>
    // Safe: each of the keys is given its schema.
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
  books: Books,
  line: z.output<typeof SessionFields>['line_items'][number],
  index: number,
): Work<Price> {
  if (line.price !== undefined)
    return yield* get(books, 'price', { id: line.price, param: `line_items[${index}][price]` })
  const { price_data: data } = line
  if (data?.unit_amount === undefined)
    throw problem(`Missing required param: line_items[${index}][price].`, {
      code: 'parameter_missing',
      param: `line_items[${index}][price]`,
    })
  return yield* stockPrice(books, {
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

const NO_CONFIGURATION =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.'

/** The one that our account was given with; there is one from the first. */
export function* defaultConfiguration(books: Books): Work<PortalConfiguration> {
  const found = (yield* list(books, 'billing_portal.configuration')).find(({ is_default: isDefault }) => isDefault)
  if (found) return found
  if (books.accountId !== null) throw problem(NO_CONFIGURATION)
  const created = secondsOf(books.now)
  return yield* save(books, makePortalConfiguration({ id: newIdIn(books, 'bpc'), created, isDefault: true }))
}

const Flow = z.object({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  after_completion: z
    .object({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      redirect: z.object({ return_url: text }).optional(),
      hosted_confirmation: z.object({ custom_message: text.optional() }).optional(),
    })
    .optional(),
  subscription_cancel: z.looseObject({ subscription: text }).optional(),
  subscription_update: z.object({ subscription: text }).optional(),
  subscription_update_confirm: z
    .object({
      subscription: text,
      items: z.array(z.object({ id: text, price: text.optional(), quantity: whole.optional() })).length(1),
      discounts: anything.optional(),
    })
    .optional(),
})

function* flowOf(books: Books, flow: z.output<typeof Flow> | undefined, customerId: string): Work<Portal['flow']> {
  if (!flow) return null
  const about = flow.subscription_update_confirm ??
    flow.subscription_update ??
    flow.subscription_cancel ?? { subscription: undefined }
  if (flow.type !== 'payment_method_update') {
    const param = `flow_data[${flow.type}][subscription]`
    if (about.subscription === undefined)
      throw problem(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    const subscription = yield* find(books, 'subscription', about.subscription)
    if (!subscription || subscription.customer !== customerId)
      throw missing({ what: 'subscription', id: about.subscription, param })
    const [wanted] = flow.subscription_update_confirm?.items ?? []
    const [item] = subscription.items.data
    if (wanted && wanted.id !== item?.id)
      throw missing({ what: 'subscription item', id: wanted.id, param: `flow_data[${flow.type}][items][0][id]` })
    if (wanted?.price !== undefined) {
      yield* get(books, 'price', { id: wanted.price, param: `flow_data[${flow.type}][items][0][price]` })
      if (wanted.price === item?.price.id)
        throw problem(
          'The subscription cannot be updated because the update has no changes to the subscription: nothing would be confirmed.',
          { param: 'flow_data[subscription_update_confirm][items]' },
        )
    }
  }
  const after = flow.after_completion
  const confirm = flow.subscription_update_confirm
  return {
    type: flow.type,
    after_completion: {
      type: after?.type ?? 'portal_homepage',
      redirect: after?.redirect ?? null,
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
    },
    customer_update: null,
    subscription_pause: null,
    subscription_cancel: flow.subscription_cancel
      ? { retention: null, subscription: flow.subscription_cancel.subscription }
      : null,
    subscription_update: flow.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          items: confirm.items.map(({ id, price }) => ({ id, price: price ?? null, quantity: 1 })),
          subscription: confirm.subscription,
        }
      : null,
  }
}

const Features = z.looseObject({
  subscription_cancel: z
    .looseObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).default('at_period_end'),
      proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).default('none'),
    })
    .optional(),
  subscription_update: z
    .looseObject({
      enabled: flag,
      proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).default('none'),
      schedule_at_period_end: z.object({ conditions: z.array(z.object({ type: text })) }).optional(),
      products: z
        .array(z.looseObject({ product: text, prices: z.array(text) }))
        .optional()
        .or(z.literal('').transform(() => undefined)),
    })
    .optional(),
})

const ConfigurationFields = {
  features: Features.optional(),
  business_profile: anything.optional(),
  default_return_url: text.optional(),
  login_page: anything.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
}

function configured(
  found: PortalConfiguration,
  given: z.output<z.ZodObject<typeof ConfigurationFields>>,
  now: number,
): PortalConfiguration {
  const { subscription_cancel: cancel, subscription_update: update } = given.features ?? {}
  const { features } = found
  return {
    ...found,
    updated: now,
    metadata: given.metadata ?? found.metadata,
    default_return_url: given.default_return_url ?? found.default_return_url,
    features: {
      ...features,
      subscription_cancel: {
        ...features.subscription_cancel,
        ...(cancel && {
          enabled: cancel.enabled,
          mode: cancel.mode,
          proration_behavior: cancel.proration_behavior,
        }),
      },
      subscription_update: {
        ...features.subscription_update,
        ...(update && {
          enabled: update.enabled,
          proration_behavior: update.proration_behavior,
          schedule_at_period_end: update.schedule_at_period_end ?? features.subscription_update.schedule_at_period_end,
          ...(update.products && {
            products: update.products.map(({ product, prices }) => ({
              product,
              prices,
              adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
            })),
          }),
        }),
      },
    },
  }
}

/** The pages that Stripe has for customers: to pay on, and to look after a subscription. */
export const checkoutRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    *answer({ books, fields }) {
      const given = parseFields(SessionFields, fields)
      if (given.mode === 'setup') throw problem('The stand-in has no setup mode.', { param: 'mode' })
      if (given.customer !== undefined && given.customer_email !== undefined)
        throw problem('You may only specify one of these parameters: customer, customer_email.')
      if (given.success_url === undefined)
        throw problem('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
      if (given.customer !== undefined) yield* get(books, 'customer', { id: given.customer, param: 'customer' })
      const goods = []
      for (const [index, line] of given.line_items.entries())
        goods.push({ price: yield* priceOf(books, line, index), quantity: line.quantity })
      const isRecurring = goods.some(({ price }) => price.recurring !== null)
      if (given.mode === 'subscription' && !isRecurring)
        throw problem('You must provide at least one recurring price in `subscription` mode when using prices.')
      if (given.mode === 'payment' && isRecurring)
        throw problem(
          'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        )
      return yield* openSession(books, {
        mode: given.mode,
        goods,
        expiresAt: expiryOf(given.expires_at, secondsOf(books.now)),
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
    *answer({ books, fields, url }) {
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
      for (const session of yield* list(books, 'checkout.session', { customerId: given.customer }))
        all.push(yield* lookAtSession(books, session))
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
    *answer({ books, id }) {
      return yield* lookAtSession(books, yield* getSession(books, id))
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    *answer({ books, id }) {
      const session = yield* lookAtSession(books, yield* getSession(books, id))
      if (session.status !== 'open')
        throw problem(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        )
      return yield* expireSession(books, session)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    *answer({ books, id, fields, url }) {
      yield* getSession(books, id)
      const terms = yield* find(books, 'checkout_terms', termsId(id))
      return pageOf(terms?.lines ?? [], { url, page: parseFields(z.object(paging), fields) })
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    *answer({ books, fields }) {
      const Body = z.object({
        customer: text,
        configuration: text.optional(),
        return_url: text.optional(),
        locale: text.optional(),
        on_behalf_of: text.optional(),
        flow_data: Flow.optional(),
      })
      const given = parseFields(Body, fields)
      yield* get(books, 'customer', { id: given.customer, param: 'customer' })
      const configuration =
        given.configuration === undefined
          ? yield* defaultConfiguration(books)
          : yield* get(books, 'billing_portal.configuration', { id: given.configuration, param: 'configuration' })
      const id = newIdIn(books, 'bps')
      return yield* save(
        books,
        makePortal({
          id,
          customerId: given.customer,
          configurationId: configuration.id,
          returnUrl: given.return_url ?? configuration.default_return_url,
          url: `${books.origin}/dev/stripe/portal/${id}`,
          flow: yield* flowOf(books, given.flow_data, given.customer),
          created: secondsOf(books.now),
        }),
      )
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    *answer({ books, fields, url }) {
      const Query = z.object({ ...paging, active: flag.optional(), is_default: flag.optional() })
      const given = parseFields(Query, fields)
      yield* defaultConfiguration(books)
      const found = (yield* list(books, 'billing_portal.configuration')).filter(
        (one) =>
          (given.active === undefined || one.active === given.active) &&
          (given.is_default === undefined || one.is_default === given.is_default),
      )
      return pageOf(found, { url, page: given })
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    *answer({ books, fields }) {
      const given = parseFields(z.object(ConfigurationFields), fields)
      const created = secondsOf(books.now)
      const made = makePortalConfiguration({ id: newIdIn(books, 'bpc'), created, isDefault: false })
      return yield* save(books, configured(made, given, created))
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations/:id',
    answer: ({ books, id }) => get(books, 'billing_portal.configuration', { id }),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    *answer({ books, id, fields }) {
      const given = parseFields(z.object({ ...ConfigurationFields, active: flag.optional() }), fields)
      const found = yield* get(books, 'billing_portal.configuration', { id })
      const changed = configured(found, given, secondsOf(books.now))
      return yield* save(books, { ...changed, active: given.active ?? changed.active })
    },
  },
]

function* getSession(books: Books, id: string) {
  const session = yield* find(books, 'checkout.session', id)
  if (!session) throw missing({ what: 'checkout.session', id })
  return session
}
