import { describe, expect, test } from 'vitest'
import { oldPaidInvoice, paidInvoice } from '#server/testing/stripe-objects.ts'
import { readEvent, readInvoice, FACTS } from '#server/testing/payment-events.ts'
import { asFirstPayment, needsFirstPaymentLookup } from './payment-event.domain.ts'

describe('a paid invoice', () => {
  test('is read with all its ids', () => {
    expect(readEvent('invoice.paid', paidInvoice())).toEqual({
      kind: 'paid',
      refs: ['in:in_1', 'pi:pi_1'],
      factsBySource: { invoice: FACTS },
    })
  })

  test('is read the same from both event types', () => {
    expect(readEvent('invoice.payment_succeeded', paidInvoice())).toEqual(readEvent('invoice.paid', paidInvoice()))
  })

  test.each([
    ['an invoice of a client', {}],
    ['an invoice of a subscription', { subscription: 'sub_1', because: 'subscription_create' }],
    ['an invoice of a renewal', { subscription: 'sub_1', because: 'subscription_cycle' }],
    ['an invoice without a payment intent', { paymentIntent: null }],
    ['an invoice without an address', { email: null }],
  ])('fault 29: %s is read the same in the old format and the current one', (_name, of) => {
    expect(readEvent('invoice.paid', oldPaidInvoice(of))).toEqual(readEvent('invoice.paid', paidInvoice(of)))
  })

  test('fault 29: is read with the ids of its charge and of expanded objects in the old format', () => {
    const object = {
      ...oldPaidInvoice(),
      charge: { id: 'ch_1' },
      payment_intent: { id: 'pi_1' },
      customer: { id: 'cus_1' },
    }
    expect(readEvent('invoice.paid', object)).toEqual({
      kind: 'paid',
      refs: ['in:in_1', 'pi:pi_1', 'ch:ch_1'],
      factsBySource: { invoice: FACTS },
    })
  })

  test('fault 25: is a payment even if it was paid outside Stripe, and says so', () => {
    const now = { ...paidInvoice({ paymentIntent: null }), amount_paid_off_stripe: 48_000 }
    const before = {
      ...oldPaidInvoice({ paymentIntent: null }),
      paid_out_of_band: true,
      amount_paid: 0,
      amount_due: 48_000,
    }
    expect(readInvoice(now)).toEqual({ ...FACTS, isPaidElsewhere: true })
    expect(readInvoice(before)).toEqual({ ...FACTS, isPaidElsewhere: true })
  })

  test('fault 19: begins a trial if its amount is zero', () => {
    const paymentEvent = readEvent(
      'invoice.paid',
      paidInvoice({ amount: 0, subscription: 'sub_1', because: 'subscription_create' }),
    )
    expect(paymentEvent).toMatchObject({ kind: 'paid', factsBySource: { invoice: { amount: 0 } } })
    expect(paymentEvent).toMatchObject({ refs: expect.arrayContaining(['sub:sub_1#trial', 'sub:sub_1#in_1']) })
  })

  test('is the first payment of the subscription that it begins', () => {
    const paymentEvent = readEvent(
      'invoice.paid',
      paidInvoice({ subscription: 'sub_1', because: 'subscription_create' }),
    )
    expect(paymentEvent).toMatchObject({ refs: ['in:in_1', 'pi:pi_1', 'sub:sub_1#in_1', 'sub:sub_1#first'] })
  })

  test('fault 28: keeps an unknown billing reason', () => {
    expect(readInvoice(paidInvoice({ because: 'brand_new_reason' })).because).toBe('brand_new_reason')
  })

  test.each([
    ['is not paid', { status: 'open' }],
    ['has an amount that is not a number', { amount_paid: '480' }],
    ['has an amount below zero', { amount_paid: -1 }],
    ['has an amount with half a cent', { amount_paid: 0.5 }],
    ['has an amount that is too large', { amount_paid: 1e300 }],
    ['has no currency', { currency: null }],
    ['has an invalid currency', { currency: '<b>' }],
    ['has no id', { id: undefined }],
    ['has an id that contains a query', { id: "in_1' or 1=1" }],
  ])('is ignored if it %s', (_name, changes) => {
    expect(readEvent('invoice.paid', { ...paidInvoice(), ...changes }).kind).toBe('nothing')
  })

  test('keeps an amount in yen, which has no cents', () => {
    expect(readInvoice(paidInvoice({ currency: 'JPY', amount: 5000 }))).toMatchObject({ currency: 'jpy', amount: 5000 })
  })

  test.each([
    ['  Ana@Client.EXAMPLE ', 'Ana@client.example'],
    ['ana@müller.example', 'ana@xn--mller-kva.example'],
    ['not an address', 'not an address'],
    ['   ', null],
    [null, null],
    [42, null],
  ])('has the address %j, read as %j', (given, expected) => {
    expect(readInvoice({ ...paidInvoice(), customer_email: given }).email).toBe(expected)
  })

  test.each([
    ['Ana\r\nBcc: all@x.example', 'Ana Bcc: all@x.example'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u200B', null],
    ['a'.repeat(500), 'a'.repeat(120)],
    ['😀'.repeat(200), '😀'.repeat(120)],
    ['\uD800x', '\uFFFDx'],
  ])('has the name %j, read as %j', (given, expected) => {
    expect(readInvoice({ ...paidInvoice(), customer_name: given }).name).toBe(expected)
  })

  test('is described by its first line if it has no number', () => {
    expect(readInvoice(paidInvoice({ number: null, line: 'Logo,\n two rounds' })).description).toBe('Logo, two rounds')
  })
})

describe('a renewal', () => {
  const renewal = paidInvoice({ subscription: 'sub_1', because: 'subscription_cycle' })

  test('fault 21: may be the first payment, so Stripe is asked', () => {
    const paymentEvent = readEvent('invoice.paid', renewal)
    expect(needsFirstPaymentLookup(paymentEvent)).toEqual({ subscriptionId: 'sub_1', invoiceId: 'in_1' })
    expect(asFirstPayment(paymentEvent)).toMatchObject({ refs: expect.arrayContaining(['sub:sub_1#first']) })
  })

  test.each([
    ['the first invoice of a subscription', paidInvoice({ subscription: 'sub_1', because: 'subscription_create' })],
    ['an invoice without a subscription', paidInvoice()],
    ['a renewal with the amount zero', { ...renewal, amount_paid: 0 }],
  ])('is looked up, unlike %s', (_name, object) => {
    const paymentEvent = readEvent('invoice.paid', object)
    expect(needsFirstPaymentLookup(paymentEvent)).toBeNull()
    expect(asFirstPayment(paymentEvent)).toEqual(paymentEvent)
  })
})
