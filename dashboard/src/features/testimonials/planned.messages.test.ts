import { expect, test } from 'vitest'
import { HoldReason } from '#shared/payments.ts'
import { isRequestDue, plannedMessage, waitMessage } from './planned.messages.ts'

const now = new Date(2026, 10, 20, 12)
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
const planned = { status: 'pending', emailState: 'none', scheduledFor: at(26, 10) } as const

test.each([
  [at(26, 10), 'Will ask Thu 26 Nov, 10:00'],
  [at(21, 9, 30), 'Will ask tomorrow, 09:30'],
  [at(20, 15), 'Will ask today, 15:00'],
  [at(20, 12), 'Will ask soon'],
  [at(19, 10), 'Will ask soon'],
])('a client who is asked at %s: %s', (scheduledFor, text) => {
  expect(plannedMessage({ ...planned, scheduledFor }, { now })).toBe(text)
})

test('nothing is planned of what was sent, is on its way, or was made by hand', () => {
  expect(plannedMessage({ ...planned, scheduledFor: null }, { now })).toBeNull()
  expect(plannedMessage({ ...planned, status: 'sent' }, { now })).toBeNull()
  expect(plannedMessage({ ...planned, emailState: 'queued' }, { now })).toBeNull()
})

test('every reason to wait has words', () => {
  expect(Object.keys(waitMessage)).toEqual(HoldReason.options)
})

test('what is about to be asked is looked at again, and what is late for a while only', () => {
  const due = (scheduledFor: string) => isRequestDue([{ ...planned, scheduledFor }], now)
  expect([at(20, 12, 1), at(20, 12), at(20, 11, 51)].map(due)).toEqual([true, true, true])
  expect([at(20, 12, 2), at(20, 11, 50), at(26, 10)].map(due)).toEqual([false, false, false])
  expect(isRequestDue([{ ...planned, scheduledFor: null }], now)).toBe(false)
})
