import { expect, test } from 'vitest'
import type { Payment } from '#shared/payments.ts'
import { ALL_PAYMENTS, hrefOf, type PaymentsView, pollIntervalOf, viewOf } from './payments.query.ts'

test.each<[string, PaymentsView]>([
  ['', ALL_PAYMENTS],
  ['?show=onHold', { ...ALL_PAYMENTS, show: 'onHold' }],
  ['?show=asked&account=con_1&page=2', { ...ALL_PAYMENTS, show: 'asked', account: 'con_1', page: 2 }],
  ['?show=asked&sort=oldest&page=2', { ...ALL_PAYMENTS, show: 'asked', isOldestFirst: true, page: 2 }],
  ['?q=Ana+%26+Bo&page=2&open=pay_1', { ...ALL_PAYMENTS, q: 'Ana & Bo', page: 2, open: 'pay_1' }],
])('the address %s says what is shown, and back', (search, view) => {
  expect(viewOf(new URLSearchParams(search))).toEqual(view)
  expect(hrefOf(view)).toBe(`/payments${search}`)
})

test('an address in an email that was sent before the filter was renamed still leads there', () => {
  expect(viewOf(new URLSearchParams('?show=held'))).toEqual({ ...ALL_PAYMENTS, show: 'onHold' })
})

test.each([
  '?show=nonsense',
  '?page=0',
  '?page=1.5',
  '?page=x',
  `?account=${'x'.repeat(65)}`,
  '?account=',
  '?q=++',
  '?open=',
  `?open=${'x'.repeat(65)}`,
])('what makes no sense is as if it were not there: %s', (search) => {
  expect(viewOf(new URLSearchParams(search))).toEqual(ALL_PAYMENTS)
})

const now = new Date('2026-11-20T10:00:00.000Z').getTime()
const at = (ms: number) => new Date(now + ms).toISOString()

const paymentOf = (changes: Partial<Payment>): Payment => ({
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: null,
  customerName: null,
  customerEmail: 'ana@client.example',
  amount: 1,
  currency: 'eur',
  paidAt: at(-1000),
  source: 'invoice',
  description: null,
  isPaidElsewhere: false,
  decision: { kind: 'skip', reason: 'renewal', since: null },
  evidence: null,
  ownersPart: null,
  testimonial: null,
  ...changes,
})

test.each([
  ['nothing is about to happen', paymentOf({}), 20_000],
  [
    'a client is asked tomorrow',
    paymentOf({ decision: { kind: 'ask', reason: 'invoice', at: at(86_400_000) } }),
    20_000,
  ],
  [
    'a client is asked in half a minute',
    paymentOf({ decision: { kind: 'ask', reason: 'invoice', at: at(30_000) } }),
    3000,
  ],
  ['a client should have been asked', paymentOf({ decision: { kind: 'ask', reason: 'invoice', at: at(-5000) } }), 3000],
  [
    'the email is being sent',
    paymentOf({
      decision: { kind: 'asked', reason: 'invoice', at: at(-5000) },
      testimonial: { id: 'tes_1', status: 'pending' },
    }),
    3000,
  ],
  [
    'the mail is out',
    paymentOf({
      decision: { kind: 'asked', reason: 'invoice', at: at(-5000) },
      testimonial: { id: 'tes_1', status: 'sent' },
    }),
    20_000,
  ],
] as const)('when %s it is asked again after a while that fits', (_, payment, expected) => {
  expect(pollIntervalOf([paymentOf({}), payment], now)).toBe(expected)
})

test('the first payment is waited for more often', () => {
  expect(pollIntervalOf([], now)).toBe(5000)
})
