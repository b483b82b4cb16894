import { MIN_PASSWORD_LENGTH } from '#shared/users.ts'
import type { PasswordRequirement } from './identity.ts'

/**
 * A result of the SDK's `validatePassword`, with only the fields we read. What the policy does not require is
 * undefined.
 */
export type PasswordStatus = {
  meetsMaxPasswordLength?: boolean
  containsLowercaseLetter?: boolean
  containsUppercaseLetter?: boolean
  containsNumericCharacter?: boolean
  containsNonAlphanumericCharacter?: boolean
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength?: number; maxPasswordLength?: number }
    enforcementState: string
  }
}

/** The requirement while, or where, the service names no others. */
export const defaultRequirements = (password: string): PasswordRequirement[] => [
  { text: `At least ${MIN_PASSWORD_LENGTH} characters`, isMet: password.length >= MIN_PASSWORD_LENGTH },
]

/**
 * The requirements of a policy as text, and whether the password meets each. A maximum length is named only once it
 * is exceeded.
 */
export function requirementsOf(status: PasswordStatus, password: string): PasswordRequirement[] {
  const { customStrengthOptions, enforcementState } = status.passwordPolicy
  // A policy that is off is not enforced, whatever it says.
  if (enforcementState !== 'ENFORCE') return defaultRequirements(password)
  const { minPasswordLength = 0, maxPasswordLength = Infinity } = customStrengthOptions
  const minLength = Math.max(minPasswordLength, MIN_PASSWORD_LENGTH)
  const asked: [string, boolean | undefined][] = [
    [`At least ${minLength.toLocaleString('en')} characters`, password.length >= minLength],
    [
      `At most ${maxPasswordLength.toLocaleString('en')} characters`,
      status.meetsMaxPasswordLength === false ? false : undefined,
    ],
    ['A lowercase letter', status.containsLowercaseLetter],
    ['An uppercase letter', status.containsUppercaseLetter],
    ['A number', status.containsNumericCharacter],
    ['A symbol, like ! or ?', status.containsNonAlphanumericCharacter],
  ]
  return asked.flatMap(([text, isMet]) => (isMet === undefined ? [] : [{ text, isMet }]))
}
