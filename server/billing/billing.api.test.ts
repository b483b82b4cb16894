import { describe, expect, test } from 'vitest'
import { Subscription } from '#shared/billing.ts'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { createHarness, type Harness, noLimits, ORIGIN, type TestOwner } from '#server/testing/harness.ts'
import { openCheckout, sendForm, subscribe } from '#server/testing/payments.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { billingUnavailable } from '#server/stripe/gateway.errors.ts'

const PATH = '/goodword/stripe'
const PRICES = { pro: 'pro', studio: 'studio' }
const OFFERS = [
  { key: 'pro', plan: 'pro', interval: 'month', amount: 1200, currency: 'usd' },
  { key: 'studio', plan: 'studio', interval: 'month', amount: 4900, currency: 'usd' },
  { key: 'pro_annual', plan: 'pro', interval: 'year', amount: 12_000, currency: 'usd' },
  { key: 'studio_annual', plan: 'studio', interval: 'year', amount: 49_000, currency: 'usd' },
]

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const h = await createHarness(options)
  return { h, owner: await h.signUp() }
}

async function call<T = Subscription>(h: Harness, owner: TestOwner, name: string, body?: unknown) {
  const method = name === 'subscription' ? 'GET' : 'POST'
  return h.request<T>(method, `${PATH}/${name}`, { token: await h.signIn(owner), body })
}

const me = async (h: Harness, owner: TestOwner) =>
  (await h.request('GET', '/goodword/user/me', { token: await h.signIn(owner) })).body

describe('a subscription', () => {
  test('is free at first, with the prices of the offers', async () => {
    const { h, owner } = await setUp()
    expect((await call(h, owner, 'subscription')).body).toEqual({
      plan: 'free',
      interval: null,
      isCancelling: false,
      periodEndsAt: null,
      graceEndsAt: null,
      hasSeveral: false,
      hasBillingPage: false,
      offers: OFFERS,
    })
  })

  test('begins when it is paid, and lasts a month', async () => {
    const { h, owner } = await setUp()
    const page = await openCheckout(h, owner, 'pro')
    expect((await h.request<string>('GET', page)).body).toContain('Pay $12')
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
    expect(await sendForm(h, page, { decision: 'pay' })).toBe(`${ORIGIN}/stripe/payment-success`)
    expect((await call(h, owner, 'subscription')).body).toEqual({
      plan: 'pro',
      interval: 'month',
      isCancelling: false,
      periodEndsAt: '2026-12-20T09:00:00.000Z',
      graceEndsAt: null,
      hasSeveral: false,
      hasBillingPage: true,
      offers: OFFERS,
    })
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
  })

  test('does not begin when the owner cancels, or uses an expired page', async () => {
    const { h, owner } = await setUp()
    const first = await openCheckout(h, owner, 'pro')
    expect(await sendForm(h, first, { decision: 'cancel' })).toBe(`${ORIGIN}/settings/subscription`)
    const second = await openCheckout(h, owner, 'studio')
    expect(await sendForm(h, first, { decision: 'pay' })).toBe('404')
    h.clock.advance({ hours: 24 })
    expect(await sendForm(h, second, { decision: 'pay' })).toBe('404')
    const gone = await h.request<string>('GET', second)
    expect([gone.status, gone.body.includes('Close this window and choose a plan again.')]).toEqual([404, true])
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
  })

  test('is created once, even if paid several times', async () => {
    const { h, owner } = await setUp()
    const page = await openCheckout(h, owner, 'pro')
    const pay = () => sendForm(h, page, { decision: 'pay' })
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(Array(3).fill(`${ORIGIN}/stripe/payment-success`))
    expect(await h.dev.rows(stripeObjects, { kind: 'subscription' }).count()).toBe(1)
  })

  test('C2: has one checkout for repeated requests for the same plan', async () => {
    const { h, owner } = await setUp()
    const begin = async (key: string) =>
      (
        await h.request<{ redirectUrl: string }>('POST', `${PATH}/create-checkout-session`, {
          token: owner.token,
          body: { priceId: PRICES.pro },
          headers: { 'idempotency-key': key },
        })
      ).body.redirectUrl
    const first = await begin('the-first-key')
    expect(await begin('the-first-key')).toBe(first)
    expect(await begin('another-key')).toBe(first)
  })

  test('keeps its plan until the period ends when cancelled, and is free afterwards', async () => {
    const { h, owner } = await setUp()
    await subscribe(h, owner, 'pro')
    const cancelled = await call(h, owner, 'cancel-subscription')
    expect(cancelled).toMatchObject({ status: 200, body: { plan: 'pro', isCancelling: true } })
    expect((await call(h, owner, 'cancel-subscription')).body).toEqual(cancelled.body)
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
    h.clock.set(new Date('2026-12-20T08:59:59.999Z'))
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
    // No job has run: only the clock decides.
    h.clock.set(new Date('2026-12-20T09:00:00Z'))
    expect(await me(h, owner)).toMatchObject({ plan: 'free', isStripeSubscriptionCancelling: false })
    expect((await call(h, owner, 'subscription')).body).toMatchObject({ plan: 'free', periodEndsAt: null })
    expect(await call(h, owner, 'reinstate-subscription')).toMatchObject({
      status: 409,
      body: { code: 'billing.no_subscription' },
    })
    await subscribe(h, owner, 'studio')
    expect(await me(h, owner)).toMatchObject({ plan: 'studio' })
  })

  test('continues when it is reinstated, and is renewed every month', async () => {
    const { h, owner } = await setUp({ now: '2026-12-31T12:00:00Z' })
    await subscribe(h, owner, 'pro')
    await call(h, owner, 'cancel-subscription')
    expect((await call(h, owner, 'reinstate-subscription')).body).toMatchObject({ plan: 'pro', isCancelling: false })
    for (const end of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']) {
      const periodEndsAt = `${end}T12:00:00.000Z`
      expect((await call(h, owner, 'subscription')).body).toMatchObject({ plan: 'pro', periodEndsAt })
      h.clock.set(new Date(periodEndsAt))
      await h.drain()
    }
  })

  test('can’t be cancelled or reinstated if there is none', async () => {
    const { h, owner } = await setUp()
    for (const name of ['cancel-subscription', 'reinstate-subscription']) {
      expect(await call(h, owner, name)).toMatchObject({ status: 409, body: { code: 'billing.no_subscription' } })
    }
  })

  test('can’t be changed by another owner', async () => {
    const { h, owner } = await setUp()
    const other = await h.signUp()
    await subscribe(h, owner, 'pro')
    expect((await call(h, other, 'cancel-subscription')).status).toBe(409)
    expect((await call(h, other, 'subscription')).body).toMatchObject({ plan: 'free' })
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
  })
})

describe('starting to pay', () => {
  test.each(['price_of_somebody_else', 'free', 'price_simulated_pro'])(
    'is refused for the price %s',
    async (priceId) => {
      const { h, owner } = await setUp()
      expect(await call(h, owner, 'create-checkout-session', { priceId })).toMatchObject({
        status: 422,
        body: { code: 'billing.unknown_price' },
      })
    },
  )

  test('C3: opens the page that changes the plan while a subscription runs, cancelled or not', async () => {
    const { h, owner } = await setUp()
    await subscribe(h, owner, 'pro')
    const portal = { status: 200, body: { redirectUrl: expect.stringContaining('/dev/stripe/portal/') } }
    const begin = (priceId: string) => call(h, owner, 'create-checkout-session', { priceId })
    expect(await begin(PRICES.studio)).toMatchObject(portal)
    await call(h, owner, 'cancel-subscription')
    expect(await begin(PRICES.studio)).toMatchObject(portal)
    expect(await begin(PRICES.pro)).toMatchObject({ status: 409, body: { code: 'billing.already_subscribed' } })
  })

  test('is refused for an hour after twenty times, for this owner only', async () => {
    const { h, owner } = await setUp({ overrides: { limits: { ...noLimits, checkout: defaultLimits.checkout } } })
    const begin = (who: TestOwner) => call(h, who, 'create-checkout-session', { priceId: PRICES.pro })
    for (let times = 0; times < 20; times += 1) expect((await begin(owner)).status).toBe(200)
    expect(await begin(owner)).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect((await begin(await h.signUp())).status).toBe(200)
  })
})

describe('if payments are not set up', () => {
  test('nothing can be bought, and a message says so', async () => {
    const { h, owner } = await setUp({ overrides: { stripe: undefined, development: undefined } })
    expect((await call(h, owner, 'subscription')).body).toMatchObject({ plan: 'free', offers: [] })
    const answer = await call<{ message: string }>(h, owner, 'create-checkout-session', { priceId: PRICES.pro })
    expect(answer).toMatchObject({ status: 503, body: { code: 'billing.unavailable' } })
    expect(answer.body.message).toMatch(/^Payments are not set up on this server\. /)
  })
})

/** A harness whose payment provider can be unreachable, and records which subscriptions it was asked to end. */
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

describe('two checkouts that are started at once', () => {
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
    expect((await call(h, owner, 'subscription')).body.plan).not.toBe('free')
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
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
    return set
  }

  test('is found by its job', async () => {
    const { h, provider, owner, advance } = await payUnnoticed()
    await h.drain()
    provider.isMute = false
    advance(60)
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('is found when the owner opens the subscription, which shows what is known until then', async () => {
    const { h, provider, owner } = await payUnnoticed()
    expect(await call(h, owner, 'subscription')).toMatchObject({ status: 200, body: { plan: 'free' } })
    provider.isMute = false
    expect((await call(h, owner, 'subscription')).body).toMatchObject({ plan: 'pro' })
    expect(await me(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('is found before another one starts, which becomes a change of the plan', async () => {
    const { h, provider, owner } = await payUnnoticed()
    const begin = () => call(h, owner, 'create-checkout-session', { priceId: PRICES.studio })
    expect(await begin()).toMatchObject({ status: 503 })
    provider.isMute = false
    expect(await begin()).toMatchObject({
      status: 200,
      body: { redirectUrl: expect.stringContaining('/dev/stripe/portal/') },
    })
  })

  test('is logged if the customer is unknown', async () => {
    const { h, owner } = await setUp()
    const page = await openCheckout(h, owner, 'pro')
    await h.rows(subscriptions).delete()
    await sendForm(h, page, { decision: 'pay' })
    await h.drain()
    expect(h.logLines.join('')).toContain('a subscription is running for an unknown customer')
  })
})

describe('while the payment provider can’t be reached', () => {
  test('nothing changes, a message says what to do, and later it works', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    await subscribe(h, owner, 'pro')
    provider.isAway = true
    expect(await call(h, owner, 'cancel-subscription')).toMatchObject({
      status: 503,
      body: { code: 'billing.unavailable', message: 'The payment service can’t be reached. Try again in a moment.' },
    })
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
    provider.isAway = false
    expect((await call(h, owner, 'cancel-subscription')).body).toMatchObject({ isCancelling: true })
  })

  test('nothing can be paid for an account that is closed while its checkout starts', async () => {
    const { h, provider, owner } = await withUnsteadyProvider()
    const { token } = owner
    provider.meanwhile = async () => {
      await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    }
    expect(await call(h, owner, 'create-checkout-session', { priceId: PRICES.pro })).toMatchObject({ status: 401 })
    const checkout = await h.dev.rows(stripeObjects, { kind: 'checkout.session' }).one()
    expect(checkout.data).toMatchObject({ status: 'expired' })
    expect(await h.dev.rows(stripeObjects, { kind: 'customer' }).list()).toEqual([])
  })

  test('an account can be closed, and its subscription is ended as soon as the provider is back', async () => {
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
