import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import {
  actionCodeFailure,
  explainFailure,
  forgotPasswordFailure,
  refusedPassword,
  signInFailure,
  signUpFailure,
  spentLinkOf,
} from './account.errors.ts'

const serviceError = (code: string) => Object.assign(new Error('Firebase: something'), { code })
const apiError = (error: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 422, code: 'request.invalid', message: 'No.', ...error })

const UNEXPECTED = 'An unexpected error occurred.'
const CONNECTION = 'Check your connection and try again.'
const TOO_MANY = 'Too many attempts. Try again in a few minutes.'
const LATER = 'Try again in a moment.'
const CLOSED = 'This account was closed.'
const ACCOUNT = 'If you have an account, sign in or reset the password.'

describe('signing in', () => {
  test.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
    'with %s says that email or password are incorrect',
    (code) => {
      expect(signInFailure(serviceError(code))).toEqual({ message: 'Email or password are incorrect.' })
    },
  )

  test('without a user says that it failed', () => {
    expect(signInFailure(new Error('Failed to sign in.'))).toEqual({ message: 'Failed to sign in.' })
  })

  test.each([
    [serviceError('auth/network-request-failed'), CONNECTION],
    [serviceError('auth/too-many-requests'), TOO_MANY],
    [serviceError('auth/internal-error'), LATER],
    [serviceError('auth/user-disabled'), CLOSED],
    [serviceError('auth/invalid-email'), undefined],
    [serviceError('auth/operation-not-allowed'), undefined],
    [new Error('Anything'), undefined],
    ['a string', undefined],
    [undefined, undefined],
  ])('with any other failure, like %s, is unexpected, with what can be done about it', (error, hint) => {
    expect(signInFailure(error)).toEqual({ message: UNEXPECTED, hint })
  })
})

describe('signing up', () => {
  test('with an aliased address says so, and what to leave out', () => {
    const message = 'You cannot sign up with an aliased email address.'
    const hint = 'Leave out the plus sign and what follows it, like “+tag” in name+tag@example.com.'
    expect(signUpFailure(apiError({ details: [{ path: 'email', message }] }))).toEqual({ message, hint })
  })

  test.each([
    ['a known address', apiError({ status: 409, code: 'users.email_exists' }), ACCOUNT],
    ['any other refusal', apiError({}), ACCOUNT],
    ['too many tries', apiError({ status: 429, code: 'request.too_many' }), TOO_MANY],
    ['a server that fails', apiError({ status: 500 }), LATER],
    ['no connection', apiError({ status: 0, code: 'client.network' }), CONNECTION],
    ['no answer in time', apiError({ status: 0, code: 'client.timeout' }), CONNECTION],
    ['an answer that makes no sense', apiError({ status: 0, code: 'client.unexpected_answer' }), undefined],
    ['no connection when signing in afterwards', serviceError('auth/network-request-failed'), CONNECTION],
  ])('with %s is unexpected, with what can be done about it', (_, error, hint) => {
    expect(signUpFailure(error)).toEqual({ message: UNEXPECTED, hint })
  })

  test("with a password that the service refuses passes on the service's reason", () => {
    const error = apiError({ code: 'users.weak_password', message: 'Password must contain a number.' })
    expect(refusedPassword(error)).toBe('Password must contain a number.')
    expect(refusedPassword(apiError({ code: 'request.invalid' }))).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  test('of nobody says that there is no such user', () => {
    expect(forgotPasswordFailure(serviceError('auth/user-not-found'))).toEqual({
      message: 'Cannot find user with that email.',
    })
  })

  test.each([
    ['auth/invalid-email', undefined],
    ['auth/too-many-requests', TOO_MANY],
    ['auth/network-request-failed', CONNECTION],
  ])('with %s is unexpected', (code, hint) => {
    expect(forgotPasswordFailure(serviceError(code))).toEqual({ message: UNEXPECTED, hint })
  })
})

describe('the link of a mail', () => {
  test.each([
    ['auth/expired-action-code', 'expired'],
    ['auth/invalid-action-code', 'used'],
    ['auth/user-disabled', 'used'],
    ['auth/user-not-found', 'used'],
    ['auth/user-token-expired', 'used'],
    ['auth/network-request-failed', undefined],
    ['auth/weak-password', undefined],
  ])('with %s is %s', (code, why) => {
    expect(spentLinkOf(serviceError(code))).toBe(why)
  })

  test.each(['auth/weak-password', 'auth/password-does-not-meet-requirements'])('with %s asks for another', (code) => {
    expect(actionCodeFailure(serviceError(code)).message).toBe('That password is too weak.')
  })

  test('with a password that the service refuses passes on its reason', () => {
    const message = 'Firebase: This password is too common. (auth/weak-password).'
    const error = Object.assign(new Error(message), { code: 'auth/weak-password' })
    expect(actionCodeFailure(error).hint).toBe('This password is too common.')
  })

  test('with any other failure is unexpected', () => {
    expect(actionCodeFailure(serviceError('auth/network-request-failed'))).toEqual({
      message: UNEXPECTED,
      hint: CONNECTION,
    })
  })
})

describe('a failure', () => {
  const explain = (error: unknown) => {
    const reportError = vi.fn<(error: unknown) => void>()
    return { failure: explainFailure(error, { describe: signInFailure, reportError }), reportError }
  }

  test('that nobody expected is reported', () => {
    const error = serviceError('auth/internal-error')
    const { failure, reportError } = explain(error)
    expect(failure.message).toBe(UNEXPECTED)
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error)
  })

  test.each([serviceError('auth/invalid-credential'), new Error('Failed to sign in.')])(
    'that was expected, like %s, is not reported',
    (error) => {
      expect(explain(error).reportError).not.toHaveBeenCalled()
    },
  )
})
