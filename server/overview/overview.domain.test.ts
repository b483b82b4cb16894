import { expect, test } from 'vitest'
import { periodsAt, weekAt } from './overview.domain.ts'

test.each([
  { now: '2026-11-15T23:59:59Z', first: '2026-08-24', last: '2026-11-09' },
  { now: '2026-11-16T00:00:00Z', first: '2026-08-31', last: '2026-11-16' },
  { now: '2027-01-01T12:00:00Z', first: '2026-10-12', last: '2026-12-28' },
])('at $now, the last of twelve weeks begins on $last', ({ now, first, last }) => {
  const { weeks } = periodsAt(new Date(now))
  expect(weeks).toHaveLength(12)
  expect([weeks.at(0), weeks.at(-1)]).toEqual([first, last])
})

test('thirty and ninety days include today', () => {
  const { since30, since90 } = periodsAt(new Date('2026-11-20T09:00:00Z'))
  const dates = [since30, since90].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  expect(dates).toEqual(['2026-10-22', '2026-08-23'])
})

test.each([
  { timeZone: 'Europe/Berlin', from: '2026-11-16', to: '2026-11-16', since: '2026-11-15T23:00:00.000Z' },
  { timeZone: 'America/New_York', from: '2026-11-09', to: '2026-11-15', since: '2026-11-09T05:00:00.000Z' },
  { timeZone: 'Pacific/Kiritimati', from: '2026-11-16', to: '2026-11-16', since: '2026-11-15T10:00:00.000Z' },
])('the week of the team begins on Monday in $timeZone', ({ timeZone, from, to, since }) => {
  const week = weekAt(new Date('2026-11-15T23:30:00Z'), timeZone)
  expect({ ...week, since: week.since.toISOString() }).toEqual({ from, to, since })
})
