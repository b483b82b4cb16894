import { describe, expect, test } from 'vitest'
import { nextWorkingMoment, nextWorkingMorning } from './working-hours.ts'

describe('the next working moment', () => {
  test.each([
    ['is now on a Friday at nine', '2026-11-20T08:00:00Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is now on a Friday just before five', '2026-11-20T15:59:59Z', 'Europe/Berlin', '2026-11-20T15:59:59Z'],
    ['is Monday after Friday at five', '2026-11-20T16:00:00Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is the same morning before nine', '2026-11-20T07:59:59Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is the next morning on a Thursday night', '2026-11-19T22:30:00Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is Monday on a Saturday', '2026-11-21T12:00:00Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is Monday on a Sunday night', '2026-11-22T22:59:59Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is the same day just after midnight', '2026-11-22T23:00:00Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is an hour earlier once the clocks go forward', '2026-03-27T17:00:00Z', 'Europe/Berlin', '2026-03-30T07:00:00Z'],
    ['is an hour later once the clocks go back', '2026-10-23T16:00:00Z', 'Europe/Berlin', '2026-10-26T08:00:00Z'],
    ['is after the clocks went back in New York', '2026-10-30T22:00:00Z', 'America/New_York', '2026-11-02T14:00:00Z'],
    ['is of the day there, not of UTC', '2026-11-22T21:00:00Z', 'Pacific/Auckland', '2026-11-22T21:00:00Z'],
    ['waits for the day there', '2026-11-22T19:00:00Z', 'Pacific/Auckland', '2026-11-22T20:00:00Z'],
    [
      'is Friday there while it is Saturday in UTC',
      '2026-11-21T00:30:00Z',
      'America/Los_Angeles',
      '2026-11-21T00:30:00Z',
    ],
    ['knows quarters of hours', '2026-11-20T03:00:00Z', 'Asia/Kathmandu', '2026-11-20T03:15:00Z'],
    ['knows clocks that go half an hour', '2026-10-02T08:00:00Z', 'Australia/Lord_Howe', '2026-10-04T22:00:00Z'],
    ['is plain in UTC', '2026-11-20T17:00:00Z', 'UTC', '2026-11-23T09:00:00Z'],
  ])('%s: of %s in %s it is %s', (_, instant, timeZone, next) => {
    expect(nextWorkingMoment(new Date(instant), timeZone)).toEqual(new Date(next))
  })

  test('is a working moment itself, and not before the instant, at every hour of a year in every zone of the table', () => {
    for (const timeZone of [
      'Europe/Berlin',
      'America/St_Johns',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'America/Sao_Paulo',
    ]) {
      for (let hour = 0; hour < 366 * 24; hour += 7) {
        const instant = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
        const next = nextWorkingMoment(instant, timeZone)
        expect(next >= instant && next.getTime() - instant.getTime() < 3 * 24 * 3_600_000).toBe(true)
        expect(nextWorkingMoment(next, timeZone)).toEqual(next)
      }
    }
  })
})

describe('the next working morning', () => {
  test.each([
    ['is now on a Friday at nine', '2026-11-20T08:00:00Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is Monday right after Friday at nine', '2026-11-20T08:00:00.001Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is tomorrow in the afternoon', '2026-11-19T13:00:00Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is the same morning before nine', '2026-11-20T07:59:59.999Z', 'Europe/Berlin', '2026-11-20T08:00:00Z'],
    ['is Monday on a Saturday', '2026-11-21T12:00:00Z', 'Europe/Berlin', '2026-11-23T08:00:00Z'],
    ['is an hour later once the clocks go back', '2026-10-23T16:00:00Z', 'Europe/Berlin', '2026-10-26T08:00:00Z'],
    ['is of the day there, not of UTC', '2026-11-22T21:00:00Z', 'Pacific/Auckland', '2026-11-23T20:00:00Z'],
  ])('%s: of %s in %s it is %s', (_, instant, timeZone, next) => {
    expect(nextWorkingMorning(new Date(instant), timeZone)).toEqual(new Date(next))
  })
})
