import type { Mailer } from '#server/emails/mailer.ts'

/** An email service that remembers keys forever, reports nothing later, and answers as told. */
export const createTestMailer = (send: Mailer['send']): Mailer => ({
  name: 'test',
  remembersKeysForMs: Number.POSITIVE_INFINITY,
  tellsDelivery: false,
  send,
})
