import { describe, expect, test } from 'vitest'
import { stripeEvents } from '#server/db/schema/payments.ts'
import { type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { openCheckout, sendForm, subscribe } from '#server/testing/payments.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import {
  STRIPE_PRICES,
  setUpBilling,
  callBilling,
  readSubscription,
  startCheckout,
  customerOf,
  countOf,
  pathOf,
} from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

describe('starting a checkout', () => {
  test.each(['price_of_somebody_else', 'free', 'price_simulated_pro'])(
    'is refused for the price %s',
    async (priceId) => {
      const { h, owner } = await setUpBilling()
      expect(await callBilling(h, owner, 'create-checkout-session', { priceId })).toMatchObject({
        status: 422,
        body: { code: 'billing.unknown_price' },
      })
    },
  )

  test('C3: opens the page that changes the plan if there is a subscription, cancelled or not', async () => {
    const { h, owner } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    const portal = { status: 200, body: { redirectUrl: expect.stringContaining('/dev/stripe/portal/') } }
    const begin = (priceId: string) => callBilling(h, owner, 'create-checkout-session', { priceId })
    expect(await begin('studio')).toMatchObject(portal)
    await callBilling(h, owner, 'cancel-subscription')
    expect(await begin('studio')).toMatchObject(portal)
    expect(await begin('pro')).toMatchObject({ status: 409, body: { code: 'billing.already_subscribed' } })
  })

  test('is refused for an hour after twenty attempts, for this owner only', async () => {
    const { h, owner } = await setUpBilling({
      overrides: { limits: { ...noLimits, checkout: defaultLimits.checkout } },
    })
    const begin = (who: TestOwner) => callBilling(h, who, 'create-checkout-session', { priceId: 'pro' })
    for (let times = 0; times < 20; times += 1) expect((await begin(owner)).status).toBe(200)
    expect(await begin(owner)).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect((await begin(await h.signUp())).status).toBe(200)
  })
})

describe('a purchase', () => {
  test.each(Object.values(STRIPE_PRICES))(
    'C1: is refused for the Stripe price %s, because only offers are sold',
    async (priceId) => {
      const { h, owner } = await setUpBilling()
      const answer = await callBilling(h, owner, 'create-checkout-session', { priceId })
      expect(answer).toMatchObject({ status: 422, body: { code: 'billing.unknown_price' } })
      expect(await countOf(h, 'checkout.session')).toBe(0)
    },
  )

  test('C2: has one checkout after a double click', async () => {
    const { h, owner } = await setUpBilling()
    const [first, second] = await Promise.all([startCheckout(h, owner, 'pro'), startCheckout(h, owner, 'pro')])
    expect(second).toBe(first)
    expect(await countOf(h, 'checkout.session')).toBe(1)
    expect(await countOf(h, 'customer')).toBe(1)
  })

  test('C2: is possible only on the newest page if two plans were opened', async () => {
    const { h, owner } = await setUpBilling()
    const pro = await startCheckout(h, owner, 'pro')
    const studio = await startCheckout(h, owner, 'studio')
    expect(await sendForm(h, pathOf(pro), { decision: 'pay' })).toBe('404')
    expect(await sendForm(h, pathOf(studio), { decision: 'pay' })).toContain('/stripe/payment-success')
    expect((await readSubscription(h, owner)).plan).toBe('studio')
  })

  test('C3: of another plan changes the same subscription, and creates no second one', async () => {
    const { h, owner, actions } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    const portalId =
      pathOf(await startCheckout(h, owner, 'studio'))
        .split('/')
        .at(-1) ?? ''
    await actions.changePlan(portalId, STRIPE_PRICES.studio)
    // The browser comes back before any event arrives.
    expect((await readSubscription(h, owner)).plan).toBe('studio')
    expect(await countOf(h, 'subscription')).toBe(1)
    expect((await readSubscription(h, owner)).hasSeveral).toBe(false)
  })

  test('C7: is shown as soon as the browser comes back, before any event arrives', async () => {
    const { h, owner, actions } = await setUpBilling()
    await actions.setSwitches({ isHolding: true })
    await sendForm(h, await openCheckout(h, owner, 'pro'), { decision: 'pay' })
    await h.drain()
    expect(await h.rows(stripeEvents).count()).toBe(0)
    expect((await readSubscription(h, owner)).plan).toBe('pro')
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('has a new customer if the old one was deleted at Stripe', async () => {
    const { h, owner, actions } = await setUpBilling()
    await startCheckout(h, owner, 'pro')
    const before = await customerOf(h)
    await actions.deleteCustomer(before)
    await subscribe(h, owner, 'pro')
    expect(await customerOf(h)).not.toBe(before)
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro' })
  })
})
