import * as z from 'zod'
import type { Transactional } from '#server/db/database.ts'
import type { ApiRoute } from './api.route.ts'
import { type StripeStore, find, get, list, newIdIn, save } from './store.ts'
import type { Portal, PortalConfiguration } from './kept-objects.ts'
import { makePortal, makePortalConfiguration } from './make-checkout.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { anything, flag, metadata, missing, pageOf, paging, parseFields, problem, text, whole } from './stripe-wire.ts'

const NO_CONFIGURATION =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.'

/** Our account's default configuration, which exists from the start. */
function* defaultConfiguration(store: StripeStore): Transactional<PortalConfiguration> {
  const found = (yield* list(store, 'billing_portal.configuration')).find(({ is_default: isDefault }) => isDefault)
  if (found) return found
  if (store.accountId !== null) throw problem(NO_CONFIGURATION)
  const created = secondsOf(store.now)
  return yield* save(store, makePortalConfiguration({ id: newIdIn(store, 'bpc'), created, isDefault: true }))
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

function* flowOf(
  store: StripeStore,
  flow: z.output<typeof Flow> | undefined,
  customerId: string,
): Transactional<Portal['flow']> {
  if (!flow) return null
  const about = flow.subscription_update_confirm ??
    flow.subscription_update ??
    flow.subscription_cancel ?? { subscription: undefined }
  if (flow.type !== 'payment_method_update') {
    const param = `flow_data[${flow.type}][subscription]`
    if (about.subscription === undefined)
      throw problem(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    const subscription = yield* find(store, 'subscription', about.subscription)
    if (!subscription || subscription.customer !== customerId)
      throw missing({ what: 'subscription', id: about.subscription, param })
    const [wanted] = flow.subscription_update_confirm?.items ?? []
    const [item] = subscription.items.data
    if (wanted && wanted.id !== item?.id)
      throw missing({ what: 'subscription item', id: wanted.id, param: `flow_data[${flow.type}][items][0][id]` })
    if (wanted?.price !== undefined) {
      yield* get(store, 'price', { id: wanted.price, param: `flow_data[${flow.type}][items][0][price]` })
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

/** The page on which customers manage their subscription. */
export const portalRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    *answer({ store, fields }) {
      const Body = z.object({
        customer: text,
        configuration: text.optional(),
        return_url: text.optional(),
        locale: text.optional(),
        on_behalf_of: text.optional(),
        flow_data: Flow.optional(),
      })
      const given = parseFields(Body, fields)
      yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const configuration =
        given.configuration === undefined
          ? yield* defaultConfiguration(store)
          : yield* get(store, 'billing_portal.configuration', { id: given.configuration, param: 'configuration' })
      const id = newIdIn(store, 'bps')
      return yield* save(
        store,
        makePortal({
          id,
          customerId: given.customer,
          configurationId: configuration.id,
          returnUrl: given.return_url ?? configuration.default_return_url,
          url: `${store.origin}/dev/stripe/portal/${id}`,
          flow: yield* flowOf(store, given.flow_data, given.customer),
          created: secondsOf(store.now),
        }),
      )
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    *answer({ store, fields, url }) {
      const Query = z.object({ ...paging, active: flag.optional(), is_default: flag.optional() })
      const given = parseFields(Query, fields)
      yield* defaultConfiguration(store)
      const found = (yield* list(store, 'billing_portal.configuration')).filter(
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
    *answer({ store, fields }) {
      const given = parseFields(z.object(ConfigurationFields), fields)
      const created = secondsOf(store.now)
      const made = makePortalConfiguration({ id: newIdIn(store, 'bpc'), created, isDefault: false })
      return yield* save(store, configured(made, given, created))
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    *answer({ store, id, fields }) {
      const given = parseFields(z.object({ ...ConfigurationFields, active: flag.optional() }), fields)
      const found = yield* get(store, 'billing_portal.configuration', { id })
      const changed = configured(found, given, secondsOf(store.now))
      return yield* save(store, { ...changed, active: given.active ?? changed.active })
    },
  },
]
