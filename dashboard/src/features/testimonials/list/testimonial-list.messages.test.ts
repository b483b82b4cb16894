import { expect, test } from 'vitest'
import { leftTodayMessage, paymentsMessage, quotaMessage, usageLevel } from './testimonial-list.messages.ts'

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

test('payments that need the owner are counted', () => {
  expect([0, 1, 3, 1200].map(paymentsMessage)).toEqual([
    null,
    '1 payment needs you.',
    '3 payments need you.',
    '1,200 payments need you.',
  ])
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
