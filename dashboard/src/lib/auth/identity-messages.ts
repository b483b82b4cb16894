import { UNEXPECTED_ERROR_MESSAGE } from '../error-message.ts'
import { codeOf, hasWrongCredentials } from './identity-errors.ts'

const SESSION_ENDED = 'Your session has ended. Sign in again.'

const messages = new Map<unknown, string>([
  ['auth/too-many-requests', 'Too many attempts. Try again in a few minutes.'],
  ['auth/network-request-failed', 'We couldn’t reach the server. Check your connection and try again.'],
  ['auth/user-disabled', 'This account was closed.'],
  ['auth/requires-recent-login', SESSION_ENDED],
  ['auth/user-mismatch', SESSION_ENDED],
  ['auth/user-token-expired', SESSION_ENDED],
  ['auth/invalid-user-token', SESSION_ENDED],
  ['auth/invalid-multi-factor-session', 'This took more than 10 minutes. Enter your password again.'],
  ['auth/code-expired', 'This took too long. Reload the page to start again.'],
  ['auth/invalid-verification-id', 'This took too long. Reload the page to start again.'],
  ['auth/second-factor-already-in-use', 'Two-factor is on already. Reload the page.'],
  ['auth/unverified-email', 'Confirm your email address first.'],
  ['auth/operation-not-allowed', 'The identity service of this installation does not offer authenticator apps.'],
])

/** What a failure of the identity service means for whoever is signed in, or is signing in again. */
export const identityMessage = (error: unknown): string => messages.get(codeOf(error)) ?? UNEXPECTED_ERROR_MESSAGE

/** A failure, and whether what was entered is wrong. */
export type EntryFailure = { isWrong: boolean; message: string }

/** Why the owner’s own password was refused. */
export const passwordFailure = (error: unknown): EntryFailure =>
  hasWrongCredentials(error)
    ? { isWrong: true, message: 'That password is wrong.' }
    : { isWrong: false, message: identityMessage(error) }

const wrongCode = {
  app: 'That code isn’t right. Wait for the next one. If it fails again, check the clock of your phone.',
  recovery: 'That code isn’t right, or it was used before.',
}

export type CodeKind = keyof typeof wrongCode

/** Why a code of two-factor was refused. */
export const codeFailure = (error: unknown, kind: CodeKind): EntryFailure =>
  codeOf(error) === 'auth/invalid-verification-code'
    ? { isWrong: true, message: wrongCode[kind] }
    : { isWrong: false, message: identityMessage(error) }
