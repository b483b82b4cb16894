import type { Mailer } from '#server/emails/mailer.ts'

/** A mail service that knows keys for ever, tells nothing afterwards, and answers as it is told to. */
export const createTestMailer = (send: Mailer['send']): Mailer => ({
  name: 'test',
  remembersKeysForMs: Number.POSITIVE_INFINITY,
  tellsDelivery: false,
  send,
})
