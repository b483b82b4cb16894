import { expect, test } from 'vitest'
import { dayNote, headline, nowMessage } from './client-import.messages.ts'
import { monthsOf } from '../batches/batch-plan.ts'
import { daysOfPlan } from './import-days.ts'

/** A Thursday. */
const clock = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' }
const resetsOn = '2026-12-01'
const at = (day: string) => new Date(`${day}T09:30:00Z`)
const daysOf = (...days: string[]) =>
  daysOfPlan({ times: days.map(at), clock, resetsOn }).map(({ label, count, kind, isNextMonth }) => [
    label,
    count,
    kind,
    isNextMonth,
  ])

test('each day from the first to the last is shown, with its weekends', () => {
  expect(daysOf('2026-11-26', '2026-11-27', '2026-11-27', '2026-11-30', '2026-12-01')).toEqual([
    ['today', 1, 'day', false],
    ['tomorrow', 2, 'day', false],
    ['Sat 28 Nov', 0, 'weekend', false],
    ['Sun 29 Nov', 0, 'weekend', false],
    ['Mon 30 Nov', 1, 'day', false],
    ['Tue 1 Dec', 1, 'day', true],
  ])
})

test('a day without requests is named, also if it is tomorrow', () => {
  const friday = { now: new Date('2026-11-27T10:00:00Z'), timeZone: 'UTC' }
  const days = daysOfPlan({ times: ['2026-11-27', '2026-11-30'].map(at), clock: friday, resetsOn })
  expect(days.map(({ label }) => label)).toEqual(['today', 'Sat 28 Nov', 'Sun 29 Nov', 'Mon 30 Nov'])
})

test('many days without requests are one', () => {
  expect(daysOf('2026-11-02', '2026-12-01')).toEqual([
    ['Mon 2 Nov', 1, 'day', false],
    ['Tue 3 Nov to Mon 30 Nov', 0, 'gap', false],
    ['Tue 1 Dec', 1, 'day', true],
  ])
  expect(daysOf()).toEqual([])
})

test('a day begins in the owner’s time zone', () => {
  const late = { times: [new Date('2026-11-30T23:30:00Z')], resetsOn }
  expect(daysOfPlan({ ...late, clock: { ...clock, timeZone: 'Europe/Berlin' } })[0]?.isNextMonth).toBe(true)
  expect(daysOfPlan({ ...late, clock })[0]?.isNextMonth).toBe(false)
  expect(monthsOf({ ...late, clock: { ...clock, timeZone: 'Europe/Berlin' } })).toMatchObject({ nextMonth: 1 })
})

test('a note says why a day has none, and when there are new ones', () => {
  const day = { kind: 'day', count: 0, isNextMonth: false } as const
  expect(dayNote({ day, isFirstOfMonth: false, limit: 30 })).toBe('No requests left')
  expect(dayNote({ day: { ...day, kind: 'weekend' }, isFirstOfMonth: false, limit: 30 })).toBe('')
  expect(dayNote({ day: { ...day, count: 4, isNextMonth: true }, isFirstOfMonth: true, limit: 30 })).toBe(
    '30 new requests',
  )
})

const outcome = { total: 26, chosen: 19, thisMonth: 15, nextMonth: 4, saved: 0, isOnlySaved: false, resetsOn, clock }

test('the headline says how many are asked, and when', () => {
  expect(headline(outcome)).toEqual(['19 of 26 clients will be asked:', '15 this month, 4 from 1 Dec.'])
  expect(headline({ ...outcome, saved: 2, nextMonth: 2 })).toEqual([
    '17 of 26 clients will be asked:',
    '15 this month, 2 from 1 Dec, 2 saved for later.',
  ])
  expect(headline({ ...outcome, thisMonth: 19, nextMonth: 0 })).toEqual(['19 of 26 clients will be asked this month.'])
  expect(headline({ ...outcome, total: 19, thisMonth: 19, nextMonth: 0 })).toEqual([
    'All 19 clients will be asked this month.',
  ])
  expect(headline({ ...outcome, total: 1, chosen: 1, thisMonth: 1, nextMonth: 0 })).toEqual([
    '1 client will be asked this month.',
  ])
  expect(headline({ ...outcome, chosen: 0, thisMonth: 0, nextMonth: 0 })).toEqual(['No client will be asked.'])
  expect(headline({ ...outcome, isOnlySaved: true, thisMonth: 0, nextMonth: 0, saved: 19 })).toEqual([
    '19 of 26 clients will be saved.',
    'Nobody is asked until you decide it.',
  ])
  expect(headline({ ...outcome, thisMonth: 0, nextMonth: 0, saved: 19 })).toEqual([
    '19 of 26 clients will be saved:',
    'no requests are left for them.',
  ])
})

test('“Now” says how many the month and the daily limit have room for', () => {
  expect(nowMessage(19, { thisMonth: 15, leftToday: null })).toBe('15 requests, sent at once')
  expect(nowMessage(1, { thisMonth: Infinity, leftToday: 5 })).toBe('1 request, sent at once')
  expect(nowMessage(3, { thisMonth: 0, leftToday: 5 })).toBe('No requests are left this month.')
  expect(nowMessage(9, { thisMonth: 15, leftToday: 5 })).toBe('5 of 9 requests at once, the others later')
  expect(nowMessage(9, { thisMonth: 15, leftToday: 0 })).toBe('9 requests, as soon as the daily limit allows')
})
