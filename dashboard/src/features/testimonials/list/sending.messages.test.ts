import { expect, test } from 'vitest'
import { leftTodayMessage } from './sending.messages.ts'

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
