import { expect, test } from 'vitest'
import { formatDay, usageLevel } from './usage.messages.ts'

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

test('the day on which a month begins is said without its year, wherever the reader is', () => {
  expect(formatDay('2026-12-01')).toBe('1 Dec')
})
