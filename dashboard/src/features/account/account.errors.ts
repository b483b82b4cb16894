import { useCallback, useState } from 'react'
import { ALIASED_EMAIL_HINT, ALIASED_EMAIL_MESSAGE } from '#shared/users.ts'
import { ApiError } from '../../lib/api.ts'
import { codeOf, hasWrongCredentials, isWeakPassword, weakPasswordReason } from '../../lib/auth/identity-errors.ts'
import { SIGN_IN_FAILED_MESSAGE } from '../../lib/auth/session.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../lib/error-message.ts'
import { type ReportError, useReportError } from '../../reporting/report-error.ts'

/** `message` says what went wrong, as the specification words it; `hint` says what the person can do. */
type Failure = { message: string; hint?: string | undefined }
type Describe = (error: unknown) => Failure

const CONNECTION_HINT = 'Check your connection and try again.'
const TOO_MANY_HINT = 'Too many attempts. Try again in a few minutes.'
const LATER_HINT = 'Try again in a moment.'
const ACCOUNT_CLOSED_MESSAGE = 'This account was closed.'

/** Why somebody who was signed in is on the login page. */
export const endMessages = { account: ACCOUNT_CLOSED_MESSAGE, session: 'Your session has ended. Sign in again.' }

// The same for every refusal, so that it does not reveal which addresses have an account.
const ACCOUNT_HINT = 'If you have an account, sign in or reset the password.'

const hints = new Map<unknown, string>([
  ['auth/network-request-failed', CONNECTION_HINT],
  ['client.network', CONNECTION_HINT],
  ['client.timeout', CONNECTION_HINT],
  ['auth/too-many-requests', TOO_MANY_HINT],
  ['auth/internal-error', LATER_HINT],
  // Accounts are disabled when they are closed.
  ['auth/user-disabled', ACCOUNT_CLOSED_MESSAGE],
])

function unexpectedHint(error: unknown): string | undefined {
  const hint = hints.get(codeOf(error))
  if (hint || !(error instanceof ApiError)) return hint
  if (error.status === 429) return TOO_MANY_HINT
  return error.status >= 500 ? LATER_HINT : undefined
}

const unexpected: Describe = (error) => ({ message: UNEXPECTED_ERROR_MESSAGE, hint: unexpectedHint(error) })

export const signInFailure: Describe = (error) => {
  if (hasWrongCredentials(error)) return { message: 'Email or password are incorrect.' }
  if (error instanceof Error && error.message === SIGN_IN_FAILED_MESSAGE) return { message: SIGN_IN_FAILED_MESSAGE }
  return unexpected(error)
}

export const forgotPasswordFailure: Describe = (error) =>
  codeOf(error) === 'auth/user-not-found' ? { message: 'Cannot find user with that email.' } : unexpected(error)

export const signUpFailure: Describe = (error) => {
  if (!(error instanceof ApiError)) return signInFailure(error)
  if (error.details.some(({ message }) => message === ALIASED_EMAIL_MESSAGE))
    return { message: ALIASED_EMAIL_MESSAGE, hint: ALIASED_EMAIL_HINT }
  const hint = unexpectedHint(error)
  return { message: UNEXPECTED_ERROR_MESSAGE, hint: hint ?? (error.status >= 400 ? ACCOUNT_HINT : undefined) }
}

/** Why the password of a new account was refused; undefined when something else failed. */
export const refusedPassword = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'users.weak_password' ? error.message : undefined

const STRONGER_HINT = 'Choose a longer one, or mix letters, numbers and symbols.'

/** A new password or a code that the identity service refused, though the code itself is still good. */
export const actionCodeFailure: Describe = (error) =>
  isWeakPassword(error)
    ? { message: 'That password is too weak.', hint: weakPasswordReason(error) ?? STRONGER_HINT }
    : unexpected(error)

export type SpentLink = 'expired' | 'used' | 'incomplete'

/** Why the link of an email can never work again; undefined when the link was not what failed. */
export function spentLinkOf(error: unknown): SpentLink | undefined {
  switch (codeOf(error)) {
    case 'auth/expired-action-code':
      return 'expired'
    case 'auth/invalid-action-code':
    case 'auth/user-disabled':
    case 'auth/user-not-found':
    case 'auth/user-token-expired':
      return 'used'
    default:
      return undefined
  }
}

/** Describes the failure, and reports it when it was unexpected. */
export function explainFailure(
  error: unknown,
  { describe, reportError }: { describe: Describe; reportError: ReportError },
): Failure {
  const failure = describe(error)
  if (failure.message === UNEXPECTED_ERROR_MESSAGE) reportError(error)
  return failure
}

/** The failure that a form shows. Unexpected failures are reported too. */
export function useFailure(describe: Describe) {
  const reportError = useReportError()
  const [failure, setFailure] = useState<Failure>()
  const fail = useCallback(
    (error: unknown) => setFailure(explainFailure(error, { describe, reportError })),
    [describe, reportError],
  )
  return { failure, fail, clearFailure: () => setFailure(undefined) }
}
