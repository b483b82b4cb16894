import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  invoicePayment,
  oldPaidInvoice,
  paidInvoice,
  paidSession,
  refundedCharge,
} from '#server/testing/stripe-objects.ts'
import { OCCURRED, readEvent, FACTS } from '#server/testing/payment-events.ts'
import { readListedPayment } from './payment-event.domain.ts'

describe('the price of a whole project', () => {
  const read = (object: object) => {
    const paymentEvent = readEvent('invoice.paid', object)
    return paymentEvent.kind === 'paid' ? paymentEvent.factsBySource.invoice : undefined
  }
  const quote = { id: 'qt_1', object: 'quote', amount_total: 96_000, currency: 'usd' }

  test('is that of the quote, where Stripe sends more of it than its id', () => {
    expect(read({ ...oldPaidInvoice(), quote })?.total).toBe(96_000)
    const parent = { type: 'quote_details', subscription_details: null, quote_details: { quote } }
    expect(read({ ...paidInvoice(), parent })?.total).toBe(96_000)
    expect(read({ ...oldPaidInvoice(), quote: 'qt_1', from_invoice: { action: 'revision', invoice: 'in_0' } })).toEqual(
      read(oldPaidInvoice()),
    )
  })

  test('is in the metadata of an invoice, a line or a session, or in words', () => {
    expect(read(paidInvoice({ metadata: { project_total: '960' } }))?.total).toBe(96_000)
    expect(read(paidInvoice({ line: 'Website, 50% of $960' }))?.total).toBe(96_000)
    expect(read({ ...paidInvoice(), description: 'Half of $960' })?.total).toBe(96_000)
    const session = readEvent('checkout.session.completed', paidSession({ metadata: { project_total: '960' } }))
    expect(session).toMatchObject({ factsBySource: { session: { total: 96_000 } } })
  })

  test('counts coupons of an invoice and of a session', () => {
    const discounts = [{ amount: 1000 }, { amount: 500 }, { amount: 'a lot' }, null]
    expect(read({ ...paidInvoice(), total_discount_amounts: discounts })?.discount).toBe(1500)
    const session = { ...paidSession(), total_details: { amount_discount: 700 } }
    expect(readEvent('checkout.session.completed', session)).toMatchObject({
      factsBySource: { session: { discount: 700 } },
    })
  })
})

describe('a checkout session', () => {
  const completed = 'checkout.session.completed'

  test('is read with all its ids once it is paid', () => {
    expect(readEvent(completed, paidSession({ invoice: 'in_1' }))).toEqual({
      kind: 'paid',
      refs: ['cs:cs_1', 'pi:pi_1', 'in:in_1'],
      factsBySource: {
        session: {
          ...FACTS,
          paidAt: OCCURRED.getTime(),
          because: 'payment',
          wordings: [],
          line: null,
          description: null,
        },
      },
    })
  })

  test('is the first payment of the subscription that it begins', () => {
    const session = paidSession({ subscription: 'sub_1', paymentIntent: null, invoice: 'in_1' })
    expect(readEvent(completed, session)).toMatchObject({
      kind: 'paid',
      refs: ['cs:cs_1', 'in:in_1', 'sub:sub_1#first'],
    })
  })

  test('fault 22: has only ids while it is unpaid, and is a payment once the bank has paid', () => {
    expect(readEvent(completed, paidSession({ status: 'unpaid' }))).toEqual({
      kind: 'names',
      refs: ['cs:cs_1', 'pi:pi_1'],
    })
    expect(readEvent('checkout.session.async_payment_succeeded', paidSession())).toMatchObject({ kind: 'paid' })
    expect(readEvent('checkout.session.async_payment_failed', paidSession({ status: 'unpaid' }))).toEqual({
      kind: 'money_back',
      refs: ['cs:cs_1', 'pi:pi_1'],
      moneyBack: { ended: { because: 'payment_failed', at: OCCURRED.getTime() } },
    })
  })

  test.each([
    ['needs no payment', paidSession({ status: 'no_payment_required', amount: 0 })],
    ['was paid with a 100% coupon', paidSession({ amount: 0 })],
  ])('fault 19: has only ids if it %s', (_name, session) => {
    expect(readEvent(completed, session).kind).toBe('names')
  })

  test('is ignored if it only saves a card', () => {
    expect(readEvent(completed, paidSession({ mode: 'setup' })).kind).toBe('nothing')
  })

  test('has its creation as the time of payment if it comes from a list', () => {
    const paymentEvent = readListedPayment({ kind: 'session', object: paidSession({ paidAt: '2026-10-01T00:00:00Z' }) })
    expect(paymentEvent).toMatchObject({ factsBySource: { session: { paidAt: Date.parse('2026-10-01T00:00:00Z') } } })
  })
})

describe('money that goes back', () => {
  const at = OCCURRED.getTime()

  test.each(['invoice.voided', 'invoice.marked_uncollectible'])('%s ends an invoice', (type) => {
    const object = { ...paidInvoice({ paymentIntent: null }), status: 'void' }
    expect(readEvent(type, object)).toEqual({
      kind: 'money_back',
      refs: ['in:in_1'],
      moneyBack: { ended: { because: 'voided', at } },
    })
  })
})

test('the payment of an invoice only connects ids', () => {
  expect(readEvent('invoice_payment.paid', invoicePayment())).toEqual({ kind: 'names', refs: ['in:in_1', 'pi:pi_1'] })
})

test('an account that is unlinked is recognised without an object', () => {
  expect(readEvent('account.application.deauthorized', null)).toEqual({ kind: 'deauthorized' })
})

test('fault 28: an event of an unused type is ignored', () => {
  expect(readEvent('payment_intent.succeeded', { id: 'pi_1' })).toEqual({ kind: 'nothing', reason: 'unused_type' })
  expect(readEvent('constructor', paidInvoice())).toEqual({ kind: 'nothing', reason: 'unused_type' })
})

test('fault 27: any object is read without an error, and only valid facts come out', () => {
  const types = fc.constantFrom(
    'invoice.paid',
    'invoice.voided',
    'invoice_payment.paid',
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
    'charge.refunded',
    'charge.dispute.closed',
    'refund.failed',
    'credit_note.created',
    '__proto__',
  )
  const [names] = [Object.keys({ ...oldPaidInvoice(), ...paidSession(), ...paidInvoice(), ...refundedCharge() })]
  const value = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('paid', true, 48_000, 'usd', 'in_1', { data: [null, 7, { amount: {} }] }, Number.NaN, -0),
  )
  const hostile = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...names), value).map((changes) => ({ ...paidInvoice(), ...changes })),
    fc.dictionary(fc.constantFrom(...names), value).map((changes) => ({ ...paidSession(), ...changes })),
  )
  fc.assert(
    fc.property(types, hostile, (type, object) => {
      const paymentEvent = readEvent(type, object)
      if ('refs' in paymentEvent) {
        expect(paymentEvent.refs.length).toBeGreaterThan(0)
        for (const ref of paymentEvent.refs) expect(ref).toMatch(/^(in|pi|ch|cs|sub):[\w-]{1,100}(#[\w-]{1,100})?$/)
      }
      if (paymentEvent.kind !== 'paid') return
      const facts = paymentEvent.factsBySource.invoice ?? paymentEvent.factsBySource.session
      expect(facts?.amount).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(facts?.amount)).toBe(true)
      expect(facts?.currency).toMatch(/^[a-z]{3}$/)
      expect(new Date(facts?.paidAt ?? Number.NaN).getTime()).not.toBeNaN()
      for (const text of [facts?.name, facts?.email, facts?.description]) expect(text ?? '').not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 10_000 },
  )
})
