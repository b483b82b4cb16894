import { describe, expect, test } from 'vitest'
import { subscriptions } from '#server/db/schema/payments.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createStripePayments } from '#server/stripe/stripe-payments.ts'
import { createHarness } from '#server/testing/harness.ts'
import { subscribe } from '#server/testing/payments.ts'
import {
  STRIPE_PRICES,
  stripeOf,
  setUpBilling,
  callBilling,
  readSubscription,
  startCheckout,
  customerOf,
} from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

describe('a cancellation', () => {
  test.each(['by us', 'in the portal', 'of a classic subscription'] as const)(
    'C4: %s is shown and can be undone, and never sends both parameters to Stripe',
    async (way) => {
      const plain = await createHarness()
      const { actions, sdk, fetch, requests, keys } = stripeOf(plain)
      const { db, clock, development } = plain.deps
      const stripe = createStripeClient({ secretKey: keys.billing, reach: { fetch } })
      const payments = createStripePayments({ stripe, priceSource: 'by_lookup_key', clock })
      const h = await createHarness({
        overrides: { db, clock, development, stripe: { payments, links: undefined, accounts: undefined } },
      })
      const owner = await h.signUp()
      if (way === 'of a classic subscription') {
        await startCheckout(h, owner, 'pro')
        const customer = await customerOf(plain)
        const items = [{ price: STRIPE_PRICES.pro }]
        await sdk.subscriptions.create({ customer, items, billing_mode: { type: 'classic' } })
        expect((await readSubscription(h, owner)).plan).toBe('pro')
      } else await subscribe(h, owner, 'pro')

      if (way === 'in the portal') {
        const { redirectUrl } = (await callBilling<{ redirectUrl: string }>(h, owner, 'billing-portal')).body
        await actions.cancelInPortal(redirectUrl.split('/').at(-1) ?? '')
        await h.drain()
      } else await callBilling(h, owner, 'cancel-subscription')
      expect(await readSubscription(h, owner)).toMatchObject({ plan: 'pro', isCancelling: true })
      const kept = await callBilling(h, owner, 'reinstate-subscription')
      expect(kept).toMatchObject({ status: 200, body: { plan: 'pro', isCancelling: false } })
      expect((await callBilling(h, owner, 'reinstate-subscription')).body).toEqual(kept.body)

      const changes = requests.filter((line) => line.startsWith('POST /v1/subscriptions/'))
      expect(changes.length).toBeGreaterThan(0)
      for (const change of changes) {
        expect(change.includes('cancel_at=') && change.includes('cancel_at_period_end=')).toBe(false)
      }
    },
  )

  test('C5: keeps the plan until the period ends, and Stripe then deletes the subscription', async () => {
    const { h, owner } = await setUpBilling()
    await subscribe(h, owner, 'studio')
    await callBilling(h, owner, 'cancel-subscription')
    h.clock.set(new Date('2026-12-20T08:59:59Z'))
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'studio' })
    h.clock.set(new Date('2026-12-20T09:00:01Z'))
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
    expect(await h.rows(subscriptions).one()).toMatchObject({ plan: 'free', stripeSubscriptionId: null })
  })
})
