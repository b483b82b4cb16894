import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import { failureOf, sendingHint, serviceHint } from './request.messages.ts'

test('the hint says what happens to the mail, and to whom it goes once that is known', () => {
  const hint = (customerEmail: string, isAutoSendEnabled: boolean) =>
    sendingHint({ customerEmail, isAutoSendEnabled, submitLabel: 'Create' })
  expect(hint('ana@client.example', false)).toMatch(/^If unticked, nothing is sent/)
  expect(hint('ana@cli', true)).toBe('We’ll send the email below to your client when you press Create.')
  expect(hint(' ana@client.example ', true)).toBe(
    'We’ll send the email below to ana@client.example when you press Create.',
  )
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
