import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { plans } from '#shared/plans.ts'
import { createStripeHarness, refusalOf, typesOf, queuedTypes } from '#server/testing/stripe-emulator.ts'
import { emulatedPrices } from './offers.ts'

describe('a plan at the Stripe emulator', () => {
  test('has the monthly price of our plans, and a yearly price of ten months', async () => {
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

  test('is active once it is paid, with the period on its item and an invoice in the current format', async () => {
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

  test('sends the same events as Stripe when it is bought', async () => {
    const { eventsOf, subscribe, rows } = createStripeHarness()
    const subscription = await subscribe('pro')
    expect(await queuedTypes(rows)).toEqual([
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
    expect((await refusalOf(billing.checkout.sessions.expire(id))).message).toMatch(/Only Checkout Sessions/)
    expect((await billing.subscriptions.list({ status: 'all' })).data).toEqual([])
  })

  test('is renewed once a month, on the last day in shorter months', async () => {
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

  test('is past due when its card is refused, until it is paid or ends', async () => {
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
    ['by a call in the classic mode', true, 'call', { cancel_at_period_end: true, cancel_at: expect.any(Number) }],
    ['by a call in the flexible mode', false, 'call', { cancel_at_period_end: true, cancel_at: null }],
    ['on the page in the classic mode', true, 'page', { cancel_at_period_end: true, cancel_at: expect.any(Number) }],
    ['on the page in the flexible mode', false, 'page', { cancel_at_period_end: false, cancel_at: expect.any(Number) }],
  ])('has the format of a cancellation %s, and ends with its period', async (_, isClassic, by, shape) => {
    const { actions, billing, clock, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro', { isClassic })
    if (by === 'call') await billing.subscriptions.update(id, { cancel_at_period_end: true })
    else await actions.cancelSubscription(id)
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ status: 'active', ...shape })
    clock.advance({ days: 31 })
    expect(await billing.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
    expect(await refusalOf(billing.subscriptions.update(id, { cancel_at_period_end: false }))).toMatchObject({
      code: 'resource_missing',
    })
  })

  test('is cancelled in one of two ways, and can be reinstated after both', async () => {
    const { actions, billing, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro')
    const both = { cancel_at_period_end: false, cancel_at: '' } as const
    expect((await refusalOf(billing.subscriptions.update(id, both))).message).toMatch(/only specify one/)
    await actions.cancelSubscription(id)
    expect((await billing.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull()
    await billing.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await billing.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
    })
  })

  test('charges the difference for the rest of the period when it is changed to a larger one', async () => {
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

  test('ends immediately when its customer is deleted', async () => {
    const { billing, subscribe } = createStripeHarness()
    const { id, customer } = await subscribe('pro')
    expect(await billing.customers.del(String(customer))).toMatchObject({ deleted: true })
    expect(await billing.customers.retrieve(String(customer))).toMatchObject({ deleted: true })
    expect((await billing.subscriptions.retrieve(id)).status).toBe('canceled')
    expect((await billing.subscriptions.list({ customer: String(customer), status: 'all' })).data).toHaveLength(1)
  })

  test('can be changed, cancelled and reinstated on the customer’s page', async () => {
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

  test('changes to a smaller one in the next period, unless the schedule is released', async () => {
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
    expect((await refusalOf(billing.subscriptions.update(id, { cancel_at_period_end: true }))).message).toMatch(
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
