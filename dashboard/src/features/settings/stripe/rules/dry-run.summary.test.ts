import { expect, test } from 'vitest'
import type { DryRunPayment } from '#shared/past-payments.ts'
import type { PaymentDecision } from '#shared/payments.ts'
import { askMessage, groupOf, picksOf, planMessage, reasonsOf, summaryMessage } from './dry-run.summary.ts'

const ask: PaymentDecision = { kind: 'ask', reason: 'invoice', at: '2026-11-20T10:00:00.000Z' }

const pastOf = (changes: Partial<DryRunPayment>): DryRunPayment => ({
  ref: 'in:in_1',
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  amount: 120_000,
  currency: 'eur',
  paidAt: '2026-11-17T10:00:00.000Z',
  source: 'invoice',
  description: null,
  decision: ask,
  evidence: { part: 'whole', by: 'nothing', words: null, otherPaidAt: null },
  cannotSendNow: null,
  ...changes,
})

const skipped = (reason: 'renewal' | 'plan_change' | 'refunded') =>
  pastOf({ decision: { kind: 'skip', reason, since: null } })

const onHold = pastOf({ decision: { kind: 'hold', reason: 'deposit', until: null } })

test('what would have been is summed up', () => {
  expect(summaryMessage([pastOf({}), pastOf({}), onHold, skipped('renewal')])).toBe(
    '4 payments: 2 asked, 1 on hold, 1 skipped.',
  )
  expect(summaryMessage([pastOf({})])).toBe('1 payment: 1 asked, 0 on hold, 0 skipped.')
  expect(groupOf({ decision: { ...ask, kind: 'asked' } })).toBe('asks')
})

test('reasons that are alike are counted together, the most frequent first', () => {
  const items = [pastOf({}), onHold, skipped('renewal'), skipped('plan_change'), skipped('refunded')]
  expect(reasonsOf(items)).toEqual([
    { text: 'Renewals and plan changes', count: 2 },
    { text: 'Deposits', count: 1 },
    { text: 'Refunded or disputed', count: 1 },
  ])
  expect(reasonsOf([pastOf({})])).toEqual([])
})

test('each client that was chosen is asked once, because of the newest payment', () => {
  const items = [
    pastOf({ ref: 'a' }),
    pastOf({ ref: 'b', customerEmail: ' ANA@client.example' }),
    pastOf({ ref: 'c', customerEmail: 'bo@client.example' }),
    pastOf({ ref: 'd', customerEmail: null }),
    pastOf({ ref: 'e', customerEmail: null }),
  ]
  const picked = (...refs: string[]) => picksOf(items, new Set(refs)).map(({ ref }) => ref)
  expect(picked('a', 'b', 'c')).toEqual(['a', 'c'])
  expect(picked('b')).toEqual(['b'])
  expect(picked('d', 'e', 'gone')).toEqual(['d', 'e'])
  expect(askMessage(1)).toBe('Ask this client')
  expect(askMessage(6)).toBe('Ask these 6 clients')
})

test.each([
  [6, 18, 30, 'You have 12 requests left this month. This uses 6.'],
  [1, 29, 30, 'You have 1 request left this month. This uses 1.'],
  [6, 28, 30, 'You have 2 requests left this month. 4 of these 6 clients will be asked next month.'],
  [3, 28, 30, 'You have 2 requests left this month. 1 of these 3 clients will be asked next month.'],
  [3, 30, 30, 'You have no requests left this month. They will be asked next month.'],
  [1, 35, 30, 'You have no requests left this month. This client will be asked next month.'],
  [6, 18, null, 'Your plan has no limit.'],
])('asking %i with %i used of %s: %s', (count, used, limit, expected) => {
  expect(planMessage(count, { used, limit, resetsOn: '2026-12-01' })).toBe(expected)
})

test('while the usage is not known nothing is said of it', () => {
  expect(planMessage(3, undefined)).toBeUndefined()
})
