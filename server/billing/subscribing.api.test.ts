import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Subscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { stripeEvents, subscriptions } from '#server/db/schema/payments.ts'
import type { PaymentsGateway } from '#server/stripe/gateway.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createStripePayments } from '#server/stripe/stripe-payments.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { linkAccount, openCheckout, sendForm, subscribe } from '#server/testing/payments.ts'

const PATH = '/goodword/stripe'
const PRICES = { pro: 'price_simulatedPro', studio: 'price_simulatedStudio' }

type Options = Parameters<typeof createHarness>[0]

/** Stripe’s library on the Stripe emulator of a harness, for what somebody does in the Stripe dashboard. */
function stripeOf(h: Harness) {
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

async function setUp(options: Options = {}) {
  const h = await createHarness(options)
  return { h, owner: await h.signUp(), ...stripeOf(h) }
}

async function call<T = Subscription>(h: Harness, owner: TestOwner, name: string, body?: unknown) {
  const method = name === 'subscription' ? 'GET' : 'POST'
  return h.request<T>(method, `${PATH}/${name}`, { token: await h.signIn(owner), body })
}

const look = async (h: Harness, owner: TestOwner) => (await call(h, owner, 'subscription')).body

const me = async (h: Harness, owner: TestOwner) =>
  (await h.request<{ plan: string }>('GET', '/goodword/user/me', { token: await h.signIn(owner) })).body

const beginToPay = async (h: Harness, owner: TestOwner, priceId: string) =>
  (await call<{ redirectUrl: string }>(h, owner, 'create-checkout-session', { priceId })).body.redirectUrl

const customerOf = async (h: Harness) => (await h.rows(subscriptions).one()).stripeCustomerId ?? ''

const subscriptionOf = async (h: Harness) => (await h.rows(subscriptions).one()).stripeSubscriptionId ?? ''

const countOf = (h: Harness, kind: string) => h.dev.rows(stripeObjects, { kind }).count()

/** Another monthly price at Stripe. */
async function addPrice(h: Harness, price: { id: string; product: string }): Promise<{ id: string }> {
  const pro = await h.dev.rows(stripeObjects, { id: PRICES.pro }).one()
  const data = { ...z.object({}).loose().parse(pro.data), ...price, lookup_key: null }
  await h.dev.insertRows(stripeObjects, { ...pro, id: price.id, data })
  return price
}

const linesWith = (h: Harness, text: string) => h.logLines.filter((line) => line.includes(text)).length

const pathOf = (url: string) => new URL(url).pathname

describe('a purchase', () => {
  test.each(Object.values(PRICES))(
    'C1: of a Stripe price, %s, is refused, because only offers are sold',
    async (priceId) => {
      const { h, owner } = await setUp()
      const answer = await call(h, owner, 'create-checkout-session', { priceId })
      expect(answer).toMatchObject({ status: 422, body: { code: 'billing.unknown_price' } })
      expect(await countOf(h, 'checkout.session')).toBe(0)
    },
  )

  test('C2: by a double click has one checkout', async () => {
    const { h, owner } = await setUp()
    const [first, second] = await Promise.all([beginToPay(h, owner, 'pro'), beginToPay(h, owner, 'pro')])
    expect(second).toBe(first)
    expect(await countOf(h, 'checkout.session')).toBe(1)
    expect(await countOf(h, 'customer')).toBe(1)
  })

  test('C2: is possible only on the newest page when two plans were opened', async () => {
    const { h, owner } = await setUp()
    const pro = await beginToPay(h, owner, 'pro')
    const studio = await beginToPay(h, owner, 'studio')
    expect(await sendForm(h, pathOf(pro), { decision: 'pay' })).toBe('404')
    expect(await sendForm(h, pathOf(studio), { decision: 'pay' })).toContain('/stripe/payment-success')
    expect((await look(h, owner)).plan).toBe('studio')
  })

  test('C3: of another plan changes the price of the same subscription, and creates no second one', async () => {
    const { h, owner, actions } = await setUp()
    await subscribe(h, owner, 'pro')
    const portalId =
      pathOf(await beginToPay(h, owner, 'studio'))
        .split('/')
        .at(-1) ?? ''
    await actions.changePlan(portalId, PRICES.studio)
    // The browser comes back before any event arrives.
    expect((await look(h, owner)).plan).toBe('studio')
    expect(await countOf(h, 'subscription')).toBe(1)
    expect((await look(h, owner)).hasSeveral).toBe(false)
  })

  test('C7: is visible when the browser comes back before any event arrives', async () => {
    const { h, owner, actions } = await setUp()
    await actions.setSwitches({ isHolding: true })
    await sendForm(h, await openCheckout(h, owner, 'pro'), { decision: 'pay' })
    await h.drain()
    expect(await h.rows(stripeEvents).count()).toBe(0)
    expect((await look(h, owner)).plan).toBe('pro')
    expect(await me(h, owner)).toMatchObject({ plan: 'pro' })
  })

  test('of a customer who was deleted at Stripe is made as a new one', async () => {
    const { h, owner, actions } = await setUp()
    await beginToPay(h, owner, 'pro')
    const before = await customerOf(h)
    await actions.deleteCustomer(before)
    await subscribe(h, owner, 'pro')
    expect(await customerOf(h)).not.toBe(before)
    expect(await me(h, owner)).toMatchObject({ plan: 'pro' })
  })
})

describe('a cancellation', () => {
  test.each(['by us', 'in the portal', 'of a classic subscription'] as const)(
    'C4: %s is shown and can be undone, and the two ways are never sent together',
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
        await beginToPay(h, owner, 'pro')
        const customer = await customerOf(plain)
        const items = [{ price: PRICES.pro }]
        await sdk.subscriptions.create({ customer, items, billing_mode: { type: 'classic' } })
        expect((await look(h, owner)).plan).toBe('pro')
      } else await subscribe(h, owner, 'pro')

      if (way === 'in the portal') {
        const { redirectUrl } = (await call<{ redirectUrl: string }>(h, owner, 'billing-portal')).body
        await actions.cancelInPortal(redirectUrl.split('/').at(-1) ?? '')
        await h.drain()
      } else await call(h, owner, 'cancel-subscription')
      expect(await look(h, owner)).toMatchObject({ plan: 'pro', isCancelling: true })
      const kept = await call(h, owner, 'reinstate-subscription')
      expect(kept).toMatchObject({ status: 200, body: { plan: 'pro', isCancelling: false } })
      expect((await call(h, owner, 'reinstate-subscription')).body).toEqual(kept.body)

      const changes = requests.filter((line) => line.startsWith('POST /v1/subscriptions/'))
      expect(changes.length).toBeGreaterThan(0)
      for (const change of changes) {
        expect(change.includes('cancel_at=') && change.includes('cancel_at_period_end=')).toBe(false)
      }
    },
  )

  test('C5: keeps the plan until the period ends, and is free once Stripe has deleted the subscription', async () => {
    const { h, owner } = await setUp()
    await subscribe(h, owner, 'studio')
    await call(h, owner, 'cancel-subscription')
    h.clock.set(new Date('2026-12-20T08:59:59Z'))
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'studio' })
    h.clock.set(new Date('2026-12-20T09:00:01Z'))
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
    expect(await h.rows(subscriptions).one()).toMatchObject({ plan: 'free', stripeSubscriptionId: null })
  })
})

describe('a failed payment', () => {
  async function withFailedPayment() {
    const set = await setUp()
    const { h, owner, actions } = set
    await subscribe(h, owner, 'pro')
    for (const name of ['One', 'Two', 'Three']) await linkAccount(h, owner, name)
    await actions.setCard(await subscriptionOf(h), 'bad')
    h.clock.set(new Date('2026-12-20T09:00:01Z'))
    await h.drain()
    return set
  }

  const statuses = async (h: Harness, owner: TestOwner) => {
    const { path } = listConnections
    const { body } = await h.request<{ items: { status: string }[] }>('GET', path, { token: await h.signIn(owner) })
    return body.items.map(({ status }) => status)
  }

  test('C6: keeps the plan for two weeks, shows until when, and is free afterwards', async () => {
    const { h, owner } = await withFailedPayment()
    const { graceEndsAt, plan } = await look(h, owner)
    expect(plan).toBe('pro')
    const ends = new Date(graceEndsAt ?? '')
    expect(Math.round((ends.getTime() - Date.parse('2026-12-20T09:00:00Z')) / 3_600_000)).toBe(14 * 24)
    h.clock.set(new Date(ends.getTime() - 1000))
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'pro' })
    expect(await statuses(h, owner)).toEqual(['active', 'active', 'active'])
    h.clock.set(ends)
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
    await h.drain()
    expect(await statuses(h, owner)).toEqual(['active', 'paused_plan', 'paused_plan'])
  })

  test('C6: can be paid later, which restores the plan and the linked accounts', async () => {
    const { h, owner, actions } = await withFailedPayment()
    h.clock.set(new Date('2027-01-10T09:00:00Z'))
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'free' })
    // Choosing another plan opens the page for the due payment, never a second subscription.
    const portal = await beginToPay(h, owner, 'studio')
    expect(portal).toContain('/dev/stripe/portal/')
    await actions.payDueInPortal(portal.split('/').at(-1) ?? '')
    await h.drain()
    expect(await look(h, owner)).toMatchObject({ plan: 'pro', graceEndsAt: null })
    expect(await statuses(h, owner)).toEqual(['active', 'active', 'active'])
  })
})

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
  test('C8: is read twice for ten simultaneous events, one read at a time, and the last one counts', async () => {
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
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('fault 49: is what counts in the end, despite events out of order and a slow read', async () => {
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
    expect(await me(h, owner)).toMatchObject({ isStripeSubscriptionCancelling: true })
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('C9: is read after a restart between its change and our read', async () => {
    const { h, owner, sdk } = await setUp()
    await subscribe(h, owner, 'pro')
    await sdk.subscriptions.update(await subscriptionOf(h), { cancel_at_period_end: true })
    expect(await me(h, owner)).toMatchObject({ isStripeSubscriptionCancelling: false })
    const { db, clock, stripe, development } = h.deps
    const restarted = await createHarness({ overrides: { db, clock, stripe, development } })
    await restarted.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'pro', isStripeSubscriptionCancelling: true })
  })

  test('C10: with a price of no plan keeps the plan, tells the operator, and prevents other purchases', async () => {
    const { h, owner, sdk } = await setUp()
    await subscribe(h, owner, 'studio')
    const price = await addPrice(h, { id: 'price_ofSomethingElse', product: 'prod_somethingElse' })
    const { items } = await sdk.subscriptions.retrieve(await subscriptionOf(h))
    const [item] = items.data
    await sdk.subscriptions.update(await subscriptionOf(h), { items: [{ id: item?.id ?? '', price: price.id }] })
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'studio' })
    expect(linesWith(h, 'has a price that no plan has')).toBeGreaterThan(0)
    expect(linesWith(h, price.id)).toBeGreaterThan(0)
    const answer = await call(h, owner, 'create-checkout-session', { priceId: 'pro' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'billing.already_subscribed' } })
  })

  test('with an earlier price of a product has that product’s plan', async () => {
    const { h, owner, sdk } = await setUp()
    await subscribe(h, owner, 'pro')
    const { items } = await sdk.subscriptions.retrieve(await subscriptionOf(h))
    const [item] = items.data
    const price = await addPrice(h, { id: 'price_ofLastYear', product: 'prod_simulatedStudio' })
    await sdk.subscriptions.update(await subscriptionOf(h), { items: [{ id: item?.id ?? '', price: price.id }] })
    await h.drain()
    expect(await me(h, owner)).toMatchObject({ plan: 'studio' })
  })

  test('fault 48: if there are two, the larger plan counts; the operator is told once, and the owner sees it', async () => {
    const { h, owner, sdk } = await setUp()
    await subscribe(h, owner, 'studio')
    await sdk.subscriptions.create({ customer: await customerOf(h), items: [{ price: PRICES.pro }] })
    await h.drain()
    await h.services.subscriptions.syncCustomer(await customerOf(h))
    expect(await look(h, owner)).toMatchObject({ plan: 'studio', hasSeveral: true })
    expect(linesWith(h, 'pays for more than one subscription')).toBe(1)
    await sdk.subscriptions.cancel(await subscriptionOf(h))
    await h.drain()
    expect(await look(h, owner)).toMatchObject({ plan: 'pro', hasSeveral: false })
  })

  test('is not needed to show what is known, without offers', async () => {
    const { h, owner } = await withGateway(() => ({
      listOffers: async () => Promise.reject(new Error('away')),
    }))
    expect(await call(h, owner, 'subscription')).toMatchObject({ status: 200, body: { plan: 'free', offers: [] } })
  })
})
