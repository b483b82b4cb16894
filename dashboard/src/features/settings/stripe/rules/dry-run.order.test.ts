import { expect, test } from 'vitest'
import type { PartEvidence } from '#shared/payment-parts.ts'
import type { DryRunPayment } from '#shared/past-payments.ts'
import { orderOf, sortedBy } from './dry-run.order.ts'

const pastOf = (ref: string, part: PartEvidence['part'], by: PartEvidence['by']): DryRunPayment => ({
  ref,
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  amount: 120_000,
  currency: 'eur',
  paidAt: '2026-11-17T10:00:00.000Z',
  source: 'invoice',
  description: null,
  decision: { kind: 'ask', reason: 'invoice', at: '2026-11-20T10:00:00.000Z' },
  evidence: { part, by, words: null, otherPaidAt: null },
  cannotSendNow: null,
})

const items = [
  pastOf('a', 'whole', 'nothing'),
  pastOf('b', 'first', 'metadata'),
  pastOf('c', 'last', 'words'),
  pastOf('d', 'first', 'words'),
]

test.each([
  ['newest', 'abcd'],
  ['part', 'bdca'],
  ['evidence', 'cdba'],
] as const)('past payments sorted by %s', (order, refs) => {
  expect(
    sortedBy(items, order)
      .map(({ ref }) => ref)
      .join(''),
  ).toBe(refs)
})

test('an unknown order is the usual one', () => {
  expect(orderOf('evidence')).toBe('evidence')
  expect(orderOf('nonsense')).toBe('newest')
})
