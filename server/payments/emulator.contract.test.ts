import { beforeEach, describe, expect, test } from 'vitest'
import { createPaymentHarness } from '#server/testing/payment-harness.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { readListedCharge } from '#server/stripe/money-back-event.domain.ts'
import { readListedPayment } from '#server/stripe/payment-event.domain.ts'
import { reversalIn } from './money-back.domain.ts'
import { factsOf, joinPaymentEvents } from './payments.domain.ts'
import { readPaymentToDecide } from './payments.service.ts'

const ANA = { email: 'ana@client.example', name: 'Ana Ribeiro' }

let stripe: ReturnType<typeof createStripeHarness>
let harness: Awaited<ReturnType<typeof createPaymentHarness>>
let sale: { accountId: string; client: typeof ANA; amount: number; currency: string; description: string }
beforeEach(async () => {
  stripe = createStripeHarness()
  harness = await createPaymentHarness()
  sale = { accountId: await stripe.linkAccount(), client: ANA, amount: 48_000, currency: 'eur', description: 'Website' }
})

/** Names an invoice that was paid. */
async function paidInvoice() {
  const { id } = await stripe.actions.createInvoice(sale)
  await stripe.actions.payInvoice(id)
  return { accountId: sale.accountId, id }
}

/** What is known after all events, in their order or reversed. */
async function factsFromEvents(direction: 'forwards' | 'backwards') {
  const link = harness.link()
  const events = (await stripe.eventsOf(sale.accountId)).map(({ type, created, data: { object } }) => ({
    type,
    object,
    occurredAt: new Date(created * 1000).toISOString(),
  }))
  await harness.tell(link, ...(direction === 'forwards' ? events : events.toReversed()))
  const paid = (await harness.paymentsOf(link)).filter(({ paidAt }) => paidAt !== null)
  return Promise.all(
    paid.map(async ({ id: paymentId }) => {
      const key = { workspaceId: 'wsp_1', paymentId }
      const found = await harness.db.read((tx) => readPaymentToDecide(tx, key))
      if (!found?.facts) throw new Error('No payment.')
      const { source, because, amount, email, name, isPaidElsewhere, isFirstOfSubscription, reversal } = found.facts
      return {
        is: `${source} ${because}`,
        amount,
        client: `${name} ${email}`,
        isPaidElsewhere,
        isFirstOfSubscription,
        reversal: reversal?.because ?? null,
      }
    }),
  )
}

/** The same from objects listed at Stripe. */
async function listed() {
  const on = { stripeAccount: sale.accountId }
  const { data: invoices } = await stripe.link.invoices.list({ status: 'paid', expand: ['data.payments'] }, on)
  const { data: sessions } = await stripe.link.checkout.sessions.list({ status: 'complete' }, on)
  const { data: charges } = await stripe.link.charges.list({ expand: ['data.refunds'] }, on)
  return joinPaymentEvents([
    ...invoices.map((object) => readListedPayment({ kind: 'invoice', object })),
    ...sessions.map((object) => readListedPayment({ kind: 'session', object })),
    ...charges.map(readListedCharge),
  ]).flatMap(({ factsBySource: facts, moneyBack }) => {
    const payment = factsOf(facts)
    if (!payment) return []
    const reversal = reversalIn(moneyBack, payment)?.because ?? null
    return [{ is: `${payment.source} ${payment.because}`, amount: payment.amount, reversal }]
  })
}

type Expected = {
  amount: number
  client: string
  isPaidElsewhere: boolean
  isFirstOfSubscription: boolean
  reversal: string | null
}

const PAID: Expected = {
  amount: 48_000,
  client: 'Ana Ribeiro ana@client.example',
  isPaidElsewhere: false,
  isFirstOfSubscription: false,
  reversal: null,
}

const cases: [name: string, act: () => Promise<unknown>, expected: (Expected & { is: string })[]][] = [
  [
    'an invoice that is paid',
    async () => stripe.actions.payInvoice((await stripe.actions.createInvoice(sale)).id),
    [{ ...PAID, is: 'invoice manual' }],
  ],
  [
    'fault 25: an invoice that was paid elsewhere',
    async () => stripe.actions.payInvoice((await stripe.actions.createInvoice(sale)).id, { how: 'elsewhere' }),
    [{ ...PAID, is: 'invoice manual', isPaidElsewhere: true }],
  ],
  ['an invoice that nobody paid', () => stripe.actions.createInvoice(sale), []],
  ['a sale', () => stripe.actions.sell(sale), [{ ...PAID, is: 'checkout null' }]],
  [
    'fault 3: a sale with an invoice',
    () => stripe.actions.sell({ ...sale, hasInvoice: true }),
    [{ ...PAID, is: 'checkout manual' }],
  ],
  ['fault 22: a sale that is not settled', () => stripe.actions.sell({ ...sale, settles: 'later' }), []],
  [
    'fault 3: a subscription from a pay page',
    () => stripe.actions.startSubscription({ ...sale, by: 'checkout' }),
    [{ ...PAID, is: 'subscription subscription_create', isFirstOfSubscription: true }],
  ],
  [
    'fault 20: a subscription that was renewed twice',
    async () => {
      const { id } = await stripe.actions.startSubscription(sale)
      for (const _ of [1, 2]) {
        stripe.clock.advance({ days: 1 })
        await stripe.actions.renew(id)
      }
    },
    [
      { ...PAID, is: 'subscription subscription_create', isFirstOfSubscription: true },
      { ...PAID, is: 'subscription subscription_cycle' },
      { ...PAID, is: 'subscription subscription_cycle' },
    ],
  ],
  [
    'fault 21: a subscription after a trial',
    async () => {
      const { id } = await stripe.actions.startSubscription({ ...sale, by: 'checkout', trialDays: 14 })
      stripe.clock.advance({ days: 15 })
      await stripe.actions.passTime(id)
    },
    [
      { ...PAID, is: 'subscription subscription_create', amount: 0 },
      { ...PAID, is: 'subscription subscription_cycle', isFirstOfSubscription: true },
    ],
  ],
  [
    'fault 23: an invoice that was refunded',
    async () => {
      const { id } = await stripe.actions.createInvoice(sale)
      await stripe.actions.payInvoice(id)
      await stripe.actions.refund({ accountId: sale.accountId, id })
    },
    [{ ...PAID, is: 'invoice manual', reversal: 'refunded' }],
  ],
  [
    'fault 23: a sale of which a part was refunded',
    async () => {
      const { id } = await stripe.actions.sell(sale)
      await stripe.actions.refund({ accountId: sale.accountId, id, amount: 1000 })
    },
    [{ ...PAID, is: 'checkout null' }],
  ],
  [
    'an invoice whose refund failed',
    async () => {
      const paid = await paidInvoice()
      await stripe.actions.refund(paid)
      stripe.clock.advance({ days: 1 })
      await stripe.actions.failRefund(paid)
    },
    [{ ...PAID, is: 'invoice manual' }],
  ],
  [
    'fault 24: a sale that is disputed',
    async () => {
      const { id } = await stripe.actions.sell({ ...sale, hasInvoice: true })
      await stripe.actions.dispute({ accountId: sale.accountId, id })
    },
    [{ ...PAID, is: 'checkout manual', reversal: 'disputed' }],
  ],
]

const IN_EVENTS: [name: string, act: () => Promise<unknown>, reversal: string | null][] = [
  [
    'a dispute that was won',
    async () => {
      const paid = await paidInvoice()
      await stripe.actions.dispute(paid)
      await stripe.actions.closeDispute({ ...paid, as: 'won' })
    },
    null,
  ],
  [
    'a dispute that was lost',
    async () => {
      const paid = await paidInvoice()
      await stripe.actions.dispute(paid)
      await stripe.actions.closeDispute({ ...paid, as: 'lost' })
    },
    'disputed',
  ],
  ['a credit note for all of it', async () => stripe.actions.creditInvoice(await paidInvoice()), 'refunded'],
  [
    'a refund and a credit note that are all of it together',
    async () => {
      const paid = await paidInvoice()
      await stripe.actions.refund({ ...paid, amount: 8000 })
      await stripe.actions.creditInvoice(paid)
    },
    'refunded',
  ],
  [
    'a credit note for a part',
    async () => stripe.actions.creditInvoice({ ...(await paidInvoice()), amount: 8000 }),
    null,
  ],
]

// Stripe's lists of charges say neither how a dispute ended nor what was credited.
describe.each(IN_EVENTS)('%s', (_name, act, reversal) => {
  test.each(['forwards', 'backwards'] as const)('is read from the events, %s', async (direction) => {
    await act()
    expect(await factsFromEvents(direction)).toEqual([{ ...PAID, is: 'invoice manual', reversal }])
  })
})

describe.each(cases)('%s', (_name, act, expected) => {
  test.each(['forwards', 'backwards'] as const)(
    'is read from the events of the stand-in for Stripe, %s',
    async (direction) => {
      await act()
      expect(await factsFromEvents(direction)).toEqual(expected)
    },
  )

  test('is found by looking as it is told', async () => {
    await act()
    const found = (await listed()).toSorted((a, b) => a.amount - b.amount || (a.is < b.is ? 1 : -1))
    expect(found).toEqual(
      expected
        .map(({ is, amount, reversal }) => ({ is, amount, reversal }))
        .toSorted((a, b) => a.amount - b.amount || (a.is < b.is ? 1 : -1)),
    )
  })
})
