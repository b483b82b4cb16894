import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPaymentDesk, type ToldEvent } from '#server/testing/payment-desk.ts'
import {
  dispute,
  invoicePayment,
  oldPaidInvoice,
  paidInvoice,
  paidSession,
  refundedCharge,
} from '#server/testing/stripe-objects.ts'
import { asFirstPayment, readPaymentNews } from '#server/stripe/payment-news.domain.ts'
import { joinNews } from './payments.domain.ts'
import { readPaymentToDecide } from './payments.service.ts'
import { findFirstPaymentLookup, saveOwnersAddress } from './recording.service.ts'

const INVOICE: ToldEvent = { type: 'invoice.paid', object: paidInvoice() }
const SESSION: ToldEvent = { type: 'checkout.session.completed', object: paidSession() }

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

let desk: ReturnType<typeof createPaymentDesk>
beforeEach(() => {
  desk = createPaymentDesk()
})

const readFacts = async (id: unknown) =>
  (await desk.db.read((sql) => readPaymentToDecide(sql, { workspaceId: 'wsp_1', paymentId: String(id) })))?.facts

describe('fault 3: one purchase that three events tell of', () => {
  const subscription = { subscription: 'sub_1', because: 'subscription_create' }
  const events: ToldEvent[] = [
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
      const link = desk.link()
      await Promise.all([...order, ...order, ...order].map((event) => desk.tell(link, event)))
      const [payment, ...more] = desk.paymentsOf(link)
      expect(more).toEqual([])
      expect(payment).toMatchObject({
        source: 'subscription',
        amount: 48_000,
        customer_email: 'ana@client.example',
        description: 'A-0001',
        paid_at: Date.parse('2026-11-20T09:00:00Z'),
      })
      const straight = desk.link()
      await desk.tell(straight, ...events)
      expect(desk.stateOf(link)).toEqual(desk.stateOf(straight))
      expect(await readFacts(payment?.['id'])).toMatchObject({ isFirstOfSubscription: true })
    },
  )

  test.each(ordersOf([INVOICE, SESSION, { type: 'invoice_payment.paid', object: invoicePayment() }]))(
    'is one payment whose names come apart, in whatever order they are told (%#)',
    async (...order) => {
      const nameless = order.map((event) =>
        event === INVOICE ? { ...event, object: paidInvoice({ paymentIntent: null }) } : event,
      )
      const link = desk.link()
      await desk.tell(link, ...nameless, ...nameless)
      expect(desk.paymentsOf(link)).toHaveLength(1)
      expect(desk.paymentsOf(link)[0]).toMatchObject({ source: 'checkout', description: 'A-0001' })
    },
  )
})

describe('two payments that turn out to be one', () => {
  const apart = [{ ...INVOICE, object: paidInvoice({ paymentIntent: null }) }, SESSION]
  const alias = { type: 'invoice_payment.paid', object: invoicePayment() }

  const plan = (paymentId: unknown, testimonialId: string, decision: 'ask' | 'asked') =>
    desk.raw
      .prepare("update payments set testimonial_id = ?, decision = ?, decision_reason = 'invoice' where id = ?")
      .run(testimonialId, decision, paymentId)

  test('are the older one, with the request of either', async () => {
    const link = desk.link()
    await desk.tell(link, ...apart)
    const [first, second] = desk.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(second, 'req_2', 'ask')
    await desk.tell(link, alias)
    expect(desk.paymentsOf(link)).toMatchObject([{ id: first, testimonial_id: 'req_2', decision: 'ask' }])
  })

  test('are without a name, and ask nobody, where the client had one of them erased', async () => {
    const link = desk.link()
    await desk.tell(link, ...apart)
    const [first, second] = desk.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    desk.raw
      .prepare(
        "update payments set told = '{}', customer_email = null, customer_name = null, decision = 'skip' where id = ?",
      )
      .run(second)
    desk.forgetJobs()
    await desk.tell(link, alias)
    expect(desk.paymentsOf(link)).toMatchObject([
      { id: first, told: '{}', customer_email: null, customer_name: null, address_hash: null, description: null },
    ])
    expect(desk.waiting()).toEqual([first])
  })

  test('leave what is left of the younger to be taken back, where both have a request', async () => {
    const link = desk.link()
    await desk.tell(link, ...apart)
    const [first, second] = desk.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    plan(second, 'req_2', 'ask')
    desk.forgetJobs()
    await desk.tell(link, alias)
    const byId = new Map(desk.paymentsOf(link).map((row) => [row['id'], row]))
    expect(byId.get(first)).toMatchObject({ testimonial_id: 'req_1', customer_email: 'ana@client.example' })
    expect(byId.get(second)).toMatchObject({ testimonial_id: 'req_2', paid_at: null, told: '{}', customer_email: null })
    expect(await readFacts(second)).toBeUndefined()
    expect(desk.waiting()).toEqual([first, second].toSorted())
  })

  test('keep the request that was sent already, and take back the one that waits', async () => {
    const link = desk.link()
    await desk.tell(link, ...apart)
    const [first, second] = desk.raw.prepare('select id from payments order by created_at').pluck().all()
    plan(first, 'req_1', 'ask')
    plan(second, 'req_2', 'asked')
    await desk.tell(link, alias)
    const byId = new Map(desk.paymentsOf(link).map((row) => [row['id'], row]))
    expect(byId.get(first)).toMatchObject({ testimonial_id: 'req_2', decision: 'asked' })
    expect(byId.get(second)).toMatchObject({ testimonial_id: 'req_1', paid_at: null })
  })
})

describe('what undoes a payment', () => {
  test.each([
    ['fault 23: a refund', { type: 'charge.refunded', object: refundedCharge() }, 'refunded'],
    ['fault 24: a dispute', { type: 'charge.dispute.created', object: dispute() }, 'disputed'],
  ])('%s is kept whether it comes before the payment or after it', async (_name, event, because) => {
    const [before, after] = [desk.link(), desk.link()]
    await desk.tell(before, event)
    expect(desk.paymentsOf(before)).toMatchObject([{ paid_at: null, undone_because: because }])
    expect(desk.waiting()).toEqual([])
    await desk.tell(before, INVOICE)
    await desk.tell(after, INVOICE, event)
    expect(desk.stateOf(before)).toEqual(desk.stateOf(after))
    const [payment] = desk.paymentsOf(before)
    expect(await readFacts(payment?.['id'])).toMatchObject({ undone: { because } })
  })

  test('fault 22: a try that failed does not undo what was paid after it', async () => {
    const link = desk.link()
    await desk.tell(
      link,
      { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) },
      { type: 'invoice.marked_uncollectible', object: paidInvoice(), occurredAt: '2026-11-19T00:00:00Z' },
      INVOICE,
    )
    const [payment] = desk.paymentsOf(link)
    expect(await readFacts(payment?.['id'])).toMatchObject({ undone: null })
  })

  test('fault 22: a checkout that is not paid yet is no payment', async () => {
    const link = desk.link()
    await desk.tell(link, { type: 'checkout.session.completed', object: paidSession({ status: 'unpaid' }) })
    expect(desk.paymentsOf(link)).toMatchObject([{ paid_at: null }])
    expect(desk.waiting()).toEqual([])
    await desk.tell(link, { type: 'checkout.session.async_payment_succeeded', object: paidSession() })
    expect(desk.paymentsOf(link)).toMatchObject([{ amount: 48_000 }])
    expect(desk.waiting()).toHaveLength(1)
  })
})

describe('a subscription', () => {
  const monthly = (month: number, of: Parameters<typeof paidInvoice>[0] = {}): ToldEvent => ({
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

  const firsts = async (link: ReturnType<typeof desk.link>) => {
    const found = await Promise.all(
      desk.paymentsOf(link).map(async (row) => ({ row, facts: await readFacts(row['id']) })),
    )
    return found.filter(({ facts }) => facts?.isFirstOfSubscription).map(({ row }) => row['description'])
  }

  test.each(ordersOf([trial, monthly(1, { number: 'first' }), monthly(2)]))(
    'fault 21: has its first money after the trial, in whatever order it is told (%#)',
    async (...order) => {
      const link = desk.link()
      await desk.tell(link, ...order)
      expect(await firsts(link)).toEqual(['first'])
    },
  )

  test('fault 21: decides anew about what seemed to be the first', async () => {
    const link = desk.link()
    await desk.tell(link, trial, monthly(2, { number: 'second' }))
    expect(await firsts(link)).toEqual(['second'])
    desk.forgetJobs()
    await desk.tell(link, monthly(1, { number: 'first' }))
    expect(await firsts(link)).toEqual(['first'])
    expect(desk.waiting()).toHaveLength(2)
  })

  test('fault 20: has no first money among its renewals, unless Stripe says so', async () => {
    const link = desk.link()
    await desk.tell(link, monthly(4))
    expect(await firsts(link)).toEqual([])
    const { type, object } = monthly(5, { subscription: 'sub_2', number: 'asked Stripe' })
    const news = readPaymentNews({ type, object, occurredAt: new Date('2027-04-20T09:00:00Z') })
    const lookUp = () => desk.db.read((sql) => findFirstPaymentLookup(sql, { connectionId: link.id, news }))
    expect(await lookUp()).toEqual({ subscriptionId: 'sub_2', invoiceId: 'in_5' })
    await desk.record(link, asFirstPayment(news))
    expect(await firsts(link)).toEqual(['asked Stripe'])
    expect(await lookUp()).toBeNull()
    const later = monthly(7, { subscription: 'sub_1' })
    const renewal = readPaymentNews({ ...later, occurredAt: new Date('2027-06-20T09:00:00Z') })
    const ask = (connectionId: string) =>
      desk.db.read((sql) => findFirstPaymentLookup(sql, { connectionId, news: renewal }))
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
  const link = desk.link()
  const occurredAt = new Date('2026-12-20T09:00:00Z')
  const said = (event: ToldEvent) => asFirstPayment(readPaymentNews({ ...event, occurredAt }))
  const renewal = { type: 'invoice.paid', object: paidInvoice(renewalOf('in_6')) }
  await desk.record(link, said(other))
  await desk.record(link, said(renewal))
  expect(desk.paymentsOf(link)).toHaveLength(2)
  expect(joinNews([said(other), said(renewal)])).toHaveLength(2)
})

describe('what is told', () => {
  test('of a payment from before the link is not taken in, but for what the clocks differ', async () => {
    const link = desk.link(new Date('2026-11-20T09:01:03Z'))
    await desk.tell(link, INVOICE, SESSION, INVOICE)
    expect(desk.paymentsOf(link)).toEqual([])
    const later = desk.link(new Date('2026-11-20T09:01:00Z'))
    await desk.tell(later, INVOICE)
    expect(desk.paymentsOf(later)).toHaveLength(1)
  })

  test('twice decides once', async () => {
    const link = desk.link()
    await desk.tell(link, INVOICE)
    desk.forgetJobs()
    await desk.tell(link, INVOICE, { ...INVOICE, type: 'invoice.payment_succeeded' })
    expect(desk.waiting()).toEqual([])
  })

  test('of one account is not known of another', async () => {
    const [one, other] = [desk.link(), desk.link()]
    await desk.tell(one, INVOICE)
    await desk.tell(other, INVOICE)
    expect(desk.paymentsOf(one)).toHaveLength(1)
    expect(desk.paymentsOf(other)).toHaveLength(1)
  })

  test('of a client decides anew about what waits for the same client', async () => {
    const link = desk.link()
    await desk.tell(link, INVOICE)
    desk.raw.exec("update payments set decision = 'hold'")
    desk.forgetJobs()
    const balance = paidInvoice({ id: 'in_2', paymentIntent: 'pi_2', email: 'ANA+work@client.example', customer: null })
    await desk.tell(link, { type: 'invoice.paid', object: balance })
    expect(desk.waiting()).toHaveLength(2)
    desk.forgetJobs()
    const stranger = paidInvoice({ id: 'in_3', paymentIntent: 'pi_3', email: 'bo@client.example', customer: 'cus_3' })
    await desk.tell(link, { type: 'invoice.paid', object: stranger })
    expect(desk.waiting()).toHaveLength(1)
  })

  test('fault 18: without an address that works keeps the one that the owner adds, whatever is told later', async () => {
    const link = desk.link()
    await desk.tell(link, { type: 'invoice.paid', object: paidInvoice({ email: 'nobody' }) })
    const [payment] = desk.paymentsOf(link)
    expect(payment).toMatchObject({ customer_email: 'nobody', address_hash: null })
    const key = { workspaceId: 'wsp_1', paymentId: String(payment?.['id']) }
    await desk.db.transaction((sql) =>
      saveOwnersAddress(sql, key, { email: 'ana@client.example', name: null, hashKey: 'a-key-of-tests' }),
    )
    await desk.tell(link, SESSION)
    const [after] = desk.paymentsOf(link)
    expect(after).toMatchObject({
      customer_email: 'ana@client.example',
      customer_name: 'Ana Ribeiro',
      source: 'checkout',
    })
    expect(after?.['address_hash']).not.toBeNull()
  })

  test('of what the client had erased is not kept', async () => {
    const link = desk.link()
    await desk.tell(link, INVOICE)
    desk.raw.exec("update payments set told = '{}', customer_email = null, customer_name = null, address_hash = null")
    desk.forgetJobs()
    await desk.tell(link, SESSION, { type: 'charge.refunded', object: refundedCharge() })
    expect(desk.paymentsOf(link)).toMatchObject([{ told: '{}', customer_email: null, customer_name: null }])
    expect(desk.waiting()).toEqual([])
  })

  test('in the metadata of the owner asks nobody', async () => {
    const link = desk.link()
    await desk.tell(link, { type: 'invoice.paid', object: paidInvoice({ metadata: { testimonial: 'skip' } }) })
    const [payment] = desk.paymentsOf(link)
    expect(await readFacts(payment?.['id'])).toMatchObject({ ownersChoice: 'skip' })
  })
})

test('events in any order, once or more, with refunds and other names, come to the same', async () => {
  const subscription = { subscription: 'sub_9', because: 'subscription_create' }
  const cycle = { subscription: 'sub_9', because: 'subscription_cycle', id: 'in_10', paymentIntent: 'pi_10' }
  const all: ToldEvent[] = [
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
    fc.asyncProperty(anyOrder, async ([chosen, told]) => {
      const key = JSON.stringify(chosen)
      if (!expected.has(key)) {
        const straight = desk.link()
        await desk.tell(straight, ...chosen)
        expected.set(key, desk.stateOf(straight))
      }
      const link = desk.link()
      await desk.tell(link, ...told)
      expect(desk.stateOf(link)).toEqual(expected.get(key))
    }),
    { numRuns: 200 },
  )
}, 60_000)
