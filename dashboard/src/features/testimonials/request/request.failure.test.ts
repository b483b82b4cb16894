import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import { failureOf } from './request.failure.ts'

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
