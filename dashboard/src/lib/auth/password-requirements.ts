import type { PasswordRequirement } from './identity.ts'

/** What every identity service requires at least (specification, section 9). */
const DEFAULT_MIN_LENGTH = 6

/**
 * A result of the SDK's `validatePassword`, with only the fields we read. What the policy does not require is
 * undefined.
 */
export type PasswordStatus = {
  meetsMinPasswordLength?: boolean
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
  { text: `At least ${DEFAULT_MIN_LENGTH} characters`, isMet: password.length >= DEFAULT_MIN_LENGTH },
]

/**
 * The requirements of a policy as text, and whether the password meets each. A maximum length is named only once it
 * is exceeded.
 */
export function requirementsOf(status: PasswordStatus, password: string): PasswordRequirement[] {
  const { customStrengthOptions, enforcementState } = status.passwordPolicy
  // A policy that is off is not enforced, whatever it says.
  if (enforcementState !== 'ENFORCE') return defaultRequirements(password)
  const { minPasswordLength = DEFAULT_MIN_LENGTH, maxPasswordLength = Infinity } = customStrengthOptions
  const asked: [string, boolean | undefined][] = [
    [`At least ${minPasswordLength.toLocaleString('en')} characters`, status.meetsMinPasswordLength],
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
