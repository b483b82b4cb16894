import { codeOf, isWeakPassword, weakPasswordReason } from '../../../lib/auth/identity-errors.ts'
import { passwordFailure } from '../../../lib/auth/identity-messages.ts'

/** Why a change was refused, and the field that caused it if one did. */
export type ChangeFailure = { field?: 'currentPassword' | 'newPassword' | 'newEmail'; message: string }

const failures = new Map<unknown, ChangeFailure>([
  ['auth/email-already-in-use', { field: 'newEmail', message: 'Another account uses this email.' }],
  ['auth/invalid-email', { field: 'newEmail', message: 'Enter a valid email address.' }],
  ['auth/invalid-new-email', { field: 'newEmail', message: 'Enter a valid email address.' }],
])

/** Why the password or the email could not be changed. */
export function changeFailure(error: unknown): ChangeFailure {
  if (isWeakPassword(error)) {
    return { field: 'newPassword', message: weakPasswordReason(error) ?? 'Choose a stronger password.' }
  }
  const { isWrong, message } = passwordFailure(error)
  return failures.get(codeOf(error)) ?? (isWrong ? { field: 'currentPassword', message } : { message })
}

/** The password was entered too long ago to send another email without it. */
export const needsPassword = (error: unknown): boolean => codeOf(error) === 'auth/requires-recent-login'
