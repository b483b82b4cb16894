import { expect, test } from 'vitest'
import { dayAndMonth, fullDate, localDay } from './dates.ts'

test('a calendar day is the same day wherever the reader is', () => {
  expect(dayAndMonth('2026-12-01')).toBe('1 Dec')
  expect(dayAndMonth('2026-01-31')).toBe('31 Jan')
})

test('an instant is told by its day', () => {
  expect(fullDate('2026-12-14T12:00:00Z')).toBe('14 Dec 2026')
})

test('the day of an instant is the one on the reader’s calendar', () => {
  expect(localDay(new Date(2026, 0, 9, 0, 30))).toBe('2026-01-09')
  expect(localDay(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21')
})
