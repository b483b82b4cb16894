import { expect, test } from 'vitest'
import {
  asNote,
  type Clock,
  daysUntil,
  formatDay,
  formatJust,
  formatMoment,
  formatMomentThere,
  placeOf,
  relativeTime,
} from './moments.ts'

const now = new Date(2026, 10, 20, 15, 0)

test.each([
  ['half a minute later, as a page that is a minute behind has it', new Date(2026, 10, 20, 15, 0, 30), 'just now'],
  ['half a minute ago', new Date(2026, 10, 20, 14, 59, 30), 'just now'],
  ['two minutes ago', new Date(2026, 10, 20, 14, 58), '2 minutes ago'],
  ['an hour ago', new Date(2026, 10, 20, 14, 0), '1 hour ago'],
  ['the evening before', new Date(2026, 10, 19, 23, 0), 'yesterday'],
  ['two days later, as where the clock of the server was moved', new Date(2026, 10, 22, 9, 0), 'on 22 Nov'],
])('what was heard %s is told so', (_, time, text) => {
  expect(formatJust(time, now)).toBe(text)
})

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is called %s', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place)
})

/** The same moment is Thursday evening in Los Angeles, and Friday in Berlin and Auckland. */
const friday = new Date('2026-11-20T04:00:00Z')
const clockIn = (timeZone: string, at = friday): Clock => ({ now: at, timeZone })

test.each([
  ['America/Los_Angeles', '2026-11-26T18:00:00Z', 'Thu 26 Nov, 10:00', 7],
  ['Europe/Berlin', '2026-11-26T09:00:00Z', 'Thu 26 Nov, 10:00', 6],
  ['Pacific/Auckland', '2026-11-25T21:00:00Z', 'Thu 26 Nov, 10:00', 6],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', 'Fri 1 Jan 2027, 00:00', 42],
])('a moment is told by the clock of %s: %s is %s', (timeZone, moment, text, days) => {
  const clock = clockIn(timeZone)
  expect(formatMoment(new Date(moment), clock)).toBe(text)
  expect(text).toContain(formatDay(new Date(moment), clock))
  expect(daysUntil(new Date(moment), clock)).toBe(days)
})

const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const far = new Date('2026-11-26T09:00:00Z')
const offsetOf = (timeZone: string) => formatMoment(far, clockIn(timeZone))
const [elsewhere] = ['Asia/Tokyo', 'America/New_York'].filter((zone) => offsetOf(zone) !== offsetOf(readersZone))

test('where it is so is said when the reader’s clock shows another time, and only then', () => {
  const other = clockIn(elsewhere ?? '')
  const place = elsewhere === 'Asia/Tokyo' ? 'Tokyo' : 'New York'
  expect(formatMomentThere(far, other)).toBe(`${formatMoment(far, other)} in ${place}`)
  expect(formatMomentThere(far, clockIn(readersZone))).toBe(formatMoment(far, { now: friday }))
  expect(formatMomentThere(far, { now: friday })).toBe(formatMoment(far, { now: friday }))
})

test('a zone that is no place is named as one', () => {
  const text = [formatMomentThere(far, clockIn('UTC')), formatMomentThere(far, clockIn('Etc/GMT+7'))]
  for (const said of text) expect(said).not.toContain(' in ')
  expect(text[1]).toMatch(/02:00( GMT\+7)?$/)
})

test('a day that is today there, and not here, is named and not called today', () => {
  const [there] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].flatMap((timeZone) =>
    Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour))).flatMap((at) => {
      const soon = new Date(at.getTime() + 90 * 60_000)
      const isSame = daysUntil(soon, { now: at }) === daysUntil(soon, clockIn(timeZone, at))
      return isSame ? [] : [formatMoment(soon, clockIn(timeZone, at))]
    }),
  )
  expect(there).toMatch(/^\w{3} \d+ Nov, \d\d:\d\d$/)
})

const morning = new Date(2026, 10, 21, 9, 30)

test.each([
  [new Date(2026, 10, 21, 9, 29, 30), 'just now', 'just now'],
  [new Date(2026, 10, 21, 9, 31), 'just now', 'just now'],
  [new Date(2026, 10, 21, 9, 5), '25 min ago', '25 min ago'],
  [new Date(2026, 10, 21, 7, 29), '2 h ago', '2 h ago'],
  [new Date(2026, 10, 20, 23, 0), 'yesterday', 'Yesterday'],
  [new Date(2026, 10, 20, 0, 10), 'yesterday', 'Yesterday'],
  [new Date(2026, 10, 19, 23, 59), '2 days ago', '2 days ago'],
  [new Date(2026, 10, 8, 12, 0), '13 days ago', '13 days ago'],
  [new Date(2026, 10, 7, 12, 0), 'on 7 Nov', '7 Nov'],
  [new Date(2025, 10, 7, 12, 0), 'on 7 Nov 2025', '7 Nov 2025'],
])('%s is %s', (time, inSentence, alone) => {
  expect(relativeTime(time, morning)).toBe(inSentence)
  expect(asNote(relativeTime(time, morning))).toBe(alone)
})

test('an hour that crosses midnight is still minutes', () => {
  expect(relativeTime(new Date(2026, 10, 20, 23, 50), new Date(2026, 10, 21, 0, 10))).toBe('20 min ago')
})
