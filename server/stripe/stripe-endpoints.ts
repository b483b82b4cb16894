import { Stripe } from 'stripe'
import { BILLING_WEBHOOK_PATH, LINK_EVENT_TYPES, LINK_WEBHOOK_PATH } from '#shared/connections.ts'

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent

/** A webhook of ours at Stripe. */
export type EndpointPlan = { path: string; types: readonly EventType[]; isOfLinks: boolean; description: string }

/** For our own account: whatever can affect a customer's subscription. */
const billing: EndpointPlan = {
  path: BILLING_WEBHOOK_PATH,
  types: [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'customer.subscription.paused',
    'customer.subscription.resumed',
    'customer.subscription.pending_update_applied',
    'customer.subscription.pending_update_expired',
    'customer.deleted',
    'invoice.paid',
    'invoice.payment_failed',
    'invoice.payment_action_required',
  ],
  isOfLinks: false,
  description: 'Goodword: plans of owners',
}

/** For the accounts that owners linked. */
const link: EndpointPlan = {
  path: LINK_WEBHOOK_PATH,
  types: [...LINK_EVENT_TYPES, 'account.application.deauthorized'],
  isOfLinks: true,
  description: 'Goodword: payments of linked accounts',
}

export const endpointPlans = { billing, link }

/** The API version of our webhooks: the library's. It can't be changed later. */
export const ENDPOINT_VERSION = Stripe.API_VERSION

const addressOf = ({ path }: EndpointPlan, publicUrl: string) => `${publicUrl}${path}`

/** Stripe's webhooks to that address, in the key's mode. */
export async function findEndpoints(
  stripe: Stripe,
  { plan, publicUrl }: { plan: EndpointPlan; publicUrl: string },
): Promise<Stripe.WebhookEndpoint[]> {
  const found: Stripe.WebhookEndpoint[] = []
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
    if (endpoint.url === addressOf(plan, publicUrl)) found.push(endpoint)
  return found
}

/** Event types that the webhook should receive but doesn't. */
export const missingTypes = ({ enabled_events: enabled }: Stripe.WebhookEndpoint, { types }: EndpointPlan): string[] =>
  enabled.includes('*') ? [] : types.filter((type) => !enabled.includes(type))

export type EndpointOutcome =
  /** Its secret is shown only this once. */
  | { kind: 'made'; id: string; url: string; secret: string }
  /** It lacked event types, or was disabled. */
  | { kind: 'corrected'; id: string; url: string }
  | { kind: 'was_there'; id: string; url: string }
  /** It has another API version, which can't be changed. */
  | { kind: 'other_version'; id: string; url: string; version: string | null }

/** Creates the webhook if there is none, and corrects an existing one as far as possible. */
export async function assertEndpoint(
  stripe: Stripe,
  { plan, publicUrl }: { plan: EndpointPlan; publicUrl: string },
): Promise<EndpointOutcome> {
  const url = addressOf(plan, publicUrl)
  const all = await findEndpoints(stripe, { plan, publicUrl })
  const found = all.find(({ api_version: version }) => version === ENDPOINT_VERSION) ?? all[0]
  if (!found) {
    const { id, secret } = await stripe.webhookEndpoints.create({
      url,
      enabled_events: [...plan.types],
      api_version: ENDPOINT_VERSION,
      description: plan.description,
      ...(plan.isOfLinks && { connect: true }),
    })
    return { kind: 'made', id, url, secret: secret ?? '' }
  }
  const { id, api_version: version, status } = found
  const isRight = missingTypes(found, plan).length === 0 && status === 'enabled'
  if (!isRight) await stripe.webhookEndpoints.update(id, { enabled_events: typesOf(found, plan), disabled: false })
  if (version !== ENDPOINT_VERSION) return { kind: 'other_version', id, url, version }
  return { kind: isRight ? 'was_there' : 'corrected', id, url }
}

/** Additional types are kept. Safe: the names are Stripe's or ours. */
const typesOf = (found: Stripe.WebhookEndpoint, { types }: EndpointPlan): EventType[] =>
  found.enabled_events.includes('*') ? ['*'] : ([...new Set([...found.enabled_events, ...types])] as EventType[])
