import type { OfferKey } from '#shared/billing.ts'
import { createSimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createTestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

/** The stand-in for Stripe alone, with Stripe's own library before it. */
export function createStripeDesk() {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const { db, raw } = openTestDatabase()
  const simulated = createSimulatedStripe({
    db,
    clock,
    hashKey: 'a-key-of-tests',
    publicUrl: () => 'http://goodword.test',
  })
  const reach = { fetch: simulated.fetch }
  const billing = createStripeClient({ secretKey: simulated.keys.billing, reach })
  const link = createStripeClient({ secretKey: simulated.keys.link, reach })

  async function linkAccount(name = 'Atelier'): Promise<string> {
    const code = await simulated.acts.allowLink(name)
    const { stripe_user_id: accountId = '' } = await link.oauth.token({ grant_type: 'authorization_code', code })
    return accountId
  }

  async function openCheckout(offer: OfferKey, { isClassic = false }: { isClassic?: boolean } = {}) {
    const customer = await billing.customers.create({ email: 'nora@studio.example', metadata: { userId: 'usr_1' } })
    const { data } = await billing.prices.list({ lookup_keys: [offer] })
    return billing.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'usr_1',
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      subscription_data: {
        metadata: { userId: 'usr_1' },
        ...(isClassic && { billing_mode: { type: 'classic' as const } }),
      },
      success_url: 'http://goodword.test/stripe/payment-success',
      cancel_url: 'http://goodword.test/settings',
    })
  }

  /** Buys a plan as a person would; answers the subscription. */
  async function subscribe(offer: OfferKey, options: { isClassic?: boolean } = {}) {
    const { id } = await openCheckout(offer, options)
    await simulated.acts.payCheckout(id)
    const { subscription } = await billing.checkout.sessions.retrieve(id)
    return billing.subscriptions.retrieve(String(subscription))
  }

  /** What happened, of our own account or another, the oldest first. */
  async function eventsOf(accountId?: string) {
    const options = accountId === undefined ? {} : { stripeAccount: accountId }
    const { data } = await link.events.list({ limit: 100 }, options)
    return data.toReversed()
  }

  return { ...simulated, clock, db, raw, billing, link, linkAccount, openCheckout, subscribe, eventsOf }
}
