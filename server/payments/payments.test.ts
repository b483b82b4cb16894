import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPaymentHarness, type SentEvent } from '#server/testing/payment-harness.ts'
import {
  dispute,
  invoicePayment,
  oldPaidInvoice,
  paidInvoice,
  paidSession,
  refundedCharge,
} from '#server/testing/stripe-objects.ts'
import { asFirstPayment, readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import { joinPaymentEvents } from './payments.domain.ts'
import { readPaymentToDecide } from './payments.service.ts'
import { findFirstPaymentLookup, saveOwnersAddress } from './recording.service.ts'

const INVOICE: SentEvent = { type: 'invoice.paid', object: paidInvoice() }
const SESSION: SentEvent = { type: 'checkout.session.completed', object: paidSession() }

/** All orders of some things. */
function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((thing, index) => ordersOf(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]))
}

const renewalOf = (id: string) => ({
  id,
  paymentIntent: `pi_${id}`,
  subscription: 'sub_1',
  because: 'subscription_cycle',
})

let harness: ReturnType<typeof createPaymentHarness>
beforeEach(() => {
  harness = createPaymentHarness()
})

const readFacts = async (id: unknown) =>
  (await harness.db.read((tx) => readPaymentToDecide(tx, { workspaceId: 'wsp_1', paymentId: String(id) })))?.facts

describe('fault 3: one purchase that three events tell of', () => {
  const subscription = { subscription: 'sub_1', because: 'subscription_create' }
  const events: SentEvent[] = [
    {
      type: 'checkout.session.completed',
      object: paidSession({ subscription: 'sub_1', invoice: 'in_1', paymentIntent: null }),
    },
    { type: 'invoice.paid', object: paidInvoice(subscription) },
    { type: 'invoice.payment_succeeded', object: oldPaidInvoice(subscription) },
  ]

  test.each(ordersOf(events).map((order) => ({ order, name: order.map(({ type }) => type).join(', ') })))(
    'is one payment, told in the order $name, each three times',
    async ({ order }) => {
      const link = harness.link()
      await Promise.all([...order, ...order, ...order].map((event) => harness.tell(link, event)))
      const [payment, ...more] = harness.paymentsOf(link)
      expect(more).toEqual([])
      expect(payment).toMatchObject({
        source: 'subscription',
        amount: 48_000,
        customer_email: 'ana@client.example',
        description: 'A-0001',
        paid_at: Date.parse('2026-11-20T09:00:00Z'),
      })
      const straight = harness.link()
      await harness.tell(straight, ...events)
      expect(harness.stateOf(link)).toEqual(harness.stateOf(straight))
      expect(await readFacts(payment?.['id'])).toMatchObject({ isFirstOfSubscription: true })
    },
  )

  test.each(ordersOf([INVOICE, SESSION, { type: 'invoice_payment.paid', object: invoicePayment() }]))(
    'is one payment whose names come apart, in whatever order they are told (%#)',
    async (...order) => {
      const nameless = order.map((event) =>
        event === INVOICE ? { ...event, object: paidInvoice({ paymentIntent: null }) } : event,
      )
      const link = harness.link()
      await harness.tell(link, ...nameless, ...nameless)
      expect(harness.paymentsOf(link)).toHaveLength(1)
      expect(harness.paymentsOf(link)[0]).toMatchObject({ source: 'checkout', description: 'A-0001' })
    },
  )
})

describe('two payments that turn out to be one', () => {
  const apart = [{ ...INVOICE, object: paidInvoice({ paymentIntent: null }) }, SESSION]
  const alias = { type: 'invoice_payment.paid', object: invoicePayment() }

  const plan = (paymentId: unknown, testimonialId: string, decision: 'ask' | 'asked') =>
    harness.raw
      .prepare("update payments set testimonial_id = ?, decision = ?, decision_reason = 'invoice' where id = ?")
      .run(testimonialId, decision, paymentId)

  test('are the older one, with the request of either', async () => {
    const link = harness.link()
    await harness.tell(link, ...apart)
    const [first, second] = harness.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(second, 'req_2', 'ask')
    await harness.tell(link, alias)
    expect(harness.paymentsOf(link)).toMatchObject([{ id: first, testimonial_id: 'req_2', decision: 'ask' }])
  })

  test('are without a name, and ask nobody, where the client had one of them erased', async () => {
    const link = harness.link()
    await harness.tell(link, ...apart)
    const [first, second] = harness.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    harness.raw
      .prepare(
        "update payments set facts_by_source = '{}', customer_email = null, customer_name = null, decision = 'skip' where id = ?",
      )
      .run(second)
    harness.forgetJobs()
    await harness.tell(link, alias)
    expect(harness.paymentsOf(link)).toMatchObject([
      {
        id: first,
        facts_by_source: '{}',
        customer_email: null,
        customer_name: null,
        address_hash: null,
        description: null,
      },
    ])
    expect(harness.waiting()).toEqual([first])
  })

  test('leave what is left of the younger to be taken back, where both have a request', async () => {
    const link = harness.link()
    await harness.tell(link, ...apart)
    const [first, second] = harness.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    plan(second, 'req_2', 'ask')
    harness.forgetJobs()
    await harness.tell(link, alias)
    const byId = new Map(harness.paymentsOf(link).map((row) => [row['id'], row]))
    expect(byId.get(first)).toMatchObject({ testimonial_id: 'req_1', customer_email: 'ana@client.example' })
    expect(byId.get(second)).toMatchObject({
      testimonial_id: 'req_2',
      paid_at: null,
      facts_by_source: '{}',
      customer_email: null,
    })
    expect(await readFacts(second)).toBeUndefined()
    expect(harness.waiting()).toEqual([first, second].toSorted())
  })

  test('keep the request that was sent already, and take back the one that waits', async () => {
    const link = harness.link()
    await harness.tell(link, ...apart)
    const [first, second] = harness.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    plan(second, 'req_2', 'asked')
    await harness.tell(link, alias)
    const byId = new Map(harness.paymentsOf(link).map((row) => [row['id'], row]))
    expect(byId.get(first)).toMatchObject({ testimonial_id: 'req_2', decision: 'asked' })
    expect(byId.get(second)).toMatchObject({ testimonial_id: 'req_1', paid_at: null })
  })
})

describe('what undoes a payment', () => {
  test.each([
    ['fault 23: a refund', { type: 'charge.refunded', object: refundedCharge() }, 'refunded'],
    ['fault 24: a dispute', { type: 'charge.dispute.created', object: dispute() }, 'disputed'],
  ])('%s is kept whether it comes before the payment or after it', async (_name, event, because) => {
    const [before, after] = [harness.link(), harness.link()]
    await harness.tell(before, event)
    expect(harness.paymentsOf(before)).toMatchObject([{ paid_at: null, reversal_reason: because }])
    expect(harness.waiting()).toEqual([])
    await harness.tell(before, INVOICE)
    await harness.tell(after, INVOICE, event)
    expect(harness.stateOf(before)).toEqual(harness.stateOf(after))
    const [payment] = harness.paymentsOf(before)
    expect(await readFacts(payment?.['id'])).toMatchObject({ reversal: { because } })
  })

  test('fault 22: a try that failed does not undo what was paid after it', async () => {
    const link = harness.link()
    await harness.tell(
      link,
      { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) },
      { type: 'invoice.marked_uncollectible', object: paidInvoice(), occurredAt: '2026-11-19T00:00:00Z' },
      INVOICE,
    )
    const [payment] = harness.paymentsOf(link)
    expect(await readFacts(payment?.['id'])).toMatchObject({ reversal: null })
  })

  test('fault 22: a checkout that is not paid yet is no payment', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) })
    expect(harness.paymentsOf(link)).toMatchObject([{ paid_at: null }])
    expect(harness.waiting()).toEqual([])
    await harness.tell(link, { type: 'checkout.session.async_payment_succeeded', object: paidSession() })
    expect(harness.paymentsOf(link)).toMatchObject([{ amount: 48_000 }])
    expect(harness.waiting()).toHaveLength(1)
  })
})

describe('a subscription', () => {
  const monthly = (month: number, of: Parameters<typeof paidInvoice>[0] = {}): SentEvent => ({
    type: 'invoice.paid',
    object: paidInvoice({
      id: `in_${month}`,
      paymentIntent: `pi_${month}`,
      subscription: 'sub_1',
      because: 'subscription_cycle',
      paidAt: new Date(Date.UTC(2026, 10 + month, 20, 9)).toISOString(),
      ...of,
    }),
  })
  const trial = monthly(0, { amount: 0, because: 'subscription_create', paymentIntent: null })

  const firsts = async (link: ReturnType<typeof harness.link>) => {
    const found = await Promise.all(
      harness.paymentsOf(link).map(async (row) => ({ row, facts: await readFacts(row['id']) })),
    )
    return found.filter(({ facts }) => facts?.isFirstOfSubscription).map(({ row }) => row['description'])
  }

  test.each(ordersOf([trial, monthly(1, { number: 'first' }), monthly(2)]))(
    'fault 21: has its first money after the trial, in whatever order it is told (%#)',
    async (...order) => {
      const link = harness.link()
      await harness.tell(link, ...order)
      expect(await firsts(link)).toEqual(['first'])
    },
  )

  test('fault 21: decides anew about what seemed to be the first', async () => {
    const link = harness.link()
    await harness.tell(link, trial, monthly(2, { number: 'second' }))
    expect(await firsts(link)).toEqual(['second'])
    harness.forgetJobs()
    await harness.tell(link, monthly(1, { number: 'first' }))
    expect(await firsts(link)).toEqual(['first'])
    expect(harness.waiting()).toHaveLength(2)
  })

  test('fault 20: has no first money among its renewals, unless Stripe says so', async () => {
    const link = harness.link()
    await harness.tell(link, monthly(4))
    expect(await firsts(link)).toEqual([])
    const { type, object } = monthly(5, { subscription: 'sub_2', number: 'asked Stripe' })
    const paymentEvent = readPaymentEvent({ type, object, occurredAt: new Date('2027-04-20T09:00:00Z') })
    const lookUp = () => harness.db.read((tx) => findFirstPaymentLookup(tx, { connectionId: link.id, paymentEvent }))
    expect(await lookUp()).toEqual({ subscriptionId: 'sub_2', invoiceId: 'in_5' })
    await harness.record(link, asFirstPayment(paymentEvent))
    expect(await firsts(link)).toEqual(['asked Stripe'])
    expect(await lookUp()).toBeNull()
    const later = monthly(7, { subscription: 'sub_1' })
    const renewal = readPaymentEvent({ ...later, occurredAt: new Date('2027-06-20T09:00:00Z') })
    const ask = (connectionId: string) =>
      harness.db.read((tx) => findFirstPaymentLookup(tx, { connectionId, paymentEvent: renewal }))
    expect(await ask(link.id)).toBeNull()
    expect(await ask('con_other')).toEqual({ subscriptionId: 'sub_1', invoiceId: 'in_7' })
  })
})

test.each([
  ['two renewals', { type: 'invoice.paid', object: paidInvoice({ ...renewalOf('in_5'), number: 'fifth' }) }],
  [
    'a renewal and the checkout that began it',
    {
      type: 'checkout.session.completed',
      object: paidSession({ mode: 'subscription', subscription: 'sub_1', invoice: 'in_1', paymentIntent: null }),
    },
  ],
])('%s are two payments, though Stripe says of each that it is the first of its subscription', async (_name, other) => {
  const link = harness.link()
  const occurredAt = new Date('2026-12-20T09:00:00Z')
  const said = (event: SentEvent) => asFirstPayment(readPaymentEvent({ ...event, occurredAt }))
  const renewal = { type: 'invoice.paid', object: paidInvoice(renewalOf('in_6')) }
  await harness.record(link, said(other))
  await harness.record(link, said(renewal))
  expect(harness.paymentsOf(link)).toHaveLength(2)
  expect(joinPaymentEvents([said(other), said(renewal)])).toHaveLength(2)
})

describe('what is told', () => {
  test('of a payment from before the link is not taken in, but for what the clocks differ', async () => {
    const link = harness.link(new Date('2026-11-20T09:01:03Z'))
    await harness.tell(link, INVOICE, SESSION, INVOICE)
    expect(harness.paymentsOf(link)).toEqual([])
    const later = harness.link(new Date('2026-11-20T09:01:00Z'))
    await harness.tell(later, INVOICE)
    expect(harness.paymentsOf(later)).toHaveLength(1)
  })

  test('twice decides once', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    harness.forgetJobs()
    await harness.tell(link, INVOICE, { ...INVOICE, type: 'invoice.payment_succeeded' })
    expect(harness.waiting()).toEqual([])
  })

  test('of one account is not known of another', async () => {
    const [one, other] = [harness.link(), harness.link()]
    await harness.tell(one, INVOICE)
    await harness.tell(other, INVOICE)
    expect(harness.paymentsOf(one)).toHaveLength(1)
    expect(harness.paymentsOf(other)).toHaveLength(1)
  })

  test('of a client decides anew about what waits for the same client', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    harness.raw.exec("update payments set decision = 'hold'")
    harness.forgetJobs()
    const balance = paidInvoice({ id: 'in_2', paymentIntent: 'pi_2', email: 'ANA+work@client.example', customer: null })
    await harness.tell(link, { type: 'invoice.paid', object: balance })
    expect(harness.waiting()).toHaveLength(2)
    harness.forgetJobs()
    const stranger = paidInvoice({ id: 'in_3', paymentIntent: 'pi_3', email: 'bo@client.example', customer: 'cus_3' })
    await harness.tell(link, { type: 'invoice.paid', object: stranger })
    expect(harness.waiting()).toHaveLength(1)
  })

  test('fault 18: without an address that works keeps the one that the owner adds, whatever is told later', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ email: 'nobody' }) })
    const [payment] = harness.paymentsOf(link)
    expect(payment).toMatchObject({ customer_email: 'nobody', address_hash: null })
    const key = { workspaceId: 'wsp_1', paymentId: String(payment?.['id']) }
    await harness.db.transaction((tx) =>
      saveOwnersAddress(tx, key, { email: 'ana@client.example', name: null, hashKey: 'a-key-of-tests' }),
    )
    await harness.tell(link, SESSION)
    const [after] = harness.paymentsOf(link)
    expect(after).toMatchObject({
      customer_email: 'ana@client.example',
      customer_name: 'Ana Ribeiro',
      source: 'checkout',
    })
    expect(after?.['address_hash']).not.toBeNull()
  })

  test('of what the client had erased is not kept', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    harness.raw.exec(
      "update payments set facts_by_source = '{}', customer_email = null, customer_name = null, address_hash = null",
    )
    harness.forgetJobs()
    await harness.tell(link, SESSION, { type: 'charge.refunded', object: refundedCharge() })
    expect(harness.paymentsOf(link)).toMatchObject([
      { facts_by_source: '{}', customer_email: null, customer_name: null },
    ])
    expect(harness.waiting()).toEqual([])
  })

  test('in the metadata of the owner asks nobody', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ metadata: { testimonial: 'skip' } }) })
    const [payment] = harness.paymentsOf(link)
    expect(await readFacts(payment?.['id'])).toMatchObject({ ownersChoice: 'skip' })
  })
})

test('events in any order, once or more, with refunds and other names, come to the same', async () => {
  const subscription = { subscription: 'sub_9', because: 'subscription_create' }
  const cycle = { subscription: 'sub_9', because: 'subscription_cycle', id: 'in_10', paymentIntent: 'pi_10' }
  const all: SentEvent[] = [
    { type: 'invoice.paid', object: paidInvoice({ paymentIntent: null }) },
    { type: 'invoice.payment_succeeded', object: oldPaidInvoice({ email: null }) },
    SESSION,
    { type: 'invoice_payment.paid', object: invoicePayment() },
    { type: 'charge.refunded', object: refundedCharge() },
    { type: 'charge.dispute.created', object: dispute(), occurredAt: '2026-11-21T00:00:00Z' },
    { type: 'invoice.paid', object: paidInvoice({ ...subscription, id: 'in_9', amount: 0, paymentIntent: null }) },
    { type: 'invoice.paid', object: paidInvoice({ ...cycle, paidAt: '2026-12-20T09:00:00Z' }) },
    { type: 'charge.refunded', object: refundedCharge({ id: 'ch_10', paymentIntent: 'pi_10' }) },
    { type: 'invoice.voided', object: { ...paidInvoice({ id: 'in_8', paymentIntent: 'pi_8' }), status: 'void' } },
  ]
  const expected = new Map<string, unknown>()
  const anyOrder = fc
    .tuple(fc.subarray(all, { minLength: 2 }), fc.array(fc.nat(9), { maxLength: 6 }))
    .chain(([chosen, again]) =>
      fc.tuple(
        fc.constant(chosen),
        fc.shuffledSubarray([...chosen, ...again.flatMap((n) => chosen[n] ?? [])], {
          minLength: chosen.length + again.filter((n) => n < chosen.length).length,
        }),
      ),
    )
  await fc.assert(
    fc.asyncProperty(anyOrder, async ([chosen, factsBySource]) => {
      const key = JSON.stringify(chosen)
      if (!expected.has(key)) {
        const straight = harness.link()
        await harness.tell(straight, ...chosen)
        expected.set(key, harness.stateOf(straight))
      }
      const link = harness.link()
      await harness.tell(link, ...factsBySource)
      expect(harness.stateOf(link)).toEqual(expected.get(key))
    }),
    { numRuns: 200 },
  )
}, 60_000)
