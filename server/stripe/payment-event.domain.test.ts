import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dispute,
  invoicePayment,
  oldPaidInvoice,
  paidInvoice,
  paidSession,
  refundedCharge,
} from '#server/testing/stripe-objects.ts'
import { asFirstPayment, needsFirstPaymentLookup, readListedPayment, readPaymentEvent } from './payment-event.domain.ts'

const OCCURRED = new Date('2026-11-20T09:00:02Z')
const read = (type: string, object: unknown) => readPaymentEvent({ type, object, occurredAt: OCCURRED })

function invoiceOf(object: unknown) {
  const paymentEvent = read('invoice.paid', object)
  if (paymentEvent.kind !== 'paid' || !paymentEvent.factsBySource.invoice)
    throw new Error(`Not paid: ${JSON.stringify(paymentEvent)}`)
  return paymentEvent.factsBySource.invoice
}

const FACTS = {
  paidAt: Date.parse('2026-11-20T09:00:00Z'),
  amount: 48_000,
  currency: 'usd',
  email: 'ana@client.example',
  name: 'Ana Ribeiro',
  customerId: 'cus_1',
  subscriptionId: null,
  invoiceId: 'in_1',
  because: 'manual',
  isDeposit: false,
  wish: null,
  isPaidElsewhere: false,
  description: 'A-0001',
}

describe('a paid invoice', () => {
  test('is read with all its names', () => {
    expect(read('invoice.paid', paidInvoice())).toEqual({
      kind: 'paid',
      refs: ['in:in_1', 'pi:pi_1'],
      factsBySource: { invoice: FACTS },
    })
  })

  test('says the same under its other name', () => {
    expect(read('invoice.payment_succeeded', paidInvoice())).toEqual(read('invoice.paid', paidInvoice()))
  })

  test.each([
    ['of a client', {}],
    ['of a subscription', { subscription: 'sub_1', because: 'subscription_create' }],
    ['of a renewal', { subscription: 'sub_1', because: 'subscription_cycle' }],
    ['without a payment intent', { paymentIntent: null }],
    ['without an address', { email: null }],
  ])('fault 29: %s, in its old shape, says the same as in the new one', (_name, of) => {
    expect(read('invoice.paid', oldPaidInvoice(of))).toEqual(read('invoice.paid', paidInvoice(of)))
  })

  test('fault 29: in the old shape gives its charge and what is given whole its id', () => {
    const object = {
      ...oldPaidInvoice(),
      charge: { id: 'ch_1' },
      payment_intent: { id: 'pi_1' },
      customer: { id: 'cus_1' },
    }
    expect(read('invoice.paid', object)).toEqual({
      kind: 'paid',
      refs: ['in:in_1', 'pi:pi_1', 'ch:ch_1'],
      factsBySource: { invoice: FACTS },
    })
  })

  test('fault 25: that was paid elsewhere is a payment all the same, and says so', () => {
    const now = { ...paidInvoice({ paymentIntent: null }), amount_paid_off_stripe: 48_000 }
    const before = {
      ...oldPaidInvoice({ paymentIntent: null }),
      paid_out_of_band: true,
      amount_paid: 0,
      amount_due: 48_000,
    }
    expect(invoiceOf(now)).toEqual({ ...FACTS, isPaidElsewhere: true })
    expect(invoiceOf(before)).toEqual({ ...FACTS, isPaidElsewhere: true })
  })

  test('fault 19: over nothing is told with its amount, and begins a trial', () => {
    const paymentEvent = read(
      'invoice.paid',
      paidInvoice({ amount: 0, subscription: 'sub_1', because: 'subscription_create' }),
    )
    expect(paymentEvent).toMatchObject({ kind: 'paid', factsBySource: { invoice: { amount: 0 } } })
    expect(paymentEvent).toMatchObject({ refs: expect.arrayContaining(['sub:sub_1#trial', 'sub:sub_1#in_1']) })
  })

  test('that begins a subscription is its first money', () => {
    const paymentEvent = read('invoice.paid', paidInvoice({ subscription: 'sub_1', because: 'subscription_create' }))
    expect(paymentEvent).toMatchObject({ refs: ['in:in_1', 'pi:pi_1', 'sub:sub_1#in_1', 'sub:sub_1#first'] })
  })

  test('fault 28: with a reason that nobody knows is read with that reason', () => {
    expect(invoiceOf(paidInvoice({ because: 'brand_new_reason' })).because).toBe('brand_new_reason')
  })

  test.each([
    ['is not paid', { status: 'open' }],
    ['has an amount that is no number', { amount_paid: '480' }],
    ['has an amount below zero', { amount_paid: -1 }],
    ['has half a cent', { amount_paid: 0.5 }],
    ['has more money than can be counted', { amount_paid: 1e300 }],
    ['has no currency', { currency: null }],
    ['has a currency that is none', { currency: '<b>' }],
    ['has no id', { id: undefined }],
    ['has an id that is a query', { id: "in_1' or 1=1" }],
  ])('that %s tells nothing', (_name, changes) => {
    expect(read('invoice.paid', { ...paidInvoice(), ...changes }).kind).toBe('nothing')
  })

  test('in yen keeps its amount as it is', () => {
    expect(invoiceOf(paidInvoice({ currency: 'JPY', amount: 5000 }))).toMatchObject({ currency: 'jpy', amount: 5000 })
  })

  test.each([
    ['  Ana@Client.EXAMPLE ', 'Ana@client.example'],
    ['not an address', 'not an address'],
    ['   ', null],
    [null, null],
    [42, null],
  ])('has the address %j as %j', (given, expected) => {
    expect(invoiceOf({ ...paidInvoice(), customer_email: given }).email).toBe(expected)
  })

  test.each([
    ['Ana\r\nBcc: all@x.example', 'Ana Bcc: all@x.example'],
    ['\u202Eevil\u202C', 'evil'],
    ['\u200B', null],
    ['a'.repeat(500), 'a'.repeat(120)],
    ['😀'.repeat(200), '😀'.repeat(120)],
    ['\uD800x', '\uFFFDx'],
  ])('has the name %j as %j', (given, expected) => {
    expect(invoiceOf({ ...paidInvoice(), customer_name: given }).name).toBe(expected)
  })

  test('without a number says what its first line was for', () => {
    expect(invoiceOf(paidInvoice({ number: null, line: 'Logo,\n two rounds' })).description).toBe('Logo, two rounds')
  })
})

describe('a deposit', () => {
  test.each([
    'Deposit',
    'Project deposit (50%)',
    '50 % of the website',
    'Monthly retainer',
    'Paid upfront',
    'up-front payment',
    'Milestone 1',
    'Anzahlung Webseite',
    'Anzahlungsrechnung',
    'Acompte de 30 %',
    'Anticipo del proyecto',
    'Sinal',
    'Adiantamento',
    'Acconto sul lavoro',
    'Aanbetaling',
    'Aanbetalingsfactuur',
    'Deposit for the final design',
  ])('is seen in the line %j', (line) => {
    expect(invoiceOf(paidInvoice({ line })).isDeposit).toBe(true)
    expect(invoiceOf({ ...paidInvoice(), description: line }).isDeposit).toBe(true)
  })

  test.each([
    'Website',
    'Depositphotos licence',
    'Safe-deposited',
    'Original signage',
    '150 % more',
    '0.50 %',
    '50% off for friends',
    '50 % Rabatt',
    'Rabatt: 50 %',
    'Discount of 50%',
    'Balance after deposit',
    'Balance less 50% deposit',
    'Restbetrag abzüglich Anzahlung',
    'Solde après acompte',
    'Sinalização',
  ])('is not seen in the line %j', (line) => {
    expect(invoiceOf(paidInvoice({ line })).isDeposit).toBe(false)
  })

  test('that a line takes off again is another payment', () => {
    const object = paidInvoice()
    object.lines.data.push({ id: 'il_2', amount: -10_000, description: 'Deposit, paid 1 October', metadata: {} })
    expect(invoiceOf(object).isDeposit).toBe(false)
  })

  test.each([
    [{ type: 'deposit' }, true],
    [{ deposit: 'true' }, true],
    [{ is_deposit: 'yes' }, true],
    [{ deposit: 'false' }, false],
    [{ deposit: '' }, false],
    [{ stage: 'milestone 2' }, true],
    [{ order: '77' }, false],
    [{ type: 'deposit', testimonial: 'final' }, false],
  ])('by metadata %j is %s', (metadata, expected) => {
    const factsBySource = { metadata }
    const facts = invoiceOf(paidInvoice(factsBySource))
    expect(facts.isDeposit && facts.wish !== 'final').toBe(expected)
  })

  test.each([
    ['skip', 'skip'],
    [' Final ', 'final'],
    ['maybe', null],
  ])('the owner may say %j in metadata', (testimonial, wish) => {
    expect(invoiceOf(paidInvoice({ metadata: { testimonial } })).wish).toBe(wish)
  })
})

describe('a checkout session', () => {
  const completed = 'checkout.session.completed'

  test('that is paid is read with all its names', () => {
    expect(read(completed, paidSession({ invoice: 'in_1' }))).toEqual({
      kind: 'paid',
      refs: ['cs:cs_1', 'pi:pi_1', 'in:in_1'],
      factsBySource: {
        session: {
          ...FACTS,
          paidAt: OCCURRED.getTime(),
          because: 'payment',
          description: null,
        },
      },
    })
  })

  test('that begins a subscription is its first money', () => {
    const session = paidSession({ subscription: 'sub_1', paymentIntent: null, invoice: 'in_1' })
    expect(read(completed, session)).toMatchObject({ kind: 'paid', refs: ['cs:cs_1', 'in:in_1', 'sub:sub_1#first'] })
  })

  test('fault 22: that is not paid yet is only a name, and a payment once the bank has paid', () => {
    expect(read(completed, paidSession({ status: 'unpaid' }))).toEqual({ kind: 'names', refs: ['cs:cs_1', 'pi:pi_1'] })
    expect(read('checkout.session.async_payment_succeeded', paidSession())).toMatchObject({ kind: 'paid' })
    expect(read('checkout.session.async_payment_failed', paidSession({ status: 'unpaid' }))).toEqual({
      kind: 'reversed',
      refs: ['cs:cs_1', 'pi:pi_1'],
      because: 'payment_failed',
      at: OCCURRED.getTime(),
    })
  })

  test.each([
    ['needs no payment', paidSession({ status: 'no_payment_required', amount: 0 })],
    ['was paid with a voucher for all of it', paidSession({ amount: 0 })],
  ])('fault 19: that %s is only a name', (_name, session) => {
    expect(read(completed, session).kind).toBe('names')
  })

  test('that only keeps a card tells nothing', () => {
    expect(read(completed, paidSession({ mode: 'setup' })).kind).toBe('nothing')
  })

  test('found by looking was paid when it was made', () => {
    const paymentEvent = readListedPayment({ kind: 'session', object: paidSession({ paidAt: '2026-10-01T00:00:00Z' }) })
    expect(paymentEvent).toMatchObject({ factsBySource: { session: { paidAt: Date.parse('2026-10-01T00:00:00Z') } } })
  })
})

describe('what undoes a payment', () => {
  const happened = { kind: 'reversed', at: OCCURRED.getTime() }

  test('fault 23: is a refund of all of it, and not of a part', () => {
    expect(read('charge.refunded', refundedCharge())).toEqual({
      ...happened,
      because: 'refunded',
      refs: ['ch:ch_1', 'pi:pi_1'],
    })
    expect(read('charge.refunded', refundedCharge({ refunded: false })).kind).toBe('nothing')
  })

  test('is not money that was only reserved', () => {
    expect(read('charge.refunded', { ...refundedCharge(), captured: false }).kind).toBe('nothing')
  })

  test('fault 24: is a dispute', () => {
    expect(read('charge.dispute.created', dispute())).toEqual({
      ...happened,
      because: 'disputed',
      refs: ['ch:ch_1', 'pi:pi_1'],
    })
  })

  test.each(['invoice.voided', 'invoice.marked_uncollectible'])('is %s', (type) => {
    const object = { ...paidInvoice({ paymentIntent: null }), status: 'void' }
    expect(read(type, object)).toEqual({ ...happened, because: 'voided', refs: ['in:in_1'] })
  })
})

test('a payment of an invoice only joins names', () => {
  expect(read('invoice_payment.paid', invoicePayment())).toEqual({ kind: 'names', refs: ['in:in_1', 'pi:pi_1'] })
})

test('an account that gives up the link says so, whatever object it names', () => {
  expect(read('account.application.deauthorized', null)).toEqual({ kind: 'deauthorized' })
})

test('fault 28: a type that is not used tells nothing', () => {
  expect(read('payment_intent.succeeded', { id: 'pi_1' })).toEqual({ kind: 'nothing', reason: 'unused_type' })
  expect(read('constructor', paidInvoice())).toEqual({ kind: 'nothing', reason: 'unused_type' })
})

describe('a renewal', () => {
  const renewal = paidInvoice({ subscription: 'sub_1', because: 'subscription_cycle' })

  test('fault 21: may be the first money, which Stripe is asked', () => {
    const paymentEvent = read('invoice.paid', renewal)
    expect(needsFirstPaymentLookup(paymentEvent)).toEqual({ subscriptionId: 'sub_1', invoiceId: 'in_1' })
    expect(asFirstPayment(paymentEvent)).toMatchObject({ refs: expect.arrayContaining(['sub:sub_1#first']) })
  })

  test.each([
    ['the beginning', paidInvoice({ subscription: 'sub_1', because: 'subscription_create' })],
    ['an invoice', paidInvoice()],
    ['a renewal over nothing', { ...renewal, amount_paid: 0 }],
  ])('is not %s', (_name, object) => {
    const paymentEvent = read('invoice.paid', object)
    expect(needsFirstPaymentLookup(paymentEvent)).toBeNull()
    expect(asFirstPayment(paymentEvent)).toEqual(paymentEvent)
  })
})

test('fault 27: whatever a stranger sends is read without a failure, and gives nothing that could not be', () => {
  const types = fc.constantFrom(
    'invoice.paid',
    'invoice.voided',
    'invoice_payment.paid',
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
    'charge.refunded',
    'charge.dispute.created',
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
      const paymentEvent = read(type, object)
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
