import { describe, expect, test } from 'vitest'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { openCheckout, sendForm, subscribe } from '#server/testing/payments.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { billingUnavailable } from '#server/stripe/gateway.errors.ts'
import { setUpBilling, callBilling } from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

/** A harness with a payment provider that can fail, and records the customers whose subscriptions it ended. */
async function withUnsteadyProvider() {
  const provider = { isAway: false, isMute: false, ended: [] as string[], meanwhile: async () => {} }
  const plain = await createHarness()
  const { db, clock } = plain.deps
  const { payments, links, accounts } = plain.deps.stripe ?? {}
  if (!payments) throw new Error('Stripe is not emulated.')
  const steady = async () => {
    if (provider.isAway) throw billingUnavailable(new Error('away'))
  }
  const stripe: Stripe = {
    links,
    accounts,
    payments: {
      ...payments,
      createCheckout: async (checkout: Parameters<typeof payments.createCheckout>[0]) => {
        const created = await payments.createCheckout(checkout)
        await provider.meanwhile()
        return created
      },
      async findSubscription(id: string) {
        await steady()
        if (provider.isMute) throw billingUnavailable(new Error('mute'))
        return payments.findSubscription(id)
      },
      cancelAtPeriodEnd: (id: string) => steady().then(() => payments.cancelAtPeriodEnd(id)),
      cancelNow: async (id: string) => {
        await steady()
        provider.ended.push(id)
        await payments.cancelNow(id)
      },
    },
  }
  const h = await createHarness({ overrides: { db, clock, stripe, development: plain.deps.development } })
  const advance = (minutes: number) => plain.clock.advance({ minutes })
  return {
    h: { ...h, rows: plain.rows, dev: plain.dev, clock: plain.clock },
    advance,
    provider,
    owner: await h.signUp(),
  }
}

describe('two simultaneous checkouts', () => {
  test('have one customer, so that payments are recognised', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    let begun = 0
    // The first waits long enough for the second to interfere.
    provider.meanwhile = async () => {
      begun += 1
      for (let turns = 0; turns < 200 && begun < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    const pages = await Promise.all([openCheckout(h, owner, 'pro'), openCheckout(h, owner, 'studio')])
    expect(await h.dev.rows(stripeObjects, { kind: 'customer' }).count()).toBe(1)
    const landed = await Promise.all(pages.map((page) => sendForm(h, page, { decision: 'pay' })))
    expect(landed.toSorted()).toEqual(['404', `${ORIGIN}/stripe/payment-success`])
    expect((await callBilling(h, owner, 'subscription')).body.plan).not.toBe('free')
  })

  test('belong to a customer who is saved before anything can be paid', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    const customers: unknown[] = []
    provider.meanwhile = async () => {
      customers.push(...(await h.rows(subscriptions).values('stripeCustomerId')))
    }
    await openCheckout(h, owner, 'pro')
    expect(customers).toEqual([expect.stringMatching(/^cus_/)])
  })
})

describe('a payment that is not noticed immediately', () => {
  async function payUnnoticed() {
    const set = await withUnsteadyProvider()
    const { h, provider, owner } = set
    const page = await openCheckout(h, owner, 'pro')
    provider.isMute = true
    expect(await sendForm(h, page, { decision: 'pay' })).toBe(`${ORIGIN}/stripe/payment-success`)
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
    return set
  }

  test('is found by its job', async () => {
    const { h, provider, owner, advance } = await payUnnoticed()
    await h.drain()
    provider.isMute = false
    advance(60)
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('is found when the owner opens the subscription', async () => {
    const { h, provider, owner } = await payUnnoticed()
    expect(await callBilling(h, owner, 'subscription')).toMatchObject({ status: 200, body: { plan: 'free' } })
    provider.isMute = false
    expect((await callBilling(h, owner, 'subscription')).body).toMatchObject({ plan: 'pro' })
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('is found before another checkout starts, which then changes the plan', async () => {
    const { h, provider, owner } = await payUnnoticed()
    const begin = () => callBilling(h, owner, 'create-checkout-session', { priceId: 'studio' })
    expect(await begin()).toMatchObject({ status: 503 })
    provider.isMute = false
    expect(await begin()).toMatchObject({
      status: 200,
      body: { redirectUrl: expect.stringContaining('/dev/stripe/portal/') },
    })
  })

  test('is logged if the customer is unknown', async () => {
    const { h, owner } = await setUpBilling()
    const page = await openCheckout(h, owner, 'pro')
    await h.rows(subscriptions).delete()
    await sendForm(h, page, { decision: 'pay' })
    await h.drain()
    expect(h.logLines.join('')).toContain('a subscription is running for an unknown customer')
  })
})

describe('while the payment provider can’t be reached', () => {
  test('a cancellation fails with a message, and works later', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    await subscribe(h, owner, 'pro')
    provider.isAway = true
    expect(await callBilling(h, owner, 'cancel-subscription')).toMatchObject({
      status: 503,
      body: { code: 'billing.unavailable', message: 'The payment service can’t be reached. Try again in a moment.' },
    })
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
    provider.isAway = false
    expect((await callBilling(h, owner, 'cancel-subscription')).body).toMatchObject({ isCancelling: true })
  })

  test('a checkout expires if its account is closed while it starts', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    const { token } = owner
    provider.meanwhile = async () => {
      await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    }
    expect(await callBilling(h, owner, 'create-checkout-session', { priceId: 'pro' })).toMatchObject({ status: 401 })
    const checkout = await h.dev.rows(stripeObjects, { kind: 'checkout.session' }).one()
    expect(checkout.data).toMatchObject({ status: 'expired' })
    expect(await h.dev.rows(stripeObjects, { kind: 'customer' }).list()).toEqual([])
  })

  test('an account can be closed, and its subscription ends when the provider is back', async () => {
    const { h, advance, provider, owner } = await withUnsteadyProvider()
    await subscribe(h, owner, 'pro')
    provider.isAway = true
    const token = await h.signIn(owner)
    const closed = await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    expect(closed.status).toBe(204)
    await h.drain()
    expect(provider.ended).toEqual([])
    provider.isAway = false
    advance(60)
    await h.drain()
    expect(provider.ended).toEqual([expect.stringMatching(/^cus_/)])
    advance(60 * 24 * 40)
    await h.drain()
    expect(provider.ended).toHaveLength(1)
    expect(await h.dev.rows(stripeObjects, { kind: 'customer' }).list()).toEqual([])
  })
})
