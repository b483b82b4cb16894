import { contentHash } from '#server/kernel/tokens.ts'

/** The stand-in's page that asks an owner for consent. */
export const CONSENT_PATH = '/dev/stripe/authorize'

/** One name is one account, so that the same account can be linked twice. */
export const accountIdOf = (name: string) =>
  `acct_${contentHash(`account ${name.trim().toLowerCase()}`).replaceAll(/\W|_/g, '').slice(0, 16)}`
