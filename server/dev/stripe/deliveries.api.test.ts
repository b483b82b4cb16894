import { describe, expect, test } from 'vitest'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'
import type { PaidPlan } from '#server/stripe/gateway.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { emulatedPrices } from './offers.ts'

const SALE = {
  client: { email: 'ana@client.example', name: 'Ana Ribeiro' },
  amount: 48_000,
  currency: 'eur',
  description: 'Website',
}

function emulatorOf(h: Harness) {
  if (!h.deps.development?.stripe) throw new Error('The harness does not emulate Stripe.')
  return h.deps.development?.stripe
}

async function setUp() {
  const h = await createHarness()
  const { actions, fetch, keys } = emulatorOf(h)
  const client = createStripeClient({ secretKey: keys.link, reach: { fetch } })
  const code = await actions.allowLink('Atelier')
  const { stripe_user_id: accountId = '' } = await client.oauth.token({ grant_type: 'authorization_code', code })

  async function payInvoice(): Promise<string> {
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(id)
    return id
  }

  async function subscribe(plan: PaidPlan) {
    const billing = createStripeClient({ secretKey: keys.billing, reach: { fetch } })
    const session = await billing.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: emulatedPrices[plan].id }],
      customer_email: 'nora@studio.example',
      success_url: 'http://goodword.test/stripe/payment-success',
    })
    await actions.payCheckout(session.id)
  }

  /** The events that our webhooks stored, in order. */
  const received = async () => (await h.rows(stripeEvents).list()).map(({ source, type }) => `${source} ${type}`)
  const statuses = async () =>
    (await actions.listEvents()).flatMap(({ deliveries }) => deliveries.map(({ status }) => status))

  return { h, actions, accountId, payInvoice, subscribe, received, statuses }
}

describe('an event of the Stripe emulator', () => {
  test('is sent to the webhook for linked accounts, signed and with its account', async () => {
    const { h, accountId, payInvoice, received, statuses } = await setUp()
    await payInvoice()
    await h.drain()
    expect(await received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200])
    for (const event of await h.rows(stripeEvents).list()) expect(event).toMatchObject({ accountId, isLive: false })
  })

  test('of our own account is sent to the other webhook, without an account', async () => {
    const { h, subscribe, received } = await setUp()
    await subscribe('pro')
    await h.drain()
    expect(await received()).toEqual([
      'billing invoice.paid',
      'billing customer.subscription.created',
      'billing checkout.session.completed',
    ])
    expect(await h.rows(stripeEvents).values('accountId')).toEqual([null, null, null])
  })

  test('is sent when a period ends, even if nobody opens a page', async () => {
    const { h, actions, accountId, received } = await setUp()
    await actions.startSubscription({ accountId, ...SALE, trialDays: 14 })
    await h.drain()
    expect(await received()).toEqual(['link invoice.paid'])
    for (const days of [13, 1, 31]) {
      h.clock.advance({ days })
      await h.drain()
    }
    expect(await received()).toEqual([
      'link invoice.paid',
      'link invoice.paid',
      'link invoice_payment.paid',
      'link invoice.paid',
      'link invoice_payment.paid',
    ])
  })

  test('is sent twice if switched on, and stored once', async () => {
    const { h, actions, payInvoice, received, statuses } = await setUp()
    await actions.setSwitches({ sendsTwice: true })
    await payInvoice()
    await h.drain()
    expect(await received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('is sent before earlier events if switched on', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await actions.setSwitches({ reverses: true })
    await payInvoice()
    await h.drain()
    expect(await received()).toEqual(['link invoice_payment.paid', 'link invoice.paid'])
  })

  test('can be withheld and sent later, or dropped', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await actions.setSwitches({ isHolding: true })
    await payInvoice()
    await h.drain()
    expect(await received()).toEqual([])
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(await received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    await actions.setSwitches({ isHolding: true })
    await payInvoice()
    await actions.dropWithheld()
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(await received()).toHaveLength(2)
  })

  test('can be sent again, and is stored once', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await payInvoice()
    await h.drain()
    const paid = (await actions.listEvents()).find(({ event }) => event.type === 'invoice.paid')
    await actions.sendAgain(paid?.event.id ?? '')
    await h.drain()
    const again = (await actions.listEvents()).find(({ event }) => event.id === paid?.event.id)
    expect(again?.deliveries.map(({ status }) => status)).toEqual([200, 200])
    expect(await received()).toHaveLength(2)
    await expect(actions.sendAgain('evt_none')).rejects.toThrow(`No such event: 'evt_none'`)
  })

  test('is sent again automatically until it is accepted', async () => {
    const { h, payInvoice, received, statuses } = await setUp()
    const repair = h.faults.breakTable(stripeEvents)
    await payInvoice()
    await h.drain()
    expect((await statuses()).every((status) => status !== null && status >= 500)).toBe(true)
    repair()
    expect(await received()).toEqual([])
    h.clock.advance({ hours: 6 })
    await h.drain()
    expect((await received()).toSorted()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200])
  })
})

test('old events, codes and stored answers are deleted, and payments stay', async () => {
  const { h, actions, payInvoice, subscribe } = await setUp()
  await payInvoice()
  await subscribe('pro')
  await actions.allowLink('Studio')
  await h.drain()
  h.clock.advance({ days: 30, seconds: 1 })
  await h.housekeeping.run()
  const kinds = new Set(await h.dev.rows(stripeObjects).values('kind'))
  for (const kind of ['event', 'delivery', 'oauth_code', 'answered']) expect(kinds).not.toContain(kind)
  for (const kind of ['invoice', 'subscription', 'account', 'link']) expect(kinds).toContain(kind)
})
