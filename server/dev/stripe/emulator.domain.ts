import { contentHash } from '#server/kernel/tokens.ts'

/** The emulator's consent page. */
export const CONSENT_PATH = '/dev/stripe/authorize'

/** A name always gives the same account, so that an account can be linked twice. */
export const accountIdOf = (name: string) =>
  `acct_${contentHash(`account ${name.trim().toLowerCase()}`).replaceAll(/\W|_/g, '').slice(0, 16)}`
