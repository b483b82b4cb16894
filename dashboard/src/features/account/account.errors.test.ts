import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { passwordResetMessage, signInMessage, signUpMessage } from './account.errors.ts'

const serviceError = (code: string) => Object.assign(new Error('Firebase: something'), { code })

const refusal = (message: string, details: { path: string; message: string }[] = []) =>
  new ApiError({ status: 422, code: 'request.invalid', message, details })

test.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
  'signing in with %s says that email or password are incorrect',
  (code) => {
    expect(signInMessage(serviceError(code))).toBe('Email or password are incorrect.')
  },
)

test('signing in without a user says that it failed', () => {
  expect(signInMessage(new Error('Failed to sign in.'))).toBe('Failed to sign in.')
})

test.each([serviceError('auth/too-many-requests'), new Error('Anything'), 'a string', undefined])(
  'any other failure of signing in, like %s, is unexpected',
  (error) => {
    expect(signInMessage(error)).toBe('An unexpected error occurred.')
  },
)

test('signing up with an aliased address says so', () => {
  const message = 'You cannot sign up with an aliased email address.'
  expect(signUpMessage(refusal('The request is not valid.', [{ path: 'email', message }]))).toBe(message)
})

test('any other refusal of signing up is unexpected', () => {
  expect(signUpMessage(refusal('An account with that address exists.'))).toBe('An unexpected error occurred.')
})

test('a reset for an unknown address says so, and any other failure is unexpected', () => {
  expect(passwordResetMessage(serviceError('auth/user-not-found'))).toBe('Cannot find user with that email.')
  expect(passwordResetMessage(serviceError('auth/invalid-email'))).toBe('An unexpected error occurred.')
})
