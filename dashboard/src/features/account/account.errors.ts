import { ALIASED_EMAIL_MESSAGE } from '#shared/users.ts'
import { ApiError } from '../../lib/api.ts'
import { SIGN_IN_FAILED_MESSAGE } from '../../lib/auth/session.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../lib/error-message.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

// A service that does not tell which addresses it knows answers invalid-credential for the other two.
const wrongCredentials: unknown[] = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential']

export function signInMessage(error: unknown): string {
  if (wrongCredentials.includes(codeOf(error))) return 'Email or password are incorrect.'
  if (error instanceof Error && error.message === SIGN_IN_FAILED_MESSAGE) return SIGN_IN_FAILED_MESSAGE
  return UNEXPECTED_ERROR_MESSAGE
}

export const passwordResetMessage = (error: unknown): string =>
  codeOf(error) === 'auth/user-not-found' ? 'Cannot find user with that email.' : UNEXPECTED_ERROR_MESSAGE

export function signUpMessage(error: unknown): string {
  const isAliased = error instanceof ApiError && error.details.some(({ message }) => message === ALIASED_EMAIL_MESSAGE)
  return isAliased ? ALIASED_EMAIL_MESSAGE : signInMessage(error)
}
