import { describe, expect, test } from 'vitest'
import { SECURITY_EVENT_KINDS } from '#shared/security.ts'
import {
  consequenceMessage,
  dayMessage,
  eventMessage,
  passwordChangedMessage,
  reversalMessage,
  sessionsEndedMessage,
  timeMessage,
} from './security.messages.ts'

describe('an event', () => {
  test.each(SECURITY_EVENT_KINDS)('of the kind %s has its own sentence', (kind) => {
    const others = SECURITY_EVENT_KINDS.filter((other) => other !== kind)
    const message = eventMessage({ kind, count: 1 })
    expect(message).toMatch(/^[A-Z][a-z -]+$/)
    expect(others.map((other) => eventMessage({ kind: other, count: 1 }))).not.toContain(message)
  })

  test('that happened several times says how often', () => {
    expect(eventMessage({ kind: 'wrong_password', count: 4 })).toBe('Wrong password, 4 times')
    expect(eventMessage({ kind: 'other_sessions_ended', count: 4 })).toBe('All other sessions ended')
  })
})

describe('the time of an event', () => {
  const clock = { now: new Date('2026-11-20T10:00:00Z'), timeZone: 'Europe/Berlin' }

  test.each([
    ['2026-11-20T08:12:00.000Z', 'Today, 09:12'],
    ['2026-11-19T23:30:00.000Z', 'Today, 00:30'],
    ['2026-11-19T21:40:00.000Z', 'Yesterday, 22:40'],
    ['2026-03-03T16:02:00.000Z', '3 Mar, 17:02'],
    ['2025-12-31T11:00:00.000Z', '31 Dec 2025, 12:00'],
  ])('at %s is %s', (instant, message) => {
    expect(timeMessage(instant, clock)).toBe(message)
  })
})

test('a day is written out with its month and year', () => {
  expect(dayMessage('2026-03-03T12:00:00.000Z')).toBe('3 March 2026')
})

test('a changed email says until when it can be undone', () => {
  const previous = {
    email: 'nora@studio.example',
    changedAt: '2026-11-20T12:00:00.000Z',
    until: '2026-11-27T12:00:00.000Z',
  }
  expect(reversalMessage(previous)).toBe(
    'Changed on 20 Nov. The link we sent to nora@studio.example can undo it until 27 Nov.',
  )
})

describe('the number of other sessions', () => {
  test.each([
    [undefined, 'You stay signed in here. All other sessions end.'],
    [0, 'You stay signed in here.'],
    [1, 'You stay signed in here. Your other session ends.'],
    [2, 'You stay signed in here. Your 2 other sessions end.'],
  ])('%s: before the password changes, says %s', (others, message) => {
    expect(consequenceMessage(others)).toBe(message)
  })

  test.each([
    [0, 'Password changed.'],
    [1, 'Password changed. 1 session ended.'],
    [2, 'Password changed. 2 sessions ended.'],
  ])('%s: after the password changed, says %s', (ended, message) => {
    expect(passwordChangedMessage(ended)).toBe(message)
  })

  test.each([
    [0, 'No other sessions were open.'],
    [1, '1 session ended.'],
    [2, '2 sessions ended.'],
  ])('%s: after they ended, says %s', (ended, message) => {
    expect(sessionsEndedMessage(ended)).toBe(message)
  })
})
