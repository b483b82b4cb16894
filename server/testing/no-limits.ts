import { exampleInstallation } from '#shared/installation.ts'
import type { Deps } from '#server/app/deps.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'

const plentiful = { points: 1_000_000, seconds: 60 }
/** Limits that no test reaches. */
export const noLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, plentiful]),
) as Deps['limits']

/** More emails than any test sends. */
const MANY = 1_000_000
export const noEmailLimits: Deps['emailLimits'] = {
  unverifiedADay: MANY,
  recipientADay: MANY,
  recipientAMonth: MANY,
  confirmationsADay: MANY,
  confirmationsAMonth: MANY,
  workspaceConfirmationsADay: MANY,
  testsAnHour: MANY,
  contactEmail: exampleInstallation.contactEmail,
}
