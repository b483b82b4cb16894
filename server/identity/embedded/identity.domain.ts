import type { AccountRow } from './identity.repository.ts'

/** An account as everything but the check of its password may see it. */
export type Account = Omit<AccountRow, 'passwordHash'>

/** Why the service refuses, in the words of the Identity Toolkit protocol. */
export type RefusalCode =
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'

export type Refusal = { refused: RefusalCode }

export const refuse = (code: RefusalCode): Refusal => ({ refused: code })

const RECENT_SIGN_IN_MS = 5 * 60 * 1000

/** Tokens know whole seconds only. */
export const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Why an account may not go on with what it was given when its password was last asked for; undefined when it may. */
export function refusalOf(
  account: Pick<Account, 'isDisabled' | 'validSince'>,
  authenticatedAt: Date,
): RefusalCode | undefined {
  if (account.isDisabled) return 'USER_DISABLED'
  if (toSeconds(authenticatedAt) < toSeconds(account.validSince)) return 'TOKEN_EXPIRED'
  return undefined
}

/** Whether the password was given so recently that password and address may be changed, and the account deleted. */
export function isRecentSignIn({ authenticatedAt, now }: { authenticatedAt: Date; now: Date }): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_SIGN_IN_MS
}

/**
 * From when on sessions count once all that began before `now` are ended: a full second that none of them can name, since
 * tokens know no less than a second.
 */
export function nextValidSince({ validSince, now }: { validSince: Date; now: Date }): Date {
  return new Date((Math.max(toSeconds(now), toSeconds(validSince)) + 1) * 1000)
}

/** When a session that begins now says that it began: not before sessions count. */
export function sessionStart({ validSince, now }: { validSince: Date; now: Date }): Date {
  return now < validSince ? validSince : now
}
