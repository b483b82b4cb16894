import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createStripeHarness, refusalOf } from '#server/testing/stripe-emulator.ts'

describe('Stripe’s library on the Stripe emulator', () => {
  test('is refused with an unknown key or none', async () => {
    const { fetch } = createStripeHarness()
    const client = createStripeClient({ secretKey: 'sk_live_strangers', reach: { fetch } })
    const error = await refusalOf(client.customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.statusCode).toBe(401)
    expect((await fetch('https://api.stripe.com/v1/customers')).status).toBe(401)
  })

  test('gets errors for unknown ids in a path or a parameter', async () => {
    const { billing } = createStripeHarness()
    const gone = await refusalOf(billing.subscriptions.retrieve('sub_none'))
    expect(gone).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      type: 'StripeInvalidRequestError',
    })
    const named = await refusalOf(billing.subscriptions.list({ customer: 'cus_none' }))
    expect(named).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' })
    expect(named.message).toBe(`No such customer: 'cus_none'`)
    expect(named.requestId).toMatch(/^req_/)
  })

  test('gets errors for unknown paths, parameters and values', async () => {
    const { billing } = createStripeHarness()
    expect(await refusalOf(billing.rawRequest('GET', '/v1/unicorns'))).toMatchObject({ statusCode: 404 })
    const params = { unicorn: 'yes' } as unknown as Stripe.CustomerCreateParams
    expect(await refusalOf(billing.customers.create(params))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'unicorn',
    })
    expect(await refusalOf(billing.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' })
  })

  test('creates one object per idempotency key, and refuses the key with another body', async () => {
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
    const error = await refusalOf(make('other@studio.example'))
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

  test('expands fields that hold objects, and refuses others', async () => {
    const { billing, subscribe } = createStripeHarness()
    const { id } = await subscribe('pro')
    const whole = await billing.subscriptions.retrieve(id, { expand: ['customer', 'latest_invoice.payments'] })
    expect(whole.customer).toMatchObject({ object: 'customer', email: 'nora@studio.example' })
    const invoice = whole.latest_invoice as Stripe.Invoice
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/)
    const { data } = await billing.subscriptions.list({ expand: ['data.latest_invoice'] })
    expect(data[0]?.latest_invoice).toMatchObject({ object: 'invoice' })
    expect((await refusalOf(billing.subscriptions.retrieve(id, { expand: ['unicorn'] }))).message).toMatch(/expanded/)
    expect(
      (await refusalOf(billing.subscriptions.list({ expand: ['data.items.data.price.product'] }))).message,
    ).toMatch(/4 levels/)
  })
})
