import type { AccountRow } from './identity.repository.ts'

/** An account as everything but the check of its password may see it. */
export type Account = Omit<AccountRow, 'passwordHash'>

/** Why the service refuses, in the words of the Identity Toolkit protocol. */
type RefusalCode =
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'INVALID_ID_TOKEN'
  | 'USER_NOT_FOUND'
  | 'USER_DISABLED'
  | 'TOKEN_EXPIRED'

export type Refusal = { refused: RefusalCode }

export const refuse = (code: RefusalCode): Refusal => ({ refused: code })

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
