import type { EventDraft } from './stripe-events.ts'
import {
  creditNote,
  dispute,
  failedRefund,
  invoicePayment,
  paidInvoice,
  paidSession,
  refundedCharge,
} from './stripe-objects.ts'

/**
 * What happened between an owner and a client, as the events that Stripe sends about it. Their order is the order in
 * which things happened; they can arrive in any other. Ids begin with their kind, like `in_1`, and addresses end in
 * `@client.example`, so that a test can rename them.
 */
export type Story = {
  name: string
  events: EventDraft[]
  /** What the owner says of a payment, by the id of its invoice, at any time after it was heard. */
  correction?: { invoiceId: string; part: 'first' | 'last' }
  /** Until now, another invoice of the client was open. It happens after everything else. */
  closing?: EventDraft
}

const minute = (number: number) => new Date(Date.parse('2026-11-20T07:00:00Z') + number * 60_000)

type Invoice = NonNullable<Parameters<typeof paidInvoice>[0]>

const pay = (id: string, at: number, invoice: Invoice = {}): EventDraft => {
  const number = { paidAt: minute(at).toISOString(), paymentIntent: `pi_${id}`, number: id, ...invoice, id: `in_${id}` }
  return { type: 'invoice.paid', at: minute(at), object: paidInvoice(number) }
}
const names = (id: string) => ({ id: `ch_${id}`, paymentIntent: `pi_${id}` })
const refund = (id: string, at: number, back = 48_000, amount = 48_000): EventDraft => ({
  type: 'charge.refunded',
  at: minute(at),
  object: refundedCharge({ ...names(id), amount, back }),
})
const fails = (id: string, at: number, amount = 48_000): EventDraft => ({
  type: 'refund.failed',
  at: minute(at),
  object: failedRefund({ id: `re_${id}`, charge: `ch_${id}`, paymentIntent: `pi_${id}`, amount }),
})
const isDisputed = (id: string, at: number): EventDraft => ({
  type: 'charge.dispute.created',
  at: minute(at),
  object: dispute({ charge: `ch_${id}`, paymentIntent: `pi_${id}` }),
})
const disputeEnds = (id: string, at: number, status: string): EventDraft => ({
  type: 'charge.dispute.closed',
  at: minute(at),
  object: dispute({ charge: `ch_${id}`, paymentIntent: `pi_${id}`, status }),
})
const credit = (id: string, at: number, amount: number): EventDraft => ({
  type: 'credit_note.created',
  at: minute(at),
  object: creditNote({ id: `cn_${id}`, invoice: `in_${id}`, amount }),
})
const named = (id: string, at: number): EventDraft => ({
  type: 'invoice_payment.paid',
  at: minute(at),
  object: invoicePayment({ invoice: `in_${id}`, paymentIntent: `pi_${id}` }),
})
const session = (id: string, at: number, of: Parameters<typeof paidSession>[0] = {}): EventDraft => ({
  type: 'checkout.session.completed',
  at: minute(at),
  object: paidSession({ paidAt: minute(at).toISOString(), paymentIntent: `pi_${id}`, ...of, id: `cs_${id}` }),
})
const voided = (id: string, at: number): EventDraft => ({
  type: 'invoice.voided',
  at: minute(at),
  object: { ...paidInvoice({ id: `in_${id}`, paymentIntent: null }), status: 'void' },
})

const DEPOSIT = { line: '50% deposit', amount: 24_000 }
const BALANCE = { line: 'Remaining 50%', amount: 24_000 }
const HALF = { line: 'Website 50%', amount: 24_000 }
const OF_TOTAL = { metadata: { project_total: '4800' } }
const OTHER_CUSTOMER = { customer: 'cus_2' }

export const stories: Story[] = [
  // A correction decides all payments of the workspace again, so these come before there are thousands.
  {
    name: 'what the owner says was the last',
    events: [pay('1', 1, { line: 'Deposit box' }), pay('2', 2, { line: 'Anzahlung Rahmen', amount: 90_000 })],
    correction: { invoiceId: 'in_2', part: 'last' },
  },
  {
    name: 'what the owner says was a deposit',
    events: [
      pay('1', 1, { line: 'Kick-off of the exhibition' }),
      pay('2', 2, { line: 'Catalogue', amount: 90_000 }),
      refund('2', 3, 90_000, 90_000),
    ],
    correction: { invoiceId: 'in_1', part: 'first' },
  },
  { name: 'a deposit and its balance', events: [pay('1', 1, DEPOSIT), pay('2', 2, BALANCE)] },
  {
    name: 'three parts of a total, the last one paid again after a refund',
    events: [
      pay('1', 1, { ...OF_TOTAL, amount: 160_000 }),
      pay('2', 2, { line: 'Website, half of $4,800', amount: 240_000 }),
      pay('3', 3, { ...OF_TOTAL, amount: 80_000 }),
      refund('3', 4, 80_000, 80_000),
      pay('4', 5, { ...OF_TOTAL, amount: 80_000 }),
    ],
  },
  {
    name: 'halves that say the same, the second one refunded',
    events: [pay('1', 1, HALF), pay('2', 2, HALF), refund('2', 3, 24_000, 24_000), pay('3', 4, HALF)],
  },
  {
    name: 'equal halves without words',
    events: [pay('1', 1, { line: 'Website', amount: 24_000 }), pay('2', 2, { line: 'Website', amount: 24_000 })],
  },
  {
    name: 'a balance that is refunded',
    events: [pay('1', 1, DEPOSIT), pay('2', 2, BALANCE), refund('2', 3, 24_000, 24_000)],
  },
  {
    name: 'a balance that is refunded, and paid again',
    events: [
      pay('1', 1, DEPOSIT),
      pay('2', 2, BALANCE),
      refund('2', 3, 24_000, 24_000),
      pay('3', 4, { ...BALANCE, line: 'Final invoice' }),
    ],
  },
  { name: 'two projects', events: [pay('1', 1), pay('2', 2, { line: 'Logo', amount: 90_000 })] },
  {
    name: 'two projects of different customers with one address',
    events: [pay('1', 1), pay('2', 2, { ...OTHER_CUSTOMER, line: 'Logo' })],
  },
  {
    name: 'two payments in the same second',
    events: [pay('1', 1), pay('2', 1, { line: 'Logo' }), pay('3', 1, { line: 'Flyer' })],
  },
  {
    name: 'the newest of two payments is refunded',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), refund('2', 3)],
  },
  {
    name: 'the newest is refunded, and the refund fails',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), refund('2', 3), fails('2', 4)],
  },
  {
    name: 'the newest is disputed and won',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), isDisputed('2', 3), disputeEnds('2', 4, 'won')],
  },
  {
    name: 'the newest is disputed and lost',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), isDisputed('2', 3), disputeEnds('2', 4, 'lost')],
  },
  {
    name: 'refunded in two steps, the rest credited',
    events: [pay('1', 1), refund('1', 2, 10_000), refund('1', 3, 30_000), credit('1', 4, 18_000)],
  },
  { name: 'refunded in part', events: [pay('1', 1), refund('1', 2, 10_000), credit('1', 3, 10_000)] },
  {
    name: 'three payments, of which the middle one is refunded',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), pay('3', 3, { line: 'Flyer' }), refund('2', 4)],
  },
  {
    name: 'three payments, of which the last two are refunded',
    events: [
      pay('1', 1),
      pay('2', 2, { line: 'Logo' }),
      pay('3', 3, { line: 'Flyer' }),
      refund('2', 4),
      refund('3', 5),
    ],
  },
  {
    name: 'one purchase in three events, then refunded',
    events: [session('1', 1, { invoice: 'in_1' }), pay('1', 1, { paymentIntent: null }), named('1', 2), refund('1', 3)],
  },
  {
    name: 'a purchase in three events between two invoices',
    events: [
      pay('2', 1, { line: 'Logo' }),
      session('1', 2, { invoice: 'in_1' }),
      pay('1', 2, { paymentIntent: null }),
      named('1', 3),
      pay('3', 4, { line: 'Flyer' }),
    ],
  },
  {
    name: 'the newest payment has no address',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo', email: null })],
  },
  {
    name: 'the client’s address changed between payments',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo', email: 'ana.new@client.example' })],
  },
  {
    name: 'the owner marked the newest invoice to be skipped',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo', metadata: { testimonial: 'skip' } })],
  },
  {
    name: 'a subscription with renewals',
    events: [
      pay('1', 1, { subscription: 'sub_1', because: 'subscription_create' }),
      pay('2', 2, { subscription: 'sub_1', because: 'subscription_cycle' }),
      pay('3', 3, { subscription: 'sub_1', because: 'subscription_cycle' }),
    ],
  },
  {
    name: 'a trial, then the first money',
    events: [
      pay('1', 1, { subscription: 'sub_1', because: 'subscription_create', amount: 0, paymentIntent: null }),
      pay('2', 2, { subscription: 'sub_1', because: 'subscription_cycle' }),
      pay('3', 3, { subscription: 'sub_1', because: 'subscription_cycle' }),
    ],
  },
  {
    name: 'a deposit, its balance and another project',
    events: [pay('1', 1, DEPOSIT), pay('2', 2, BALANCE), pay('3', 3, { line: 'Portrait session', amount: 9_900 })],
  },
  {
    name: 'a deposit, its balance and another project that is refunded',
    events: [
      pay('1', 1, DEPOSIT),
      pay('2', 2, BALANCE),
      pay('3', 3, { line: 'Portrait session', amount: 9_900 }),
      refund('3', 4, 9_900, 9_900),
    ],
  },
  { name: 'a paid invoice that is voided', events: [pay('1', 1), pay('2', 2, { line: 'Logo' }), voided('2', 3)] },
  {
    name: 'an open invoice, paid in the end',
    events: [pay('1', 1), pay('2', 2, { line: 'Logo' })],
    closing: pay('3', 3, { line: 'Flyer' }),
  },
  {
    name: 'an open balance of a deposit',
    events: [pay('1', 1, DEPOSIT), pay('2', 2, { line: 'Logo', amount: 90_000 })],
    closing: pay('3', 3, BALANCE),
  },
  {
    name: 'two projects paid, refunded and disputed',
    events: [
      pay('1', 1, DEPOSIT),
      pay('2', 2, BALANCE),
      pay('3', 3, { line: 'Portrait session', amount: 9_900 }),
      refund('3', 4, 9_900, 9_900),
      pay('4', 5, { line: 'Logo', amount: 90_000 }),
      isDisputed('4', 6),
    ],
  },
  {
    name: 'an invoice that subtracts the deposit',
    events: [pay('1', 1, DEPOSIT), pay('2', 2, { line: 'Website, less deposit paid', amount: 24_000 })],
  },
]
