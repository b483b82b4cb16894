import { expect, test } from 'vitest'
import type { DryRunPayment, PaymentDecision } from '#shared/payments.ts'
import { askWords, groupOf, picksOf, planWords, reasonsOf, summaryWords } from './dry-run.summary.ts'

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
  cannotAskNow: null,
  ...changes,
})

const skipped = (reason: 'renewal' | 'plan_change' | 'refunded') =>
  pastOf({ decision: { kind: 'skip', reason, since: null } })
const held = pastOf({ decision: { kind: 'hold', reason: 'deposit', until: null } })

test('what would have been is summed up', () => {
  expect(summaryWords([pastOf({}), pastOf({}), held, skipped('renewal')])).toBe(
    '4 payments: 2 asks, 1 held, 1 not asked.',
  )
  expect(summaryWords([pastOf({})])).toBe('1 payment: 1 ask, 0 held, 0 not asked.')
  expect(groupOf({ decision: { ...ask, kind: 'asked' } })).toBe('asks')
})

test('reasons that are alike are counted together, the most frequent first', () => {
  const items = [pastOf({}), held, skipped('renewal'), skipped('plan_change'), skipped('refunded')]
  expect(reasonsOf(items)).toEqual([
    { words: 'Renewals and changes of plan', count: 2 },
    { words: 'Deposits', count: 1 },
    { words: 'Refunded or disputed', count: 1 },
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
  expect(askWords(1)).toBe('Ask this client')
  expect(askWords(6)).toBe('Ask these 6 clients')
})

test.each([
  [6, 18, 30, 'Your plan leaves 12 requests this month; these take 6.'],
  [1, 29, 30, 'Your plan leaves 1 request this month; this takes one.'],
  [6, 28, 30, 'Your plan leaves 2 requests this month: 4 clients of these 6 wait for the next.'],
  [3, 28, 30, 'Your plan leaves 2 requests this month: 1 client of these 3 waits for the next.'],
  [3, 30, 30, 'Your plan leaves no request this month: they wait for the next.'],
  [1, 35, 30, 'Your plan leaves no request this month: this client waits for the next.'],
  [6, 18, null, 'Your plan sets no limit.'],
])('asking %i with %i used of %s: %s', (count, used, limit, expected) => {
  expect(planWords(count, { used, limit, resetsOn: '2026-12-01' })).toBe(expected)
})

test('while the usage is not known nothing is said of it', () => {
  expect(planWords(3, undefined)).toBeUndefined()
})
