/**
 * What an email service reports about an email after accepting it. `returned`: it bounced, or was not tried because an
 * earlier one bounced. `late`: still on its way, or temporarily refused. `failed`: it never left the service. `reason`
 * is the service's text and can contain anything.
 */
export type EmailOutcomeReport =
  | { kind: 'accepted' }
  | { kind: 'delivered' }
  | { kind: 'complained' }
  | { kind: 'late'; reason: string }
  | { kind: 'returned'; reason: string }
  | { kind: 'failed'; reason: string }

/** One webhook event. Events with the same `id` are the same event. `type` is the service's name for it. */
export type EmailEvent = { id: string; type: string } & (
  | {
      about: 'email'
      /** The service's id of the email. */
      providerId: string
      /** The tag that we gave it when sending, if the service returns it. */
      messageTag: string | null
      /** Of an email about an account, which we store no message of: who it went to. */
      accountRecipient: string | null
      outcome: EmailOutcomeReport
    }
  | { about: 'domain'; providerId: string }
  | { about: 'nothing' }
)

/**
 * Port for an email service's webhook. Throws `emails.webhook_refused` (400) for anything without a valid, recent
 * signature. An event of unknown type has no content.
 */
export type EmailEventReader = {
  /** Whether a call could be signed, so that reading its body is worth it. */
  canBeSigned(header: (name: string) => string | undefined): boolean
  readEvent(call: { body: string; header: (name: string) => string | undefined }): EmailEvent
}
