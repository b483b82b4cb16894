import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import {
  delayedMessage,
  failureOf,
  requestLabels,
  requestsLeftMessage,
  sendingHint,
  serviceHint,
  unconfirmedMessage,
} from './request.messages.ts'

test('the hint says what happens to the email, to whom it goes, and when reminders follow', () => {
  const hint = (customerEmail: string, isAutoSendEnabled: boolean, count = 0) =>
    sendingHint({
      customerEmail,
      isAutoSendEnabled,
      isRefused: false,
      submitLabel: 'Create and send',
      reminders: { count, afterDays: 7 },
    })
  expect(hint('ana@client.example', false, 1)).toBe(
    'If unticked, nothing is sent. You can share the link yourself or send the request later.',
  )
  expect(hint('ana@cli', true)).toBe('We’ll send the email below to your client when you press Create and send.')
  expect(hint(' ana@client.example ', true, 1)).toBe(
    'We’ll send the email below to ana@client.example when you press Create and send. If there’s no answer, one reminder follows after 7 days.',
  )
  expect(hint('ana@client.example', true, 2)).toMatch(/2 reminders follow, 7 days apart\.$/)
})

test('the buttons say exactly what will happen', () => {
  const labels = (isNew: boolean, sends: boolean, isRefused = false) => requestLabels({ isNew, sends, isRefused })
  expect(labels(true, false)).toEqual({ submit: 'Save without sending', copyLink: 'Save and copy link' })
  expect(labels(true, true)).toEqual({ submit: 'Create and send', copyLink: 'Send and copy link' })
  expect(labels(true, true, true).copyLink).toBe('Save and copy link')
  expect(labels(false, true).submit).toBe('Save and send')
})

test('the rest of the month is never less than nothing', () => {
  expect(requestsLeftMessage({ used: 15, limit: 30 })).toBe('15 of 30 requests left this month')
  expect(requestsLeftMessage({ used: 31, limit: 30 })).toBe('0 of 30 requests left this month')
})

test('an unconfirmed address is mentioned with what is left today, and not once it is confirmed', () => {
  const message = (isAddressVerified: boolean, leftToday: number | null) =>
    unconfirmedMessage({ isAddressVerified, leftToday, dailyLimit: 5, countedAt: [], pausedAt: null })
  expect(message(false, 3)).toMatch(/you can send 5 emails a day \(3 left today\)/)
  expect(message(false, 0)).toMatch(/Confirm it to send more/)
  expect(message(true, null)).toBeNull()
})

test('requests that the daily limit delays are counted, with their days', () => {
  const clock = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' }
  const [tomorrow = new Date(0), monday = new Date(0)] = ['2026-11-27', '2026-11-30'].map(
    (day) => new Date(`${day}T10:00:00Z`),
  )
  expect(delayedMessage({ planned: 5, delayed: [] }, clock)).toBeNull()
  expect(delayedMessage({ planned: 9, delayed: [tomorrow, monday] }, clock)).toBe(
    '2 of these 9 requests are sent later because of that, from tomorrow to Mon 30 Nov.',
  )
  expect(delayedMessage({ planned: 2, delayed: [monday, monday] }, clock)).toBe(
    'All 2 requests are sent later because of that, on Mon 30 Nov.',
  )
  expect(delayedMessage({ planned: 1, delayed: [tomorrow] }, clock)).toBe('So this request is sent tomorrow.')
})

test('what the work was is said to be used only where the mail names it', () => {
  const ours = { subject: null, message: null }
  const own = { subject: null, message: 'Thank you for {{service}}.' }
  expect(serviceHint({ rights: { hasOwnText: true }, style: own })).toBe('Used in the email as {{service}}.')
  expect(serviceHint({ rights: { hasOwnText: true }, style: ours })).toMatch(
    /^Saved with the request\. You can include this/,
  )
  expect(serviceHint({ rights: { hasOwnText: false }, style: own })).toMatch(/^Saved with the request\. On Pro/)
})

test('what the server says is said', () => {
  const refusal = new ApiError({ status: 402, code: 'testimonials.quota_exceeded', message: 'You have used all 5.' })
  expect(failureOf(refusal)).toBe('You have used all 5.')
})

test('an answer without a message is something that went wrong', () => {
  const mute = new ApiError({ status: 500, code: 'client.unknown', message: UNEXPECTED_ERROR_MESSAGE })
  expect(failureOf(mute)).toBe('Something went wrong.')
  expect(failureOf('thrown')).toBe('Something went wrong.')
})

test('no answer at all is told as such, with what can be done about it', () => {
  const silence = new ApiError({ status: 0, code: 'client.network', message: 'Check your connection.' })
  expect(failureOf(silence)).toBe('Check your connection.')
})
