import { Subscription } from '#shared/billing.ts'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

export const STRIPE_PRICES = { pro: 'price_simulatedPro', studio: 'price_simulatedStudio' }

type Options = Parameters<typeof createHarness>[0]

/** Stripe’s library on a harness’s Stripe emulator, for what somebody does in the Stripe dashboard. */
export function stripeOf(h: Harness) {
  const emulated = h.deps.development?.stripe
  if (!emulated) throw new Error('Stripe is not emulated.')
  const requests: string[] = []
  const fetch = async (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`)
    return emulated.fetch(request)
  }
  return {
    actions: emulated.actions,
    sdk: createStripeClient({ secretKey: emulated.keys.billing, reach: { fetch } }),
    keys: emulated.keys,
    requests,
    fetch,
  }
}

export async function setUpBilling(options: Options = {}) {
  const h = await createHarness(options)
  return { h, owner: await h.signUp(), ...stripeOf(h) }
}

/** Calls an endpoint of the owner’s subscription by its last part. */
export async function callBilling<T = Subscription>(h: Harness, owner: TestOwner, name: string, body?: unknown) {
  const method = name === 'subscription' ? 'GET' : 'POST'
  return h.request<T>(method, `/goodword/stripe/${name}`, { token: await h.signIn(owner), body })
}

export const readSubscription = async (h: Harness, owner: TestOwner) =>
  (await callBilling(h, owner, 'subscription')).body

/** Starts to pay a price; returns the page that the browser opens. */
export const startCheckout = async (h: Harness, owner: TestOwner, priceId: string) =>
  (await callBilling<{ redirectUrl: string }>(h, owner, 'create-checkout-session', { priceId })).body.redirectUrl

export const customerOf = async (h: Harness) => (await h.rows(subscriptions).one()).stripeCustomerId ?? ''

export const subscriptionOf = async (h: Harness) => (await h.rows(subscriptions).one()).stripeSubscriptionId ?? ''

/** How many objects of a kind the Stripe emulator has. */
export const countOf = (h: Harness, kind: string) => h.dev.rows(stripeObjects, { kind }).count()

export const pathOf = (url: string) => new URL(url).pathname
