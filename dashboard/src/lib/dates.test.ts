import { expect, test } from 'vitest'
import { dayAndMonth, fullDate } from './dates.ts'

test('a calendar day is the same day wherever the reader is', () => {
  expect(dayAndMonth('2026-12-01')).toBe('1 Dec')
  expect(dayAndMonth('2026-01-31')).toBe('31 Jan')
})

test('an instant is told by its day', () => {
  expect(fullDate('2026-12-14T12:00:00Z')).toBe('14 Dec 2026')
})
