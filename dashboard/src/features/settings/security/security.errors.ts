import { codeOf, hasWrongCredentials, isWeakPassword, weakPasswordReason } from '../../../lib/auth/identity-errors.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'

/** Why a change was refused, and the field that caused it if one did. */
export type ChangeFailure = { field?: 'currentPassword' | 'newPassword' | 'newEmail'; message: string }

const SESSION_ENDED = 'Your session has ended. Sign in again.'

const failures = new Map<unknown, ChangeFailure>([
  ['auth/email-already-in-use', { field: 'newEmail', message: 'Another account uses this email.' }],
  ['auth/invalid-email', { field: 'newEmail', message: 'Enter a valid email address.' }],
  ['auth/invalid-new-email', { field: 'newEmail', message: 'Enter a valid email address.' }],
  ['auth/too-many-requests', { message: 'Too many attempts. Try again in a few minutes.' }],
  ['auth/network-request-failed', { message: 'We couldn’t reach the server. Check your connection and try again.' }],
  ['auth/requires-recent-login', { message: SESSION_ENDED }],
  ['auth/user-disabled', { message: 'This account was closed.' }],
  ['auth/user-mismatch', { message: SESSION_ENDED }],
  ['auth/user-token-expired', { message: SESSION_ENDED }],
  ['auth/invalid-user-token', { message: SESSION_ENDED }],
])

/** Why the password or the email could not be changed. */
export function changeFailure(error: unknown): ChangeFailure {
  if (hasWrongCredentials(error)) return { field: 'currentPassword', message: 'That password is wrong.' }
  if (isWeakPassword(error)) {
    return { field: 'newPassword', message: weakPasswordReason(error) ?? 'Choose a stronger password.' }
  }
  return failures.get(codeOf(error)) ?? { message: UNEXPECTED_ERROR_MESSAGE }
}

/** The password was entered too long ago to send another email without it. */
export const needsPassword = (error: unknown): boolean => codeOf(error) === 'auth/requires-recent-login'
