import { expect, test } from 'vitest'
import { changeFailure, needsPassword } from './security.errors.ts'

const serviceError = (code: string, message = 'Firebase: Error') => Object.assign(new Error(message), { code })

test.each([
  ['auth/wrong-password', { field: 'currentPassword', message: 'That password is wrong.' }],
  ['auth/invalid-credential', { field: 'currentPassword', message: 'That password is wrong.' }],
  ['auth/weak-password', { field: 'newPassword', message: 'Choose a stronger password.' }],
  ['auth/email-already-in-use', { field: 'newEmail', message: 'Another account uses this email.' }],
  ['auth/invalid-new-email', { field: 'newEmail', message: 'Enter a valid email address.' }],
  ['auth/too-many-requests', { message: 'Too many attempts. Try again in a few minutes.' }],
  ['auth/network-request-failed', { message: 'We couldn’t reach the server. Check your connection and try again.' }],
  ['auth/user-token-expired', { message: 'Your session has ended. Sign in again.' }],
  ['auth/user-disabled', { message: 'This account was closed.' }],
  ['auth/internal-error', { message: 'An unexpected error occurred.' }],
])('a change that fails with %s says why', (code, failure) => {
  expect(changeFailure(serviceError(code))).toEqual(failure)
})

test('a password that the service refuses shows the reason of the service', () => {
  const error = serviceError('auth/weak-password', 'Firebase: This password is too common. (auth/weak-password).')
  expect(changeFailure(error)).toEqual({ field: 'newPassword', message: 'This password is too common.' })
})

test('only a password that was entered too long ago is asked for again', () => {
  expect(needsPassword(serviceError('auth/requires-recent-login'))).toBe(true)
  expect(needsPassword(serviceError('auth/wrong-password'))).toBe(false)
})
