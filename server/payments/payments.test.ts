import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
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

let harness: Awaited<ReturnType<typeof createPaymentHarness>>
beforeEach(async () => {
  harness = await createPaymentHarness()
})

const readFacts = async (paymentId = '') =>
  (await harness.db.read((tx) => readPaymentToDecide(tx, { workspaceId: 'wsp_1', paymentId })))?.facts

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
    'is one payment in the order $name, each three times',
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
      expect(await readFacts(payment?.id)).toMatchObject({ isFirstOfSubscription: true })
    },
  )

  test.each(ordersOf([INVOICE, SESSION, { type: 'invoice_payment.paid', object: invoicePayment() }]))(
    'is one payment if its names are in separate events, in any order (%#)',
    async (...order) => {
      const nameless = order.map((event) =>
        event === INVOICE ? { ...event, object: paidInvoice({ paymentIntent: null }) } : event,
      )
      const link = harness.link()
      await harness.tell(link, ...nameless, ...nameless)
      expect(await harness.paymentsOf(link)).toHaveLength(1)
      expect((await harness.paymentsOf(link))[0]).toMatchObject({ source: 'checkout', description: 'A-0001' })
    },
  )
})

describe('two payments that turn out to be one', () => {
  const apart = [{ ...INVOICE, object: paidInvoice({ paymentIntent: null }) }, SESSION]
  const alias = { type: 'invoice_payment.paid', object: invoicePayment() }

  /** A link with both payments, the older one first. */
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

  test('leave the younger one’s request to be cancelled if both have one', async () => {
    const { link, first, second } = await payApart()
    await decide(first, { testimonialId: 'req_1', decision: 'ask' })
    await decide(second, { testimonialId: 'req_2', decision: 'ask' })
    await harness.forgetJobs()
    await harness.tell(link, alias)
    const byId = new Map((await harness.paymentsOf(link)).map((payment) => [payment.id, payment]))
    expect(byId.get(first)).toMatchObject({ testimonialId: 'req_1', customerEmail: 'ana@client.example' })
    expect(byId.get(second)).toMatchObject({ testimonialId: 'req_2', paidAt: null, customerEmail: null })
    expect(byId.get(second)?.factsBySource).toEqual({})
    expect(await readFacts(second)).toBeUndefined()
    expect(await harness.waiting()).toEqual([first, second].toSorted())
  })

  test('keep the request that was sent, and cancel the other', async () => {
    const { link, first, second } = await payApart()
    await decide(first, { testimonialId: 'req_1', decision: 'ask' })
    await decide(second, { testimonialId: 'req_2', decision: 'asked' })
    await harness.tell(link, alias)
    const byId = new Map((await harness.paymentsOf(link)).map((payment) => [payment.id, payment]))
    expect(byId.get(first)).toMatchObject({ testimonialId: 'req_2', decision: 'asked' })
    expect(byId.get(second)).toMatchObject({ testimonialId: 'req_1', paidAt: null })
  })
})

describe('a reversal', () => {
  test.each([
    ['fault 23: a refund', { type: 'charge.refunded', object: refundedCharge() }, 'refunded'],
    ['fault 24: a dispute', { type: 'charge.dispute.created', object: dispute() }, 'disputed'],
  ])('%s is recorded before or after the payment', async (_name, event, because) => {
    const [before, after] = [harness.link(), harness.link()]
    await harness.tell(before, event)
    expect(await harness.paymentsOf(before)).toMatchObject([{ paidAt: null, reversalReason: because }])
    expect(await harness.waiting()).toEqual([])
    await harness.tell(before, INVOICE)
    await harness.tell(after, INVOICE, event)
    expect(await harness.stateOf(before)).toEqual(await harness.stateOf(after))
    const [payment] = await harness.paymentsOf(before)
    expect(await readFacts(payment?.id)).toMatchObject({ reversal: { because } })
  })

  test('fault 22: a failed attempt does not reverse a later payment', async () => {
    const link = harness.link()
    await harness.tell(
      link,
      { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) },
      { type: 'invoice.marked_uncollectible', object: paidInvoice(), occurredAt: '2026-11-19T00:00:00Z' },
      INVOICE,
    )
    const [payment] = await harness.paymentsOf(link)
    expect(await readFacts(payment?.id)).toMatchObject({ reversal: null })
  })

  test('fault 22: an unpaid checkout is not a payment yet', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) })
    expect(await harness.paymentsOf(link)).toMatchObject([{ paidAt: null }])
    expect(await harness.waiting()).toEqual([])
    await harness.tell(link, { type: 'checkout.session.async_payment_succeeded', object: paidSession() })
    expect(await harness.paymentsOf(link)).toMatchObject([{ amount: 48_000 }])
    expect(await harness.waiting()).toHaveLength(1)
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
      (await harness.paymentsOf(link)).map(async ({ id, description }) => ({
        description,
        facts: await readFacts(id),
      })),
    )
    return found.filter(({ facts }) => facts?.isFirstOfSubscription).map(({ description }) => description)
  }

  test.each(ordersOf([trial, monthly(1, { number: 'first' }), monthly(2)]))(
    'fault 21: has its first payment after the trial, in any order of events (%#)',
    async (...order) => {
      const link = harness.link()
      await harness.tell(link, ...order)
      expect(await firsts(link)).toEqual(['first'])
    },
  )

  test('fault 21: is decided again if an earlier payment turns out to be the first', async () => {
    const link = harness.link()
    await harness.tell(link, trial, monthly(2, { number: 'second' }))
    expect(await firsts(link)).toEqual(['second'])
    await harness.forgetJobs()
    await harness.tell(link, monthly(1, { number: 'first' }))
    expect(await firsts(link)).toEqual(['first'])
    expect(await harness.waiting()).toHaveLength(2)
  })

  test('fault 20: has no first payment among its renewals, unless Stripe says so', async () => {
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
    'a renewal and the checkout of its subscription',
    {
      type: 'checkout.session.completed',
      object: paidSession({ mode: 'subscription', subscription: 'sub_1', invoice: 'in_1', paymentIntent: null }),
    },
  ],
])(
  '%s are two payments, even if Stripe says of each that it is the first of its subscription',
  async (_name, other) => {
    const link = harness.link()
    const occurredAt = new Date('2026-12-20T09:00:00Z')
    const said = (event: SentEvent) => asFirstPayment(readPaymentEvent({ ...event, occurredAt }))
    const renewal = { type: 'invoice.paid', object: paidInvoice(renewalOf('in_6')) }
    await harness.record(link, said(other))
    await harness.record(link, said(renewal))
    expect(await harness.paymentsOf(link)).toHaveLength(2)
    expect(joinPaymentEvents([said(other), said(renewal)])).toHaveLength(2)
  },
)

describe('an event', () => {
  test('about a payment from before the link is ignored, with a tolerance for clocks', async () => {
    const link = harness.link(new Date('2026-11-20T09:01:03Z'))
    await harness.tell(link, INVOICE, SESSION, INVOICE)
    expect(await harness.paymentsOf(link)).toEqual([])
    const later = harness.link(new Date('2026-11-20T09:01:00Z'))
    await harness.tell(later, INVOICE)
    expect(await harness.paymentsOf(later)).toHaveLength(1)
  })

  test('sent twice causes one decision', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    await harness.forgetJobs()
    await harness.tell(link, INVOICE, { ...INVOICE, type: 'invoice.payment_succeeded' })
    expect(await harness.waiting()).toEqual([])
  })

  test('of one account does not affect another', async () => {
    const [one, other] = [harness.link(), harness.link()]
    await harness.tell(one, INVOICE)
    await harness.tell(other, INVOICE)
    expect(await harness.paymentsOf(one)).toHaveLength(1)
    expect(await harness.paymentsOf(other)).toHaveLength(1)
  })

  test('about a client causes new decisions about waiting payments of the same client', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    await harness.rows(payments).update({ decision: 'hold' })
    await harness.forgetJobs()
    const balance = paidInvoice({ id: 'in_2', paymentIntent: 'pi_2', email: 'ANA+work@client.example', customer: null })
    await harness.tell(link, { type: 'invoice.paid', object: balance })
    expect(await harness.waiting()).toHaveLength(2)
    await harness.forgetJobs()
    const stranger = paidInvoice({ id: 'in_3', paymentIntent: 'pi_3', email: 'bo@client.example', customer: 'cus_3' })
    await harness.tell(link, { type: 'invoice.paid', object: stranger })
    expect(await harness.waiting()).toHaveLength(1)
  })

  test('fault 18: without a valid address keeps the one that the owner adds, despite later events', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ email: 'nobody' }) })
    const [payment] = await harness.paymentsOf(link)
    expect(payment).toMatchObject({ customerEmail: 'nobody', addressHash: null })
    const key = { workspaceId: 'wsp_1', paymentId: payment?.id ?? '' }
    await harness.db.transaction((tx) =>
      saveOwnersAddress(tx, key, { email: 'ana@client.example', name: null, hashKey: 'a-key-of-tests' }),
    )
    await harness.tell(link, SESSION)
    const [after] = await harness.paymentsOf(link)
    expect(after).toMatchObject({
      customerEmail: 'ana@client.example',
      customerName: 'Ana Ribeiro',
      source: 'checkout',
    })
    expect(after?.addressHash).not.toBeNull()
  })

  test('about data that the client had erased is not stored', async () => {
    const link = harness.link()
    await harness.tell(link, INVOICE)
    const erased = { factsBySource: {}, customerEmail: null, customerName: null }
    await harness.rows(payments).update({ ...erased, addressHash: null })
    await harness.forgetJobs()
    await harness.tell(link, SESSION, { type: 'charge.refunded', object: refundedCharge() })
    const [payment, ...others] = await harness.paymentsOf(link)
    expect(others).toEqual([])
    const { factsBySource, customerEmail, customerName } = payment ?? {}
    expect({ factsBySource, customerEmail, customerName }).toEqual(erased)
    expect(await harness.waiting()).toEqual([])
  })

  test('with the owner’s metadata "skip" triggers no request', async () => {
    const link = harness.link()
    await harness.tell(link, { type: 'invoice.paid', object: paidInvoice({ metadata: { testimonial: 'skip' } }) })
    const [payment] = await harness.paymentsOf(link)
    expect(await readFacts(payment?.id)).toMatchObject({ ownersChoice: 'skip' })
  })
})

test('events in any order and number, with refunds and other names, have the same result', async () => {
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
