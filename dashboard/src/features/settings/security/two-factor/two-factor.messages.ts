import { ApiError } from '../../../../lib/api.ts'
import { identityMessage } from '../../../../lib/auth/identity-messages.ts'

/** Why two-factor could not be changed. */
export const twoFactorFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : identityMessage(error)

/** The key as people type it: in groups of four. */
export const groupedKey = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ')

/** A text file with the codes. */
export const recoveryCodesFile = (codes: readonly string[], { site, email }: { site: string; email: string }): string =>
  [`Recovery codes for ${site}`, `Account: ${email}`, 'Each code works once.', '', ...codes, ''].join('\n')
