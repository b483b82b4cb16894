import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { jobs } from '#server/db/schema/jobs.ts'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import type { PaymentsGateway } from '#server/stripe/gateway.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { subscribe } from '#server/testing/payments.ts'
import {
  STRIPE_PRICES,
  stripeOf,
  setUpBilling,
  callBilling,
  readSubscription,
  customerOf,
  subscriptionOf,
} from '#server/testing/billing.ts'
import { readMe } from '#server/testing/owners.ts'

/** Another monthly price at Stripe. */
async function addPrice(h: Harness, price: { id: string; product: string }): Promise<{ id: string }> {
  const pro = await h.dev.rows(stripeObjects, { id: STRIPE_PRICES.pro }).one()
  const data = { ...z.object({}).loose().parse(pro.data), ...price, lookup_key: null }
  await h.dev.insertRows(stripeObjects, { ...pro, id: price.id, data })
  return price
}

const linesWith = (h: Harness, text: string) => h.logLines.filter((line) => line.includes(text)).length

/** The same data behind a gateway with one difference. */
async function withGateway(change: (payments: PaymentsGateway) => Partial<PaymentsGateway>) {
  const plain = await createHarness()
  const { db, clock, stripe, development } = plain.deps
  if (!stripe?.payments) throw new Error('Stripe is not emulated.')
  const payments = { ...stripe.payments, ...change(stripe.payments) }
  const h = await createHarness({ overrides: { db, clock, development, stripe: { ...stripe, payments } } })
  return {
    h: { ...h, rows: plain.rows, dev: plain.dev, clock: plain.clock },
    owner: await h.signUp(),
    plain,
    ...stripeOf(h),
  }
}

describe('the subscription at Stripe', () => {
  test('C8: is read twice for ten simultaneous events, one read at a time, and the last read counts', async () => {
    const polls = { all: 0, running: 0, most: 0, areCounted: false }
    const { h, owner, sdk } = await withGateway((payments) => ({
      async findSubscription(id) {
        polls.all += 1
        polls.running += 1
        polls.most = Math.max(polls.most, polls.running)
        await new Promise((resolve) => setImmediate(resolve))
        const found = await payments.findSubscription(id)
        polls.running -= 1
        return found
      },
    }))
    await subscribe(h, owner, 'pro')
    const customerId = await customerOf(h)
    polls.all = 0
    const first = h.services.subscriptions.syncCustomer(customerId)
    await sdk.subscriptions.update(await subscriptionOf(h), { cancel_at_period_end: true })
    const others = Array.from({ length: 9 }, () => h.services.subscriptions.syncCustomer(customerId))
    await Promise.all([first, ...others])
    expect(polls).toMatchObject({ all: 2, most: 1 })
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('fault 49: decides the plan, despite events out of order and a slow read', async () => {
    const gate = { isShut: false, open: () => {} }
    const { h, owner, sdk, actions } = await withGateway((payments) => ({
      async findSubscription(id) {
        const found = await payments.findSubscription(id)
        if (gate.isShut) {
          gate.isShut = false
          await new Promise<void>((resolve) => (gate.open = resolve))
        }
        return found
      },
    }))
    await actions.setSwitches({ isHolding: true, sendsTwice: true, reverses: true })
    await subscribe(h, owner, 'pro')
    await h.services.subscriptions.syncCustomer(await customerOf(h))
    gate.isShut = true
    const stale = h.services.subscriptions.syncCustomer(await customerOf(h))
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await sdk.subscriptions.update(await subscriptionOf(h), { cancel_at_period_end: true })
    const fresh = h.services.subscriptions.syncCustomer(await customerOf(h))
    gate.open()
    await Promise.all([stale, fresh])
    expect(await readMe(h, owner)).toMatchObject({ isStripeSubscriptionCancelling: true })
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('C9: is read after a restart if the server stopped before it read the change', async () => {
    const { h, owner, sdk } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    await sdk.subscriptions.update(await subscriptionOf(h), { cancel_at_period_end: true })
    expect(await readMe(h, owner)).toMatchObject({ isStripeSubscriptionCancelling: false })
    const { db, clock, stripe, development } = h.deps
    const restarted = await createHarness({ overrides: { db, clock, stripe, development } })
    await restarted.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('is read once more after the clock was moved there and back, and then waits for the end of the month', async () => {
    const { h, owner } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    await h.drain()
    const clock = h.deps.development?.stripe?.clock
    await clock?.moveBy(24 * 60 * 60 * 1000)
    await h.drain()
    await clock?.backToNow()
    await h.drain()
    const planned = await h.rows(jobs, { kind: 'billing.sync' }).list()
    expect(planned.map(({ runAt }) => runAt > h.clock.now())).toEqual([true])
  })

  test('C10: keeps the plan if its price is unknown, logs it, and prevents other purchases', async () => {
    const { h, owner, sdk } = await setUpBilling()
    await subscribe(h, owner, 'studio')
    const price = await addPrice(h, { id: 'price_ofSomethingElse', product: 'prod_somethingElse' })
    const { items } = await sdk.subscriptions.retrieve(await subscriptionOf(h))
    const [item] = items.data
    await sdk.subscriptions.update(await subscriptionOf(h), { items: [{ id: item?.id ?? '', price: price.id }] })
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'studio' })
    expect(linesWith(h, 'has a price that no plan has')).toBeGreaterThan(0)
    expect(linesWith(h, price.id)).toBeGreaterThan(0)
    const answer = await callBilling(h, owner, 'create-checkout-session', { priceId: 'pro' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'billing.already_subscribed' } })
  })

  test('has the plan of its product if the price is an earlier one', async () => {
    const { h, owner, sdk } = await setUpBilling()
    await subscribe(h, owner, 'pro')
    const { items } = await sdk.subscriptions.retrieve(await subscriptionOf(h))
    const [item] = items.data
    const price = await addPrice(h, { id: 'price_ofLastYear', product: 'prod_simulatedStudio' })
    await sdk.subscriptions.update(await subscriptionOf(h), { items: [{ id: item?.id ?? '', price: price.id }] })
    await h.drain()
    expect(await readMe(h, owner)).toMatchObject({ plan: 'studio' })
  })

  test('fault 48: has the larger plan if there are two, is logged once, and shows it to the owner', async () => {
    const { h, owner, sdk } = await setUpBilling()
    await subscribe(h, owner, 'studio')
    await sdk.subscriptions.create({ customer: await customerOf(h), items: [{ price: STRIPE_PRICES.pro }] })
    await h.drain()
    await h.services.subscriptions.syncCustomer(await customerOf(h))
    expect(await readSubscription(h, owner)).toMatchObject({ plan: 'studio', hasSeveral: true })
    expect(linesWith(h, 'pays for more than one subscription')).toBe(1)
    await sdk.subscriptions.cancel(await subscriptionOf(h))
    await h.drain()
    expect(await readSubscription(h, owner)).toMatchObject({ plan: 'pro', hasSeveral: false })
  })

  test('is shown without offers while Stripe can’t list them', async () => {
    const { h, owner } = await withGateway(() => ({
      listOffers: async () => Promise.reject(new Error('away')),
    }))
    expect(await callBilling(h, owner, 'subscription')).toMatchObject({
      status: 200,
      body: { plan: 'free', offers: [] },
    })
  })
})
