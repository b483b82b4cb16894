import { describe, expect, test } from 'vitest'
import { calendarMonth, firstDayAfter } from './clock.ts'

describe('the calendar month', () => {
  test.each([
    ['2026-11-30T23:30:00Z', 'UTC', '2026-11'],
    ['2026-11-30T23:30:00Z', 'Europe/Berlin', '2026-12'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01'],
    ['2026-12-01T04:59:00Z', 'America/New_York', '2026-11'],
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03'],
  ])('at %s in %s is %s', (instant, timeZone, month) => {
    expect(calendarMonth(new Date(instant), timeZone)).toBe(month)
  })

  test.each([
    ['2026-11', '1 December'],
    ['2026-12', '1 January'],
  ])('%s is followed by %s', (month, day) => {
    expect(firstDayAfter(month)).toBe(day)
  })
})
