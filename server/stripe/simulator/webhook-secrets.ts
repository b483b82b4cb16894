import { keyedHash } from '#server/kernel/tokens.ts'

/** What the stand-in signs its events with: known to this installation alone. */
export const simulatedWebhookSecrets = (hashKey: string) => ({
  billing: [`whsec_${keyedHash(hashKey, 'simulated billing webhook')}`],
  link: [`whsec_${keyedHash(hashKey, 'simulated link webhook')}`],
})
