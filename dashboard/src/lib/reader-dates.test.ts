import { afterEach, expect, test, vi } from 'vitest'
import { dayAndMonth, fullDate, shortDate } from './dates.ts'
import { formatDay, formatInstant, formatMoment, reminderDay, relativeTime } from './moments.ts'

afterEach(() => void vi.unstubAllGlobals())

const now = new Date('2026-11-23T12:00:00Z')
const timeZone = 'UTC'

test.each([
  ['en-GB', '1 Dec', '26 Nov', 'Thu 26 Nov, 09:05', '21 Nov 2026, 15:05'],
  ['en-US', 'Dec 1', 'Nov 26', 'Thu Nov 26, 9:05 AM', 'Nov 21, 2026, 3:05 PM'],
  ['en-AU', '1 Dec', '26 Nov', 'Thu 26 Nov, 9:05 am', '21 Nov 2026, 3:05 pm'],
  ['de-DE', '1 Dec', '26 Nov', 'Thu 26 Nov, 09:05', '21 Nov 2026, 15:05'],
  ['pt-BR', '1 Dec', '26 Nov', 'Thu 26 Nov, 09:05', '21 Nov 2026, 15:05'],
  ['ja-JP', 'Dec 1', 'Nov 26', 'Thu Nov 26, 09:05', 'Nov 21, 2026, 15:05'],
])('a reader with a browser in %s reads %s', (language, day, soon, moment, instant) => {
  vi.stubGlobal('navigator', { language })
  const time = new Date('2026-11-26T09:05:00Z')
  expect(dayAndMonth('2026-12-01')).toBe(day)
  expect(formatDay(time, { now, timeZone })).toBe(soon)
  expect(shortDate('2026-11-26T12:00:00Z')).toBe(soon)
  expect(formatMoment(time, { now, timeZone }).replaceAll('\u202f', ' ')).toBe(moment)
  expect(formatInstant('2026-11-21T15:05:00Z', timeZone).replaceAll('\u202f', ' ')).toBe(instant)
})

test('a day of another year, a reminder and a past day are written the same way', () => {
  vi.stubGlobal('navigator', { language: 'en-US' })
  expect(fullDate('2026-12-14T12:00:00Z')).toBe('Dec 14, 2026')
  expect(formatDay(new Date('2025-11-26T12:00:00Z'), { now, timeZone })).toBe('Nov 26, 2025')
  expect(reminderDay(new Date('2026-11-26T12:00:00Z'), now)).toBe('Thu Nov 26')
  expect(relativeTime(new Date('2026-10-12T12:00:00Z'), now)).toBe('on Oct 12')
})
