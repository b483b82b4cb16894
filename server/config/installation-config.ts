import * as z from 'zod'
import { exampleInstallation, type Installation, linesOf } from '#shared/installation.ts'
import { ConfigError } from './config-error.ts'

// The product's name is part of senders and subjects.
const PRODUCT_NAME_MAX = 60
const NAME_MAX = 100
const ADDRESS_LINES_MAX = 8

// Whatever can't be seen, ends a line, or is markup.
const UNFIT = /[\p{C}\p{Zl}\p{Zp}<>]/u

const isName = (text: string, max: number) => text.trim() !== '' && text.length <= max && !UNFIT.test(text)

const line = (max: number) =>
  z
    .string()
    .refine(
      (text) => isName(text, max),
      `must be one line of up to ${max} characters, without control characters, < and >`,
    )
    .transform((text) => text.trim())
    .optional()

/** Lines are separated by `|`, or by line breaks where the file of the settings can hold them. */
const addressLines = (text: string) => text.split(/\r?\n|\|/).map((each) => each.trim())

export const installationVariables = {
  PRODUCT_NAME: line(PRODUCT_NAME_MAX),
  CONTACT_EMAIL: z.email('must be an email address, without a name').optional(),
  PRIVACY_EMAIL: z.email('must be an email address, without a name').optional(),
  LEGAL_NAME: line(NAME_MAX),
  LEGAL_ADDRESS: z
    .string()
    .refine((text) => {
      const lines = addressLines(text)
      return lines.length <= ADDRESS_LINES_MAX && lines.every((each) => isName(each, NAME_MAX))
    }, `must be a postal address like 12 High Street | London N1 1AA | United Kingdom, of up to ${ADDRESS_LINES_MAX} lines of up to ${NAME_MAX} characters, without control characters, < and >`)
    .transform((text) => addressLines(text).join('\n'))
    .optional(),
}

type InstallationValues = { [Name in keyof typeof installationVariables]?: string | undefined }

export function readInstallation(values: InstallationValues): Installation {
  const { PRODUCT_NAME, CONTACT_EMAIL, PRIVACY_EMAIL, LEGAL_NAME, LEGAL_ADDRESS } = values
  return {
    productName: PRODUCT_NAME ?? exampleInstallation.productName,
    contactEmail: CONTACT_EMAIL ?? exampleInstallation.contactEmail,
    privacyEmail: PRIVACY_EMAIL ?? CONTACT_EMAIL ?? exampleInstallation.privacyEmail,
    legalName: LEGAL_NAME ?? exampleInstallation.legalName,
    legalAddress: LEGAL_ADDRESS ?? exampleInstallation.legalAddress,
  }
}

type Setting = {
  name: keyof InstallationValues | 'EMAIL_FROM' | 'ACCOUNT_EMAIL_FROM'
  /** What to write there. */
  meaning: string
  isOptional?: true
}

/** What may not be missing in production, nor be the example's. */
const settings: Setting[] = [
  { name: 'CONTACT_EMAIL', meaning: 'the address at which you answer owners’ questions' },
  { name: 'PRIVACY_EMAIL', meaning: 'the address at which you answer questions about personal data', isOptional: true },
  { name: 'LEGAL_NAME', meaning: 'the name of the company or person that runs this installation, for the policies' },
  { name: 'LEGAL_ADDRESS', meaning: 'the postal address for the policies, with | between its lines' },
  { name: 'EMAIL_FROM', meaning: 'the address that emails to clients come from, on a domain of yours' },
  { name: 'ACCOUNT_EMAIL_FROM', meaning: 'the address that emails about accounts come from, on a domain of yours' },
]

const EXAMPLE_DOMAIN = /@(?:[^@]+\.)?goodword\.example$/i

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ')

const exampleLines = [exampleInstallation.legalName, ...linesOf(exampleInstallation.legalAddress)].map(folded)

const isExample = (text: string) =>
  EXAMPLE_DOMAIN.test(text) || linesOf(text).some((each) => exampleLines.includes(folded(each)))

function problemOf({ name, meaning, isOptional }: Setting, value: string | undefined): string | undefined {
  if (value === undefined) return isOptional ? undefined : `Set ${name} to ${meaning}`
  return isExample(value)
    ? `${name} is still the example’s, ${linesOf(value).join(' | ')}. Set it to ${meaning}`
    : undefined
}

/**
 * Throws ConfigError, with a line for each setting that is missing or still the example's. `because` says why the server
 * runs as production.
 */
export function checkInstallation(values: { [Name in Setting['name']]?: string | undefined }, because: string): void {
  const problems = settings.flatMap((setting) => problemOf(setting, values[setting.name]) ?? [])
  if (problems.length > 0)
    throw new ConfigError(problems.map((problem) => `${problem}, because ${because}.`).join('\n'))
}
