import { beforeEach, describe, expect, test } from 'vitest'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'
import { asFirstPayment, readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import { createPaymentHarness, ordersOf, type SentEvent } from '#server/testing/payment-harness.ts'
import { joinPaymentEvents } from './payments.domain.ts'
import { findFirstPaymentLookup } from './recording.service.ts'

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
        facts: await harness.readFacts(id),
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

  test('fault 21: is decided again if an earlier payment arrives later', async () => {
    const link = harness.link()
    await harness.tell(link, trial, monthly(2, { number: 'second' }))
    expect(await firsts(link)).toEqual(['second'])
    await harness.forgetJobs()
    await harness.tell(link, monthly(1, { number: 'first' }))
    expect(await firsts(link)).toEqual(['first'])
    expect(await harness.waiting()).toHaveLength(2)
  })

  test('fault 20: has no first payment among renewals unless Stripe says so', async () => {
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
])('%s are two payments, even if Stripe says that each is the first of its subscription', async (_name, other) => {
  const link = harness.link()
  const occurredAt = new Date('2026-12-20T09:00:00Z')
  const said = (event: SentEvent) => asFirstPayment(readPaymentEvent({ ...event, occurredAt }))
  const renewal = { type: 'invoice.paid', object: paidInvoice(renewalOf('in_6')) }
  await harness.record(link, said(other))
  await harness.record(link, said(renewal))
  expect(await harness.paymentsOf(link)).toHaveLength(2)
  expect(joinPaymentEvents([said(other), said(renewal)])).toHaveLength(2)
})
