import type { CodeRow } from './codes.repository.ts'
import type { Account, RefusalCode } from './identity.domain.ts'

export type CodePurpose = CodeRow['purpose']

/** What a code is for, as far as its holder may know. `newEmail` is the address it changes to. */
export type CodeContent = Pick<CodeRow, 'purpose' | 'email' | 'newEmail'>

const HOUR_MS = 60 * 60 * 1000
export const CODE_LIFETIME_HOURS: Record<CodePurpose, number> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 24,
  VERIFY_AND_CHANGE_EMAIL: 24,
  RECOVER_EMAIL: 7 * 24,
}

export const expiryOf = ({ purpose, now }: { purpose: CodePurpose; now: Date }) =>
  new Date(now.getTime() + CODE_LIFETIME_HOURS[purpose] * HOUR_MS)

/** The address that the code is sent to. */
export const recipientOf = ({ email, newEmail }: Pick<CodeRow, 'email' | 'newEmail'>) => newEmail ?? email

/** True while the account is the same as when the code was requested. */
export function isCodeOfToday(code: Pick<CodeRow, 'purpose' | 'email' | 'createdAt'>, account: Account): boolean {
  // Whoever stole an account can change its address and password again and again.
  if (code.purpose === 'RECOVER_EMAIL') return code.email !== account.email
  if (code.email !== account.email || account.passwordUpdatedAt > code.createdAt) return false
  return !(code.purpose === 'VERIFY_EMAIL' && account.isEmailVerified)
}

/** Why one of our codes doesn't work; undefined when it does. */
export function codeFault({
  code,
  account,
  now,
}: {
  code: CodeRow
  account: Account
  now: Date
}): RefusalCode | undefined {
  if (account.isDisabled) return 'USER_DISABLED'
  if (!isCodeOfToday(code, account)) return 'INVALID_OOB_CODE'
  return code.expiresAt <= now ? 'EXPIRED_OOB_CODE' : undefined
}
