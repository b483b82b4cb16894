import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import {
  dispute,
  invoicePayment,
  oldPaidInvoice,
  paidInvoice,
  paidSession,
  refundedCharge,
} from '#server/testing/stripe-objects.ts'
import {
  createPaymentHarness,
  PAID_INVOICE,
  PAID_SESSION,
  ordersOf,
  type SentEvent,
} from '#server/testing/payment-harness.ts'

let harness: Awaited<ReturnType<typeof createPaymentHarness>>
beforeEach(async () => {
  harness = await createPaymentHarness()
})

describe('fault 3: one purchase with three events', () => {
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
    'is one payment if each arrives three times, in the order $name',
    async ({ order }) => {
      const link = harness.link()
      await Promise.all([...order, ...order, ...order].map((event) => harness.tell(link, event)))
      const [payment, ...more] = await harness.paymentsOf(link)
      expect(more).toEqual([])
      expect(payment).toMatchObject({
        source: 'subscription',
        amount: 48_000,
        customerEmail: 'ana@client.example',
        description: 'A-0001',
        paidAt: new Date('2026-11-20T09:00:00Z'),
      })
      const straight = harness.link()
      await harness.tell(straight, ...events)
      expect(await harness.stateOf(link)).toEqual(await harness.stateOf(straight))
      expect(await harness.readFacts(payment?.id)).toMatchObject({ isFirstOfSubscription: true })
    },
  )

  test.each(ordersOf([PAID_INVOICE, PAID_SESSION, { type: 'invoice_payment.paid', object: invoicePayment() }]))(
    'is one payment if its ids are in separate events, in any order (%#)',
    async (...order) => {
      const nameless = order.map((event) =>
        event === PAID_INVOICE ? { ...event, object: paidInvoice({ paymentIntent: null }) } : event,
      )
      const link = harness.link()
      await harness.tell(link, ...nameless, ...nameless)
      expect(await harness.paymentsOf(link)).toHaveLength(1)
      expect((await harness.paymentsOf(link))[0]).toMatchObject({ source: 'checkout', description: 'A-0001' })
    },
  )
})

describe('two payments that turn out to be one', () => {
  const apart = [{ ...PAID_INVOICE, object: paidInvoice({ paymentIntent: null }) }, PAID_SESSION]
  const alias = { type: 'invoice_payment.paid', object: invoicePayment() }

  /** A connection with both payments, the older one first. */
  async function payApart() {
    const link = harness.link()
    await harness.tell(link, ...apart)
    const [first = '', second = ''] = await harness.rows(payments).values('id')
    return { link, first, second }
  }

  const decide = (id: string, change: { testimonialId: string; decision: 'ask' | 'asked' }) =>
    harness.rows(payments, { id }).update({ ...change, decisionReason: 'invoice' })

  test('become the older one, with the request of either', async () => {
    const { link, first, second } = await payApart()
    await decide(second, { testimonialId: 'req_2', decision: 'ask' })
    await harness.tell(link, alias)
    expect(await harness.paymentsOf(link)).toMatchObject([{ id: first, testimonialId: 'req_2', decision: 'ask' }])
  })

  test('have no name and trigger no request if the client had one of them erased', async () => {
    const { link, first, second } = await payApart()
    await decide(first, { testimonialId: 'req_1', decision: 'ask' })
    const erased = { factsBySource: {}, customerEmail: null, customerName: null }
    await harness.rows(payments, { id: second }).update({ ...erased, decision: 'skip' })
    await harness.forgetJobs()
    await harness.tell(link, alias)
    const [payment, ...others] = await harness.paymentsOf(link)
    expect(others).toEqual([])
    expect(payment).toMatchObject({ id: first, customerEmail: null, customerName: null, addressHash: null })
    expect(payment).toMatchObject({ description: null })
    expect(payment?.factsBySource).toEqual({})
    expect(await harness.waiting()).toEqual([first])
  })

  test('keep the older one’s request if both have one, and have the other cancelled', async () => {
    const { link, first, second } = await payApart()
    await decide(first, { testimonialId: 'req_1', decision: 'ask' })
    await decide(second, { testimonialId: 'req_2', decision: 'ask' })
    await harness.forgetJobs()
    await harness.tell(link, alias)
    const byId = new Map((await harness.paymentsOf(link)).map((payment) => [payment.id, payment]))
    expect(byId.get(first)).toMatchObject({ testimonialId: 'req_1', customerEmail: 'ana@client.example' })
    expect(byId.get(second)).toMatchObject({ testimonialId: 'req_2', paidAt: null, customerEmail: null })
    expect(byId.get(second)?.factsBySource).toEqual({})
    expect(await harness.readFacts(second)).toBeUndefined()
    expect(await harness.waiting()).toEqual([first, second].toSorted())
  })

  test('keep the request that was sent, and have the other cancelled', async () => {
    const { link, first, second } = await payApart()
    await decide(first, { testimonialId: 'req_1', decision: 'ask' })
    await decide(second, { testimonialId: 'req_2', decision: 'asked' })
    await harness.tell(link, alias)
    const byId = new Map((await harness.paymentsOf(link)).map((payment) => [payment.id, payment]))
    expect(byId.get(first)).toMatchObject({ testimonialId: 'req_2', decision: 'asked' })
    expect(byId.get(second)).toMatchObject({ testimonialId: 'req_1', paidAt: null })
  })
})

test('events have the same result in any order and number, with refunds and other ids', async () => {
  const subscription = { subscription: 'sub_9', because: 'subscription_create' }
  const cycle = { subscription: 'sub_9', because: 'subscription_cycle', id: 'in_10', paymentIntent: 'pi_10' }
  const all: SentEvent[] = [
    { type: 'invoice.paid', object: paidInvoice({ paymentIntent: null }) },
    { type: 'invoice.payment_succeeded', object: oldPaidInvoice({ email: null }) },
    PAID_SESSION,
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
    fc.asyncProperty(anyOrder, async ([chosen, sent]) => {
      const key = JSON.stringify(chosen)
      if (!expected.has(key)) {
        const straight = harness.link()
        await harness.tell(straight, ...chosen)
        expected.set(key, await harness.stateOf(straight))
      }
      const link = harness.link()
      await harness.tell(link, ...sent)
      expect(await harness.stateOf(link)).toEqual(expected.get(key))
    }),
    { numRuns: 200 },
  )
}, 60_000)
