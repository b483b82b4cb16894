import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** How many recovery codes are created at a time. */
export const RECOVERY_CODES = 10

/**
 * Two-factor of the owner's account. Turning it on and off and entering codes are calls of the firebase SDK; a recovery
 * code is entered in place of a code from the app.
 */
export const TwoFactor = z.strictObject({
  /** Since when signing in needs a code from an app. Null while two-factor is off. */
  onSince: z.iso.datetime().nullable(),
  /** The name that the owner gave the app. */
  appName: z.string().nullable(),
  recoveryCodesLeft: z.int(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

export const getTwoFactor = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/two-factor',
  access: 'account',
  summary: 'Read whether two-factor is on, and how many recovery codes are left',
  response: TwoFactor,
  errors: ['security.not_managed'],
})

/** Returns `RECOVERY_CODES` new codes. The old ones stop working. Needs two-factor, and a sign-in within the last 5 minutes. */
export const createRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/goodword/user/two-factor/recovery-codes',
  access: 'account',
  summary: 'Create new recovery codes, which are shown once',
  response: z.strictObject({ codes: z.array(z.string().regex(/^[2-9a-z]{4}-[2-9a-z]{4}$/)) }),
  status: 201,
  errors: ['security.not_managed', 'security.sign_in_again', 'two_factor.off'],
})
