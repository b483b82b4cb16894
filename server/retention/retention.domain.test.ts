import { describe, expect, test } from 'vitest'
import { monthsBefore } from '#server/kernel/clock.ts'
import { amountsOf, COUNTED_MAX } from './retention.domain.ts'

test.each([
  ['2026-11-20T09:00:00.000Z', 24, '2024-11-20T09:00:00.000Z'],
  ['2026-03-31T09:00:00.000Z', 13, '2025-02-28T09:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 12, '2027-02-28T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', 6, '2025-07-15T00:00:00.000Z'],
])('%s, %i months before, is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})

describe('what is deleted at once', () => {
  test.each([
    [{ requests: 0, lines: 0, days: 0 }, null],
    [{ requests: 1, lines: 0, days: 0 }, '1 request without an answer'],
    [{ requests: 41, lines: 1, days: 2 }, '41 requests without an answer, 1 line of the activity and 2 days of views'],
    [{ requests: COUNTED_MAX, lines: 0, days: 0 }, '10,000 requests without an answer or more'],
  ])('%j is told as %j', (deleted, amounts) => {
    expect(amountsOf(deleted)).toBe(amounts)
  })
})
