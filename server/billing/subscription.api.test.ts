import { describe, expect, test } from 'vitest'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { openCheckout, sendForm, subscribe } from '#server/testing/payments.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { setUpBilling, callBilling } from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

const OFFERS = [
  { key: 'pro', plan: 'pro', interval: 'month', amount: 1200, currency: 'usd' },
  { key: 'studio', plan: 'studio', interval: 'month', amount: 4900, currency: 'usd' },
  { key: 'pro_annual', plan: 'pro', interval: 'year', amount: 12_000, currency: 'usd' },
  { key: 'studio_annual', plan: 'studio', interval: 'year', amount: 49_000, currency: 'usd' },
]

describe('a subscription', () => {
  test('is free at first, and lists the offers', async () => {
    const { h, owner } = await setUpBilling()
    expect((await callBilling(h, owner, 'subscription')).body).toEqual({
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
    const { h, owner } = await setUpBilling()
    const page = await openCheckout(h, owner, 'pro')
    expect((await h.request<string>('GET', page)).body).toContain('Pay $12')
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
    expect(await sendForm(h, page, { decision: 'pay' })).toBe(`${ORIGIN}/stripe/payment-success`)
    expect((await callBilling(h, owner, 'subscription')).body).toEqual({
      plan: 'pro',
      interval: 'month',
      isCancelling: false,
      periodEndsAt: '2026-12-20T09:00:00.000Z',
      graceEndsAt: null,
      hasSeveral: false,
      hasBillingPage: true,
      offers: OFFERS,
    })
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
  })

  test('does not begin if the owner cancels or uses an expired page', async () => {
    const { h, owner } = await setUpBilling()
    const first = await openCheckout(h, owner, 'pro')
    expect(await sendForm(h, first, { decision: 'cancel' })).toBe(`${ORIGIN}/settings/subscription`)
    const second = await openCheckout(h, owner, 'studio')
    expect(await sendForm(h, first, { decision: 'pay' })).toBe('404')
    h.clock.advance({ hours: 24 })
    expect(await sendForm(h, second, { decision: 'pay' })).toBe('404')
    const gone = await h.request<string>('GET', second)
    expect([gone.status, gone.body.includes('Close this window and choose a plan again.')]).toEqual([404, true])
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free' })
  })

  test('is created once, even if it is paid several times', async () => {
    const { h, owner } = await setUpBilling()
    const page = await openCheckout(h, owner, 'pro')
    const pay = () => sendForm(h, page, { decision: 'pay' })
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(Array(3).fill(`${ORIGIN}/stripe/payment-success`))
    expect(await h.dev.rows(stripeObjects, { kind: 'subscription' }).count()).toBe(1)
  })

  test('C2: has one checkout for repeated requests for the same plan', async () => {
    const { h, owner } = await setUpBilling()
    const begin = async (key: string) =>
      (
        await h.request<{ redirectUrl: string }>('POST', '/goodword/stripe/create-checkout-session', {
          token: owner.token,
          body: { priceId: 'pro' },
          headers: { 'idempotency-key': key },
        })
      ).body.redirectUrl
    const first = await begin('the-first-key')
    expect(await begin('the-first-key')).toBe(first)
    expect(await begin('another-key')).toBe(first)
  })

  test('keeps its plan until the period ends when it is cancelled', async () => {
    const { h, owner } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    const cancelled = await callBilling(h, owner, 'cancel-subscription')
    expect(cancelled).toMatchObject({ status: 200, body: { plan: 'pro', isCancelling: true } })
    expect((await callBilling(h, owner, 'cancel-subscription')).body).toEqual(cancelled.body)
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
    h.clock.set(new Date('2026-12-20T08:59:59.999Z'))
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
    // No job has run: only the clock decides.
    h.clock.set(new Date('2026-12-20T09:00:00Z'))
    expect(await readMe(h, owner)).toMatchObject({ plan: 'free', isStripeSubscriptionCancelling: false })
    expect((await callBilling(h, owner, 'subscription')).body).toMatchObject({ plan: 'free', periodEndsAt: null })
    expect(await callBilling(h, owner, 'reinstate-subscription')).toMatchObject({
      status: 409,
      body: { code: 'billing.no_subscription' },
    })
    await subscribe(h, owner, 'studio')
    expect(await readMe(h, owner)).toMatchObject({ plan: 'studio' })
  })

  test('continues when it is reinstated, and is renewed every month', async () => {
    const { h, owner } = await setUpBilling({ now: '2026-12-31T12:00:00Z' })
    await subscribe(h, owner, 'pro')
    await callBilling(h, owner, 'cancel-subscription')
    expect((await callBilling(h, owner, 'reinstate-subscription')).body).toMatchObject({
      plan: 'pro',
      isCancelling: false,
    })
    for (const end of ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']) {
      const periodEndsAt = `${end}T12:00:00.000Z`
      expect((await callBilling(h, owner, 'subscription')).body).toMatchObject({ plan: 'pro', periodEndsAt })
      h.clock.set(new Date(periodEndsAt))
      await h.drain()
    }
  })

  test('can’t be cancelled or reinstated if there is none', async () => {
    const { h, owner } = await setUpBilling()
    for (const name of ['cancel-subscription', 'reinstate-subscription']) {
      expect(await callBilling(h, owner, name)).toMatchObject({
        status: 409,
        body: { code: 'billing.no_subscription' },
      })
    }
  })

  test('can’t be changed by another owner', async () => {
    const { h, owner } = await setUpBilling()
    const other = await h.signUp()
    await subscribe(h, owner, 'pro')
    expect((await callBilling(h, other, 'cancel-subscription')).status).toBe(409)
    expect((await callBilling(h, other, 'subscription')).body).toMatchObject({ plan: 'free' })
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: false })
  })
})

describe('a server without payments', () => {
  test('sells nothing and says so', async () => {
    const h = await createHarness({ overrides: { stripe: undefined, development: undefined } })
    const owner = await h.signUp()
    expect((await callBilling(h, owner, 'subscription')).body).toMatchObject({ plan: 'free', offers: [] })
    const answer = await callBilling<{ message: string }>(h, owner, 'create-checkout-session', { priceId: 'pro' })
    expect(answer).toMatchObject({ status: 503, body: { code: 'billing.unavailable' } })
    expect(answer.body.message).toMatch(/^Payments are not set up on this server\. /)
  })
})
