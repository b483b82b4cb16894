import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { stripeObjects, stripeTasks } from '#server/dev/schema/stripe.ts'
import type { Rows } from '#server/testing/rows.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { emulatedPrices } from './offers.ts'
import { accountIdOf } from './emulator.domain.ts'

const ANA = { email: 'ana@client.example', name: 'Ana Ribeiro' }
const SALE = { client: ANA, amount: 48_000, currency: 'eur', description: 'Website' }

const refused = (work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> =>
  work.then(
    () => expect.unreachable('It was not refused.'),
    (error: unknown) => error as InstanceType<typeof Stripe.errors.StripeError>,
  )

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)
const sessionIn = (event: Stripe.Event | undefined) => event?.data.object as Stripe.Checkout.Session
const Delivery = z.object({ eventId: z.string() })
const DeliveredEvent = z.object({ type: z.string() })

/** The types of the events that one of our webhooks is about to get, in order. */
async function deliveredTypes(rows: Rows): Promise<string[]> {
  const dataOf = new Map((await rows(stripeObjects).list()).map(({ id, data }) => [id, data]))
  const tasks = await rows(stripeTasks, { kind: 'deliver' }).list()
  return tasks
    .toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)
    .map(({ objectId }) => Delivery.parse(dataOf.get(objectId)))
    .map(({ eventId }) => DeliveredEvent.parse(dataOf.get(eventId)).type)
}

describe('Stripe’s library', () => {
  test('is accepted with its key only', async () => {
    const { fetch } = createStripeHarness()
    const client = createStripeClient({ secretKey: 'sk_live_strangers', reach: { fetch } })
    const error = await refused(client.customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.statusCode).toBe(401)
    expect((await fetch('https://api.stripe.com/v1/customers')).status).toBe(401)
  })

  test('gets errors for unknown ids in a path or a parameter', async () => {
    const { billing } = createStripeHarness()
    const gone = await refused(billing.subscriptions.retrieve('sub_none'))
    expect(gone).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      type: 'StripeInvalidRequestError',
    })
    const named = await refused(billing.subscriptions.list({ customer: 'cus_none' }))
    expect(named).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' })
    expect(named.message).toBe(`No such customer: 'cus_none'`)
    expect(named.requestId).toMatch(/^req_/)
  })

  test('gets errors for unknown paths, parameters and values', async () => {
    const { billing } = createStripeHarness()
    expect(await refused(billing.rawRequest('GET', '/v1/unicorns'))).toMatchObject({ statusCode: 404 })
    const params = { unicorn: 'yes' } as unknown as Stripe.CustomerCreateParams
    expect(await refused(billing.customers.create(params))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'unicorn',
    })
    expect(await refused(billing.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
  })

  test('creates one object per idempotency key, and can’t use it with another body', async () => {
    const { billing, fetch, keys } = createStripeHarness()
    const make = (email: string) => billing.customers.create({ email }, { idempotencyKey: 'cust/usr_1' })
    const [first, second] = await Promise.all([make('nora@studio.example'), make('nora@studio.example')])
    expect(second.id).toBe(first.id)
    const again = await fetch('https://api.stripe.com/v1/customers', {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.billing}`, 'idempotency-key': 'cust/usr_1' },
      body: new URLSearchParams({ email: 'nora@studio.example' }),
    })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const error = await refused(make('other@studio.example'))
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect((await billing.customers.list()).data).toHaveLength(1)
  })

  test('reads all pages, newest first', async () => {
    const { billing, clock } = createStripeHarness()
    for (let turn = 1; turn <= 25; turn += 1) {
      await billing.customers.create({ name: String(turn) })
      if (turn % 2 === 0) clock.advance({ seconds: 1 })
    }
    const all = await billing.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ name }) => Number(name))).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
    const page = await billing.customers.list({ limit: 2, ending_before: all[4]?.id ?? '' })
    expect(page.data.map(({ name }) => name)).toEqual(['23', '22'])
    expect(page.has_more).toBe(true)
  })

  test('can expand fields that hold objects, and no others', async () => {
    const { billing, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro')
    const whole = await billing.subscriptions.retrieve(id, { expand: ['customer', 'latest_invoice.payments'] })
    expect(whole.customer).toMatchObject({ object: 'customer', email: 'nora@studio.example' })
    const invoice = whole.latest_invoice as Stripe.Invoice
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/)
    const { data } = await billing.subscriptions.list({ expand: ['data.latest_invoice'] })
    expect(data[0]?.latest_invoice).toMatchObject({ object: 'invoice' })
    expect((await refused(billing.subscriptions.retrieve(id, { expand: ['unicorn'] }))).message).toMatch(/expanded/)
    expect((await refused(billing.subscriptions.list({ expand: ['data.items.data.price.product'] }))).message).toMatch(
      /4 levels/,
    )
  })
})

describe('a plan', () => {
  test('has a monthly and a yearly price, as in our plans', async () => {
    const { billing } = createStripeHarness()
    const { data } = await billing.prices.list({ lookup_keys: ['pro', 'studio', 'pro_annual', 'studio_annual'] })
    const amounts = Object.fromEntries(data.map((price) => [price.lookup_key, price.unit_amount]))
    expect(amounts).toEqual({
      pro: plans.pro.monthlyPriceCents,
      studio: plans.studio.monthlyPriceCents,
      pro_annual: plans.pro.monthlyPriceCents * 10,
      studio_annual: plans.studio.monthlyPriceCents * 10,
    })
    const months = data.filter(({ recurring }) => recurring?.interval === 'month').map(({ lookup_key }) => lookup_key)
    expect(months.toSorted()).toEqual(['pro', 'studio'])
  })

  test('that is paid is active, with its period on the item and the invoice in its new format', async () => {
    const { billing, subscribe } = createStripeHarness()
    const subscription = await subscribe('pro')
    expect(subscription).toMatchObject({ status: 'active', metadata: { userId: 'usr_1' }, cancel_at: null })
    expect(subscription).not.toHaveProperty('current_period_end')
    const [item] = subscription.items.data
    expect(item?.current_period_end).toBe(Date.parse('2026-12-20T09:00:00Z') / 1000)
    const invoice = await billing.invoices.retrieve(String(subscription.latest_invoice))
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: plans.pro.monthlyPriceCents,
      customer_email: 'nora@studio.example',
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    })
    for (const field of ['payment_intent', 'charge', 'paid', 'paid_out_of_band', 'subscription'])
      expect(invoice).not.toHaveProperty(field)
  })

  test('sends the events of a purchase that Stripe sends', async () => {
    const { eventsOf, subscribe, rows } = createStripeHarness()
    const subscription = await subscribe('pro')
    expect(await deliveredTypes(rows)).toEqual([
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ])
    for (const event of await eventsOf()) {
      expect(event).toMatchObject({ livemode: false, api_version: Stripe.API_VERSION, object: 'event' })
      expect(event).not.toHaveProperty('account')
    }
    const completed = (await eventsOf()).find(({ type }) => type === 'checkout.session.completed')
    expect(completed?.data.object).toMatchObject({
      mode: 'subscription',
      payment_status: 'paid',
      status: 'complete',
      client_reference_id: 'usr_1',
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      customer: subscription.customer,
      customer_details: { email: 'nora@studio.example' },
    })
  })

  test('is paid once, even if the page is submitted several times', async () => {
    const { actions, billing, openCheckout } = createStripeHarness()
    const { id } = await openCheckout('pro')
    await Promise.all([actions.payCheckout(id), actions.payCheckout(id), actions.payCheckout(id)])
    expect((await billing.subscriptions.list()).data).toHaveLength(1)
  })

  test('can’t be bought on an expired or closed page', async () => {
    const { actions, billing, clock, openCheckout } = createStripeHarness()
    const { id } = await openCheckout('pro')
    const other = await openCheckout('studio')
    expect(await billing.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    clock.advance({ hours: 24 })
    expect(await actions.payCheckout(id)).toBeUndefined()
    expect(await actions.payCheckout(other.id)).toBeUndefined()
    expect(await billing.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'expired' })
    expect((await refused(billing.checkout.sessions.expire(id))).message).toMatch(/Only Checkout Sessions/)
    expect((await billing.subscriptions.list({ status: 'all' })).data).toEqual([])
  })

  test('is renewed when a month has passed, with one invoice on the same day', async () => {
    const { billing, clock, subscribe } = createStripeHarness()
    clock.set(new Date('2027-01-31T12:00:00Z'))
    const { id } = await subscribe('pro')
    clock.set(new Date('2027-04-30T12:00:00Z'))
    const renewed = await billing.subscriptions.retrieve(id)
    expect(renewed.items.data[0]?.current_period_end).toBe(Date.parse('2027-05-31T12:00:00Z') / 1000)
    const { data } = await billing.invoices.list({ subscription: id })
    expect(data.map(({ billing_reason: because }) => because)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ])
  })

  test('whose card is refused is past due, and is paid later or ends', async () => {
    const { actions, billing, clock, eventsOf, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro')
    await actions.setCard(id, 'bad')
    clock.advance({ days: 31 })
    const due = await billing.subscriptions.retrieve(id)
    expect(due.status).toBe('past_due')
    const { data } = await billing.invoices.list({ subscription: id, status: 'open' })
    expect(data).toMatchObject([{ id: due.latest_invoice, attempt_count: 1, amount_remaining: 1200 }])
    expect(typesOf(await eventsOf())).toContain('invoice.payment_failed')
    await billing.invoices.pay(data[0]?.id ?? '')
    expect((await billing.subscriptions.retrieve(id)).status).toBe('active')
    clock.advance({ days: 62 })
    expect((await billing.subscriptions.retrieve(id)).status).toBe('canceled')
    expect((await eventsOf()).at(-1)?.type).toBe('customer.subscription.deleted')
    expect((await billing.subscriptions.list()).data).toEqual([])
    expect((await billing.subscriptions.list({ status: 'all' })).data).toHaveLength(1)
  })

  test.each([
    ['by a call, of the classic mode', true, 'call', { cancel_at_period_end: true, cancel_at: expect.any(Number) }],
    ['by a call, of the flexible mode', false, 'call', { cancel_at_period_end: true, cancel_at: null }],
    ['on the page, of the classic mode', true, 'page', { cancel_at_period_end: true, cancel_at: expect.any(Number) }],
    [
      'on the page, of the flexible mode',
      false,
      'page',
      { cancel_at_period_end: false, cancel_at: expect.any(Number) },
    ],
  ])('that is cancelled %s has its own format, and ends with its period', async (_, isClassic, by, shape) => {
    const { actions, billing, clock, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro', { isClassic })
    if (by === 'call') await billing.subscriptions.update(id, { cancel_at_period_end: true })
    else await actions.cancelSubscription(id)
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ status: 'active', ...shape })
    clock.advance({ days: 31 })
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
    expect(await refused(billing.subscriptions.update(id, { cancel_at_period_end: false }))).toMatchObject({
      code: 'resource_missing',
    })
  })

  test('can be cancelled in one of two ways, and both can be undone', async () => {
    const { actions, billing, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro')
    const both = { cancel_at_period_end: false, cancel_at: '' } as const
    expect((await refused(billing.subscriptions.update(id, both))).message).toMatch(/only specify one/)
    await actions.cancelSubscription(id)
    expect((await billing.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull()
    await billing.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await billing.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    })
  })

  test('that is changed to a larger one costs the difference for the rest of the period', async () => {
    const { billing, clock, subscribe } = createStripeHarness()
    const { id, items } = await subscribe('pro')
    clock.advance({ days: 15 })
    const { data } = await billing.prices.list({ lookup_keys: ['studio'] })
    const changed = await billing.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: data[0]?.id ?? '' }],
      proration_behavior: 'always_invoice',
    })
    expect(changed.items.data[0]?.price.lookup_key).toBe('studio')
    const invoice = await billing.invoices.retrieve(String(changed.latest_invoice))
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' })
    expect(invoice.total).toBe(Math.round(1200 * -0.5) + 2450)
  })

  test('of a customer who is deleted ends at once', async () => {
    const { billing, subscribe } = createStripeHarness()
    const { id, customer } = await subscribe('pro')
    expect(await billing.customers.del(String(customer))).toMatchObject({ deleted: true })
    expect(await billing.customers.retrieve(String(customer))).toMatchObject({ deleted: true })
    expect((await billing.subscriptions.retrieve(id)).status).toBe('canceled')
    expect((await billing.subscriptions.list({ customer: String(customer), status: 'all' })).data).toHaveLength(1)
  })

  test('is managed on a page for the customer', async () => {
    const { actions, billing, subscribe } = createStripeHarness()
    const { id, customer, items } = await subscribe('pro')
    const { data } = await billing.prices.list({ lookup_keys: ['studio'] })
    const flow_data = {
      type: 'subscription_update_confirm' as const,
      subscription_update_confirm: {
        subscription: id,
        items: [{ id: items.data[0]?.id ?? '', price: data[0]?.id ?? '', quantity: 1 }],
      },
    }
    const portal = await billing.billingPortal.sessions.create({
      customer: String(customer),
      return_url: 'http://goodword.test/settings',
      flow_data,
    })
    expect(portal.url).toBe(`http://goodword.test/dev/stripe/portal/${portal.id}`)
    const found = await actions.findPortal(portal.id)
    expect(found?.subscriptions).toMatchObject([{ name: 'Goodword Pro', isDue: false, subscription: { id } }])
    expect(found?.prices.map(({ price }) => price.lookup_key)).toEqual(['pro', 'studio', 'pro_annual', 'studio_annual'])
    await actions.changePlan(portal.id, data[0]?.id ?? '')
    await actions.cancelInPortal(portal.id)
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false })
    await actions.keepInPortal(portal.id)
    expect((await actions.findPortal(portal.id))?.subscriptions).toMatchObject([
      { name: 'Goodword Studio', subscription: { cancel_at: null } },
    ])
  })

  test('that is changed to a smaller one on the page changes in the next period, unless that is undone', async () => {
    const { actions, billing, clock, subscribe } = createStripeHarness()
    const { id, customer } = await subscribe('studio')
    const configuration = await billing.billingPortal.configurations.create({
      features: {
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: [{ product: 'prod_simulatedPro', prices: [emulatedPrices.pro.id] }],
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        },
      },
    })
    const portal = await billing.billingPortal.sessions.create({
      customer: String(customer),
      configuration: configuration.id,
    })
    const priceOf = async () => (await billing.subscriptions.retrieve(id)).items.data[0]?.price.lookup_key
    const planned = await actions.changePlan(portal.id, emulatedPrices.pro.id)
    expect(planned.schedule).toMatch(/^sub_sched_/)
    expect((await refused(billing.subscriptions.update(id, { cancel_at_period_end: true }))).message).toMatch(
      /managed by the subscription schedule/,
    )
    expect(await billing.subscriptionSchedules.release(planned.schedule ?? '')).toMatchObject({
      status: 'released',
      released_subscription: id,
    })
    clock.advance({ days: 31 })
    expect(await priceOf()).toBe('studio')
    await actions.changePlan(portal.id, emulatedPrices.pro.id)
    expect(await priceOf()).toBe('studio')
    clock.advance({ days: 31 })
    expect(await priceOf()).toBe('pro')
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ schedule: null, status: 'active' })
    const [newest] = (await billing.invoices.list({ subscription: id })).data
    expect(newest).toMatchObject({ billing_reason: 'subscription_cycle', total: plans.pro.monthlyPriceCents })
  })
})

describe('a linked account', () => {
  test('is returned for a code, once and within five minutes', async () => {
    const { actions, clock, link } = createStripeHarness()
    const exchange = (code: string) => link.oauth.token({ grant_type: 'authorization_code', code })
    const code = await actions.allowLink('Atelier')
    expect(await exchange(code)).toMatchObject({
      stripe_user_id: accountIdOf('atelier'),
      livemode: false,
      scope: 'read_write',
    })
    for (const bad of [code, 'ac_none']) {
      const error = await refused(exchange(bad))
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidGrantError)
      expect(error.statusCode).toBe(400)
    }
    const late = await actions.allowLink('Studio')
    clock.advance({ minutes: 5 })
    expect(await refused(exchange(late))).toBeInstanceOf(Stripe.errors.StripeInvalidGrantError)
  })

  test('can be read until its owner ends the link, which sends an event', async () => {
    const { actions, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount('Atelier')
    expect((await link.accounts.retrieve(accountId)).settings?.dashboard.display_name).toBe('Atelier')
    await actions.deauthorize(accountId)
    for (const work of [link.accounts.retrieve(accountId), link.invoices.list({}, { stripeAccount: accountId })]) {
      const error = await refused(work)
      expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError)
      expect(error.code).toBe('account_invalid')
    }
    expect(await deliveredTypes(rows)).toEqual(['account.application.deauthorized'])
    const again = link.oauth.deauthorize({ client_id: 'ca_simulated', stripe_user_id: accountId })
    expect(await refused(again)).toBeInstanceOf(Stripe.errors.StripeInvalidClientError)
  })

  test('has its own data, which no other account can see', async () => {
    const { actions, billing, link, linkAccount, subscribe } = createStripeHarness()
    const accountId = await linkAccount('Atelier')
    const other = await linkAccount('Studio')
    await subscribe('pro')
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    expect((await link.invoices.list({}, { stripeAccount: accountId })).data.map((one) => one.id)).toEqual([id])
    expect((await link.invoices.list({}, { stripeAccount: other })).data).toEqual([])
    expect(await refused(billing.invoices.retrieve(id))).toMatchObject({ code: 'resource_missing' })
    expect((await billing.invoices.list()).data).toHaveLength(1)
  })

  test('sends events about an invoice from its draft to its payment, with the payment intent', async () => {
    const { actions, eventsOf, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const options = { stripeAccount: accountId }
    const draft = await actions.createInvoice({ accountId, ...SALE, state: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', total: 48_000, customer_email: ANA.email })
    await actions.sendInvoice(draft.id)
    await actions.payInvoice(draft.id)
    expect(await deliveredTypes(rows)).toEqual(['invoice.paid', 'invoice_payment.paid'])
    const events = await eventsOf(accountId)
    const paid = events.find(({ type }) => type === 'invoice.paid')
    expect(paid).toMatchObject({ account: accountId, livemode: false })
    expect(paid?.data.object).toMatchObject({
      id: draft.id,
      amount_paid: 48_000,
      currency: 'eur',
      customer_email: ANA.email,
      customer_name: ANA.name,
      billing_reason: 'manual',
      parent: null,
    })
    const { payment_intent: intent = '' } =
      (await link.invoicePayments.list({ invoice: draft.id }, options)).data[0]?.payment ?? {}
    const found = await link.invoicePayments.list(
      { payment: { type: 'payment_intent', payment_intent: String(intent) } },
      options,
    )
    expect(found.data.map(({ invoice }) => invoice)).toEqual([draft.id])
  })

  test('sends an event without a payment intent about an invoice paid elsewhere', async () => {
    const { actions, eventsOf, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(id, { how: 'elsewhere' })
    const events = await eventsOf(accountId)
    expect(events.find(({ type }) => type === 'invoice.paid')?.data.object).toMatchObject({
      amount_paid: 48_000,
      amount_paid_off_stripe: 48_000,
    })
    expect(typesOf(events)).not.toContain('invoice.payment_succeeded')
  })

  test.each([
    ['now', ['checkout.session.completed'], 'paid'],
    ['later', ['checkout.session.completed', 'checkout.session.async_payment_succeeded'], 'unpaid'],
  ] as const)('sends events about a sale that is paid %s', async (settles, types, status) => {
    const { actions, eventsOf, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const session = await actions.sell({ accountId, ...SALE, by: 'payment_link', settles })
    if (settles === 'later') await actions.settleLater(session.id, 'paid')
    expect(await deliveredTypes(rows)).toEqual(types)
    const [completed, settled = completed] = (await eventsOf(accountId)).filter(({ type }) =>
      type.startsWith('checkout'),
    )
    expect(completed?.data.object).toMatchObject({
      payment_status: status,
      payment_link: expect.stringMatching(/^plink_/),
    })
    const intent = sessionIn(settled).payment_intent
    expect(intent).toMatch(/^pi_/)
    expect(sessionIn(completed).payment_intent).toBe(intent)
    const charged = await link.paymentIntents.retrieve(
      String(intent),
      { expand: ['latest_charge'] },
      { stripeAccount: accountId },
    )
    expect(charged).toMatchObject({ status: 'succeeded', latest_charge: { amount: 48_000, paid: true } })
    const items = await link.checkout.sessions.listLineItems(session.id, {}, { stripeAccount: accountId })
    expect(items.data).toMatchObject([{ description: 'Website', amount_total: 48_000 }])
  })

  test('sends events about a subscription with a trial, whose first payment is a renewal', async () => {
    const { actions, clock, eventsOf, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const { id, status } = await actions.startSubscription({ accountId, ...SALE, trialDays: 14 })
    expect(status).toBe('trialing')
    clock.advance({ days: 14 })
    await actions.passTime(id)
    const paid = (await eventsOf(accountId)).filter(({ type }) => type === 'invoice.paid')
    expect(paid.map(({ data }) => data.object)).toMatchObject([
      { amount_paid: 0, billing_reason: 'subscription_create' },
      { amount_paid: 48_000, billing_reason: 'subscription_cycle' },
    ])
  })

  test('sends events about partial refunds, full refunds and disputes', async () => {
    const { actions, eventsOf, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(id)
    await actions.refund({ accountId, id, amount: 8_000 })
    await actions.refund({ accountId, id })
    const sold = await actions.sell({ accountId, ...SALE })
    await actions.dispute({ accountId, id: sold.id })
    expect((await deliveredTypes(rows)).slice(2)).toEqual([
      'charge.refunded',
      'charge.refunded',
      'checkout.session.completed',
      'charge.dispute.created',
    ])
    const refunds = (await eventsOf(accountId)).filter(({ type }) => type === 'charge.refunded')
    expect(refunds.map(({ data }) => data.object)).toMatchObject([
      { refunded: false, amount_refunded: 8_000, billing_details: { email: ANA.email } },
      { refunded: true, amount_refunded: 48_000, payment_intent: expect.stringMatching(/^pi_/) },
    ])
    expect(refunds[0]?.data.object).not.toHaveProperty('invoice')
  })

  test('sends events about an invoice that will not be paid', async () => {
    const { actions, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const first = await actions.createInvoice({ accountId, ...SALE })
    const second = await actions.createInvoice({ accountId, ...SALE })
    expect(await actions.voidInvoice(first.id)).toMatchObject({ status: 'void' })
    expect(await actions.giveUpInvoice(second.id)).toMatchObject({ status: 'uncollectible' })
    expect(await deliveredTypes(rows)).toEqual(['invoice.voided', 'invoice.marked_uncollectible'])
    await expect(actions.payInvoice(first.id)).rejects.toThrow(/only pay an open invoice/)
  })

  test('lists events of given types since a time, for thirty days', async () => {
    const { actions, clock, link, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const first = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(first.id)
    clock.advance({ days: 1 })
    const since = Math.floor(clock.now().getTime() / 1000)
    const second = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(second.id)
    const paid = async (query: Stripe.EventListParams) => {
      const { data } = await link.events.list(query, { stripeAccount: accountId })
      return data.map((event) => (event.data.object as { id: string }).id)
    }
    const types = [...LINK_EVENT_TYPES]
    expect(await paid({ types, created: { gt: since - 1 } })).toEqual([expect.stringMatching(/^inpay_/), second.id])
    expect(await paid({ type: 'invoice.paid' })).toEqual([second.id, first.id])
    clock.advance({ days: 29, seconds: 1 })
    expect(await paid({ type: 'invoice.paid' })).toEqual([second.id])
  })
})
