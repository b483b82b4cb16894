import { expect, test } from 'vitest'
import { HoldReason } from '#shared/payments.ts'
import {
  actionLabel,
  actionVerb,
  clientName,
  isRequestDue,
  plannedMessage,
  removalDone,
  unsentText,
  waitMessage,
} from './testimonial.messages.ts'

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
  expect(plannedMessage({ ...planned, scheduledFor }, { now })?.moment).toBe(text)
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

const ana = {
  customerName: 'Ana',
  customerEmail: 'ana@client.example',
  status: 'sent',
  emailState: 'sent',
  scheduledFor: null,
  erasedAt: null,
} as const

test('a client without a name goes by the address', () => {
  expect(clientName(ana)).toBe('Ana')
  expect(clientName({ ...ana, customerName: null })).toBe('ana@client.example')
  expect(clientName({ ...ana, customerName: null, customerEmail: '' })).toBe('Erased client')
})

test('every action names the client', () => {
  expect(actionLabel('approve', ana)).toBe('Approve testimonial from Ana')
  expect(actionLabel('reject', ana)).toBe('Reject testimonial from Ana')
  expect(actionLabel('edit', ana)).toBe('Edit request for Ana')
  expect(actionLabel('copyLink', ana)).toBe('Copy request link for Ana')
  expect(actionLabel('send', ana)).toBe('Send request to Ana')
  expect(actionLabel('resend', ana)).toBe('Resend request to Ana')
  expect(actionLabel('remove', ana)).toBe('Cancel request to Ana')
  expect(actionLabel('remove', { ...ana, status: 'approved' })).toBe('Remove testimonial from Ana')
})

test('a request that waits is taken back, and anything else removed', () => {
  const erased = { ...ana, erasedAt: '2026-11-21T09:00:00.000Z' }
  expect([ana, { ...ana, status: 'approved' as const }, erased].map((row) => actionVerb('remove', row))).toEqual([
    'Cancel request',
    'Remove',
    'Remove',
  ])
  expect(removalDone(ana)).toBe('Request cancelled.')
  expect(removalDone(erased)).toBe('Testimonial removed.')
})

test('a client of a payment is asked now, or not at all', () => {
  const scheduled = { ...ana, ...planned }
  expect(actionVerb('send', scheduled)).toBe('Send now')
  expect(actionLabel('send', scheduled)).toBe('Send now to Ana')
  expect(actionVerb('remove', scheduled)).toBe('Don’t ask')
  expect(actionLabel('remove', scheduled)).toBe('Don’t ask Ana')
  expect(removalDone(scheduled)).toBe('Ana won’t be asked.')
  expect(actionVerb('send', { ...scheduled, scheduledFor: null })).toBe('Send request')
  expect(actionVerb('remove', { ...scheduled, emailState: 'queued' })).toBe('Cancel request')
})

test('a mail that was to go out and does not is said, and why', () => {
  const saved = { ...ana, isAutoSendEnabled: true, emailState: 'none', emailProblem: null } as const
  expect(unsentText(saved)).toBe('No email was sent. Ana unsubscribed from your emails. You can copy the link.')
  expect(unsentText({ ...saved, emailProblem: 'The address is on your list.' })).toBe(
    'No email was sent. The address is on your list.',
  )
  expect(unsentText({ ...saved, emailState: 'queued' })).toBeNull()
  expect(unsentText({ ...saved, isAutoSendEnabled: false })).toBeNull()
})
