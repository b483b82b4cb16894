import { expect, test } from 'vitest'
import { HoldReason, type PaymentDecision } from '#shared/payments.ts'
import { decisionsMessage, leftTodayMessage, quotaMessage, usageLevel } from './testimonial-list.messages.ts'

test.each([
  [0, 5, 'plenty'],
  [3, 5, 'plenty'],
  [4, 5, 'low'],
  [5, 5, 'none'],
  [6, 5, 'none'],
  [23, 30, 'plenty'],
  [24, 30, 'low'],
])('%i of %i requests: %s', (used, limit, level) => {
  expect(usageLevel({ used, limit })).toBe(level)
})

const onHold = (...reasons: HoldReason[]) =>
  reasons.map((reason): { decision: PaymentDecision } => ({ decision: { kind: 'hold', reason, until: null } }))

test('what needs the owner is counted, and what goes on by itself is not', () => {
  expect(decisionsMessage(onHold('owners_call'))).toBe('1 payment needs your decision.')
  expect(decisionsMessage(onHold('owners_call', 'no_email', 'invalid_email'))).toBe('3 payments need your decision.')
  const others = HoldReason.options.filter((reason) => !['owners_call', 'no_email', 'invalid_email'].includes(reason))
  expect(decisionsMessage(onHold(...others))).toBeNull()
  expect(decisionsMessage([{ decision: { kind: 'skip', reason: 'owner', since: null } }])).toBeNull()
})

test('who waits for requests is counted', () => {
  expect([0, 1, 3].map(quotaMessage)).toEqual([
    null,
    '1 client is waiting for new requests.',
    '3 clients are waiting for new requests.',
  ])
})

test('what is left of the day is said once it is little', () => {
  expect([null, 5, 3, 2, 1, 0].map(leftTodayMessage)).toEqual([
    null,
    null,
    null,
    '2 emails left for today.',
    '1 email left for today.',
    'No emails left for today.',
  ])
})
