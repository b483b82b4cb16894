import { keyedHash } from '#server/kernel/tokens.ts'

/** The emulator's signing secrets, known to this installation only. */
export const emulatedWebhookSecrets = (hashKey: string) => ({
  billing: [`whsec_${keyedHash(hashKey, 'simulated billing webhook')}`],
  link: [`whsec_${keyedHash(hashKey, 'simulated link webhook')}`],
})
