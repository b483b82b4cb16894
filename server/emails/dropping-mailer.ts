import { newId } from '#server/kernel/ids.ts'
import type { Mailer } from './mailer.ts'

/** For production without an email service, which a start warns about: nothing is sent, and nothing is kept. */
export const createDroppingMailer = (): Mailer => ({
  name: 'none',
  remembersKeysForMs: Number.POSITIVE_INFINITY,
  tellsDelivery: false,
  send: async () => ({ kind: 'sent', providerId: newId('out') }),
})
