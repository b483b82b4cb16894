import { expect, test } from 'vitest'
import { scaleOf } from './figures.section.tsx'

test.each([
  [0, 5],
  [1, 5],
  [5, 5],
  [6, 6],
  [11, 15],
  [90, 100],
  [100, 100],
  [2126, 2500],
  [999_999, 1_000_000],
])('where at most %i was counted, the scale ends at %i', (most, end) => {
  expect(scaleOf(most)).toBe(end)
})

test('the scale holds whatever was counted, and is not twice as high', () => {
  for (let most = 6; most < 3000; most += 1) {
    expect(scaleOf(most)).toBeGreaterThanOrEqual(most)
    expect(scaleOf(most)).toBeLessThan(most * 1.6)
  }
})
