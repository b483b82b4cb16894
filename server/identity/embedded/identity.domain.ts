import type { AccountRow } from './identity.repository.ts'

/** An account without its password hash, for everything except checking the password. */
export type Account = Omit<AccountRow, 'passwordHash'>

/** Reasons for refusing, as named by the Identity Toolkit protocol. */
export type RefusalCode =
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_CODE'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_MFA_PENDING_CREDENTIAL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_SESSION_INFO'
  | 'MFA_ENROLLMENT_NOT_FOUND'
  | 'OPERATION_NOT_ALLOWED'
  | 'SECOND_FACTOR_EXISTS'
  | 'SESSION_EXPIRED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNVERIFIED_EMAIL'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

/** `sentence` is for the person, where the code alone does not tell what to do. */
export type Refusal = { refused: RefusalCode; sentence?: string }

export const refuse = (code: RefusalCode, sentence?: string): Refusal => ({
  refused: code,
  ...(sentence !== undefined && { sentence }),
})

/** A session ends after this time without use, and at the latest after the longest. */
export const SESSION_IDLE_MS = 30 * 24 * 60 * 60 * 1000
export const LONGEST_SESSION_MS = 400 * 24 * 60 * 60 * 1000

const RECENT_SIGN_IN_MS = 5 * 60 * 1000

/** Tokens have whole seconds only. */
export const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Why an account's session is no longer valid; undefined when it is. A session starts when the password is entered. */
export function refusalOf(
  account: Pick<Account, 'isDisabled' | 'validSince'>,
  authenticatedAt: Date,
): RefusalCode | undefined {
  if (account.isDisabled) return 'USER_DISABLED'
  if (toSeconds(authenticatedAt) < toSeconds(account.validSince)) return 'TOKEN_EXPIRED'
  return undefined
}

/** Whether the password was entered recently enough to change password or address, or delete the account. */
export function isRecentSignIn({ authenticatedAt, now }: { authenticatedAt: Date; now: Date }): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_SIGN_IN_MS
}

/**
 * The instant from which sessions count after ending all that began before `now`: a whole second that none of them can
 * have, because tokens store whole seconds.
 */
export function nextValidSince({ validSince, now }: { validSince: Date; now: Date }): Date {
  return new Date((Math.max(toSeconds(now), toSeconds(validSince)) + 1) * 1000)
}

/** The start time of a new session: not before sessions count. */
export function sessionStart({ validSince, now }: { validSince: Date; now: Date }): Date {
  return now < validSince ? validSince : now
}
