import { describe, expect, test } from 'vitest'
import {
  answeredMessage,
  daysMessage,
  medianMessage,
  newestMessage,
  rateOf,
  reasonsOf,
  weeksOf,
} from './report.messages.ts'

const figures = (asked: number, answered: number, medianDays: number | null = null) => ({
  asked,
  answered,
  throughLink: 0,
  medianDays,
})

describe('the rate', () => {
  test('is of a hundred who were asked, and compared with the month before', () => {
    expect(answeredMessage(figures(18, 11), figures(17, 9))).toBe('61%, up from 53%')
    expect(answeredMessage(figures(17, 9), figures(18, 11))).toBe('53%, down from 61%')
    expect(answeredMessage(figures(2, 1), figures(4, 2))).toBe('50%, as before')
    expect(answeredMessage(figures(2, 1), null)).toBe('50%')
    expect(answeredMessage(figures(2, 1), figures(0, 0))).toBe('50%')
  })

  test('is not told where nobody was asked, or more answered than were asked', () => {
    expect(rateOf(figures(0, 0))).toBeNull()
    expect(answeredMessage(figures(1, 2), figures(2, 1))).toBeNull()
  })

  test('leaves out those whom nobody asked, and says how many they are', () => {
    expect(answeredMessage({ ...figures(4, 5), throughLink: 3 }, figures(4, 1))).toBe(
      '50%, up from 25% · 3 through the link',
    )
    expect(answeredMessage({ ...figures(0, 2), throughLink: 2 }, null)).toBe('2 through the link')
  })
})

test('days are whole, and none of less than one', () => {
  expect([null, 0.4, 1, 2.5].map(daysMessage)).toEqual(['--', '<1', '1', '3'])
  expect(medianMessage(figures(1, 1, 2), figures(1, 1, 4))).toBe('median, down from 4')
  expect(medianMessage(figures(1, 1, 4.2), figures(1, 1, 4))).toBe('median')
})

test('reasons that read the same are one, and add up to the payments without a request', () => {
  const outcomes = {
    all: 10,
    asked: 2,
    planned: 1,
    onHold: [
      { reason: 'no_email', count: 1 },
      { reason: 'invalid_email', count: 2 },
    ],
    skipped: [{ reason: 'renewal', count: 4 }],
    answered: 0,
    published: 0,
  } as const
  const reasons = reasonsOf({ ...outcomes, onHold: [...outcomes.onHold], skipped: [...outcomes.skipped] })
  expect(reasons).toEqual([
    { label: 'Renewal', count: 4 },
    { label: 'No email address', count: 3 },
    { label: 'Planned', count: 1 },
  ])
  expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(outcomes.all - outcomes.asked)
})

test('planned requests are told by week', () => {
  const weeks = weeksOf([
    { day: '2026-11-01', count: 1 },
    { day: '2026-11-02', count: 2 },
    { day: '2026-11-08', count: 3 },
  ])
  expect(weeks.map(({ count }) => count)).toEqual([1, 5])
})

test('the newest testimonial is told by its day in the year of the report, else by its month', () => {
  expect(newestMessage('2026-08-14', { month: '2026-10' })).toBe('14 Aug')
  expect(newestMessage('2025-08-14', { month: '2026-10' })).toBe('Aug 2025')
})
