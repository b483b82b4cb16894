import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlanTiming, planRequests, seedOf } from './request-plan.ts'
import { wallClock } from './working-hours.ts'

const BERLIN = 'Europe/Berlin'
const SUNDAY = new Date('2026-11-22T12:00:00Z')
const seeds = (count: number) =>
  Array.from({ length: count }, (_, row) => seedOf({ row, customerEmail: `client${row}@client.example` }))

const plan = (
  count: number,
  timing: PlanTiming,
  { now = SUNDAY, thisMonth = 30, nextMonth = 30, timeZone = BERLIN } = {},
) =>
  planRequests({
    timing,
    seeds: seeds(count),
    now,
    timeZone,
    left: { thisMonth, nextMonth, resetsOn: '2026-12-01' },
  })

/** How many a day, in order. */
const daysOf = (times: (Date | null)[], timeZone = BERLIN) =>
  Object.entries(
    Object.groupBy(times, (at) => (at ? wallClock(at, timeZone).toISOString().slice(0, 10) : 'saved')),
  ).map(([day, on]) => [day, on?.length])

describe('a plan', () => {
  test('over days gives each working day as many, and the rest its first days of the next month', () => {
    expect(daysOf(plan(19, { kind: 'days', days: 5 }, { thisMonth: 15 }))).toEqual([
      ['2026-11-23', 3],
      ['2026-11-24', 3],
      ['2026-11-25', 3],
      ['2026-11-26', 3],
      ['2026-11-27', 3],
      ['2026-12-01', 4],
    ])
  })

  test('that crosses the end of the month takes from each month only what it has left', () => {
    const thursday = new Date('2026-11-26T07:00:00Z')
    expect(daysOf(plan(10, { kind: 'days', days: 5 }, { now: thursday }))).toEqual([
      ['2026-11-26', 2],
      ['2026-11-27', 2],
      ['2026-11-30', 2],
      ['2026-12-01', 2],
      ['2026-12-02', 2],
    ])
    expect(daysOf(plan(10, { kind: 'days', days: 5 }, { now: thursday, thisMonth: 1, nextMonth: 6 }))).toEqual([
      ['2026-11-26', 1],
      ['2026-12-01', 2],
      ['2026-12-02', 2],
      ['2026-12-03', 2],
      ['saved', 3],
    ])
  })

  test('for now is due now, as far as the month has requests left', () => {
    const times = plan(5, { kind: 'now' }, { thisMonth: 2, nextMonth: 2 })
    expect(times.slice(0, 2)).toEqual([SUNDAY, SUNDAY])
    expect(daysOf(times.slice(2))).toEqual([
      ['2026-12-01', 2],
      ['saved', 1],
    ])
  })

  test('to save has no times', () => {
    expect(plan(2, { kind: 'save' })).toEqual([null, null])
  })

  test('begins today while the day has room, after now', () => {
    const noon = new Date('2026-11-24T11:00:00Z')
    const [first] = plan(1, { kind: 'days', days: 1 }, { now: noon })
    expect(daysOf([first ?? null])).toEqual([['2026-11-24', 1]])
    expect(first && first > noon).toBe(true)
    expect(daysOf(plan(1, { kind: 'days', days: 1 }, { now: new Date('2026-11-24T15:00:00Z') }))).toEqual([
      ['2026-11-25', 1],
    ])
  })

  test('has uneven times, which stay the same', () => {
    const times = plan(4, { kind: 'days', days: 1 })
    expect(times).toEqual(plan(4, { kind: 'days', days: 1 }))
    const gaps = times.slice(1).map((at, index) => Number(at) - Number(times[index]))
    expect(new Set(gaps).size).toBe(3)
  })

  test('is within working hours, in order, and never beyond what is left, wherever and whenever', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 60 }),
          days: fc.integer({ min: 1, max: 20 }),
          now: fc.date({
            min: new Date('2026-11-01T12:00:00Z'),
            max: new Date('2026-11-30T09:00:00Z'),
            noInvalidDate: true,
          }),
          thisMonth: fc.integer({ min: 0, max: 40 }),
          nextMonth: fc.integer({ min: 0, max: 40 }),
          timeZone: fc.constantFrom(BERLIN, 'America/Los_Angeles', 'Asia/Kolkata'),
        }),
        ({ count, days, now, ...rest }) => {
          const times = plan(count, { kind: 'days', days }, { now, ...rest })
          const planned = times.filter((at) => at !== null)
          expect(times.slice(planned.length).every((at) => at === null)).toBe(true)
          expect(planned.toSorted((a, b) => Number(a) - Number(b))).toEqual(planned)
          const local = planned.map((at) => wallClock(at, rest.timeZone))
          for (const at of local) {
            expect(at.getUTCDay() % 6).not.toBe(0)
            expect(at.getUTCHours()).toBeGreaterThanOrEqual(9)
            expect(at.getUTCHours()).toBeLessThan(17)
          }
          expect(planned.every((at) => at > now)).toBe(true)
          const inNovember = local.filter((at) => at.getUTCMonth() === 10).length
          expect(inNovember).toBeLessThanOrEqual(rest.thisMonth)
          expect(planned.length - inNovember).toBeLessThanOrEqual(rest.nextMonth)
          if (count <= rest.nextMonth) expect(planned.length).toBe(count)
        },
      ),
    )
  })
})
