import { describe, expect, test } from 'vitest'
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
  if (!h.deps.development?.stripe) throw new Error('The harness has no stand-in for Stripe.')
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

  /** What came in, in turn. */
  const received = () =>
    h.raw
      .prepare<[], { source: string; type: string }>('select source, type from stripe_events order by rowid')
      .all()
      .map(({ source, type }) => `${source} ${type}`)
  const statuses = async () =>
    (await actions.listEvents()).flatMap(({ deliveries }) => deliveries.map(({ status }) => status))

  return { h, actions, accountId, payInvoice, subscribe, received, statuses }
}

describe('an event of the stand-in', () => {
  test('comes in at the webhook for linked accounts, signed, each with its account', async () => {
    const { h, accountId, payInvoice, received, statuses } = await setUp()
    await payInvoice()
    await h.drain()
    expect(received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200])
    const accounts = h.raw.prepare('select distinct account_id, is_live from stripe_events').all()
    expect(accounts).toEqual([{ account_id: accountId, is_live: 0 }])
  })

  test('of our own account comes in at the other, without an account', async () => {
    const { h, subscribe, received } = await setUp()
    await subscribe('pro')
    await h.drain()
    expect(received()).toEqual([
      'billing invoice.paid',
      'billing customer.subscription.created',
      'billing checkout.session.completed',
    ])
    expect(h.raw.prepare('select distinct account_id from stripe_events').all()).toEqual([{ account_id: null }])
  })

  test('comes in by the clock, when a period ends and nobody looks', async () => {
    const { h, actions, accountId, received } = await setUp()
    await actions.startSubscription({ accountId, ...SALE, trialDays: 14 })
    await h.drain()
    expect(received()).toEqual(['link invoice.paid'])
    for (const days of [13, 1, 31]) {
      h.clock.advance({ days })
      await h.drain()
    }
    expect(received()).toEqual([
      'link invoice.paid',
      'link invoice.paid',
      'link invoice_payment.paid',
      'link invoice.paid',
      'link invoice_payment.paid',
    ])
  })

  test('comes in twice where that is asked for, and is taken once', async () => {
    const { h, actions, payInvoice, received, statuses } = await setUp()
    await actions.setSwitches({ sendsTwice: true })
    await payInvoice()
    await h.drain()
    expect(received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('comes in before what happened before it where that is asked for', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await actions.setSwitches({ reverses: true })
    await payInvoice()
    await h.drain()
    expect(received()).toEqual(['link invoice_payment.paid', 'link invoice.paid'])
  })

  test('is held back, and comes in later, or never', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await actions.setSwitches({ isHolding: true })
    await payInvoice()
    await h.drain()
    expect(received()).toEqual([])
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(received()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    await actions.setSwitches({ isHolding: true })
    await payInvoice()
    await actions.dropWithheld()
    await actions.setSwitches({ isHolding: false })
    await h.drain()
    expect(received()).toHaveLength(2)
  })

  test('is sent again as often as somebody asks, and taken once', async () => {
    const { h, actions, payInvoice, received } = await setUp()
    await payInvoice()
    await h.drain()
    const paid = (await actions.listEvents()).find(({ event }) => event.type === 'invoice.paid')
    await actions.sendAgain(paid?.event.id ?? '')
    await h.drain()
    const again = (await actions.listEvents()).find(({ event }) => event.id === paid?.event.id)
    expect(again?.deliveries.map(({ status }) => status)).toEqual([200, 200])
    expect(received()).toHaveLength(2)
    await expect(actions.sendAgain('evt_none')).rejects.toThrow(`No such event: 'evt_none'`)
  })

  test('is sent again by itself while it is not taken', async () => {
    const { h, payInvoice, received, statuses } = await setUp()
    h.raw.exec('alter table stripe_events rename to away')
    await payInvoice()
    await h.drain()
    expect((await statuses()).every((status) => status !== null && status >= 500)).toBe(true)
    h.raw.exec('alter table away rename to stripe_events')
    expect(received()).toEqual([])
    h.clock.advance({ hours: 6 })
    await h.drain()
    expect(received().toSorted()).toEqual(['link invoice.paid', 'link invoice_payment.paid'])
    expect(await statuses()).toEqual([200, 200])
  })
})

test('old events, codes and answers are swept, and what was paid stays', async () => {
  const { h, actions, payInvoice, subscribe } = await setUp()
  await payInvoice()
  await subscribe('pro')
  await actions.allowLink('Studio')
  await h.drain()
  h.clock.advance({ days: 30, seconds: 1 })
  await h.housekeeping.run()
  const kinds = new Set(
    h.devRaw
      .prepare<[], { kind: string }>('select kind from stripe_objects')
      .all()
      .map(({ kind }) => kind),
  )
  for (const kind of ['event', 'delivery', 'oauth_code', 'answered']) expect(kinds).not.toContain(kind)
  for (const kind of ['invoice', 'subscription', 'account', 'link']) expect(kinds).toContain(kind)
})
