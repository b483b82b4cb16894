/** An email, ready to send. Names are cleaned, and the sender's address is one of ours: see `emailSafeName`. */
export type Email = {
  from: { name: string; address: string }
  /** Where replies go; null for nowhere. */
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Identifies an email while it is being sent. */
export type Handover = {
  /** Two attempts with the same key send one email, if the service supports it: see `EmailService`. */
  idempotencyKey: string
  /** Returned by the service in its webhook events: ASCII letters, digits, `_` and `-` only. */
  tags: Record<string, string>
}

/**
 * The outcome of an attempt. `reason` is one sentence.
 * - `sent`: accepted; `providerId` is the service's id.
 * - `retry`: certainly not accepted, but may be later. Wait `afterMs`, or the usual time without it. With `pause`, no
 *   other email would be accepted either, so all of them wait: `rate` for a moment, `quota` until the service's limit
 *   resets, `key` until the operator has fixed our access.
 * - `permanent`: will never be accepted, because of the recipient's address (`recipient`), the sender's domain
 *   (`sender`), a different content sent with the same key before (`conflict`), or `other`.
 * - `unknown`: may have been accepted. Try again only with the same key, and only if the service recognises keys.
 */
export type EmailOutcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'retry'; afterMs?: number | undefined; pause?: 'rate' | 'quota' | 'key'; reason: string }
  | { kind: 'permanent'; because: 'recipient' | 'sender' | 'conflict' | 'other'; reason: string }
  | { kind: 'unknown'; reason: string }

/** What an email service can do. */
export type EmailService = {
  /** `resend`, `smtp`, `outbox` or `none`. */
  name: string
  /** How long the service recognises a repeated key; 0 for not at all. */
  remembersKeysForMs: number
  /** Whether it reports what happens to an email after accepting it. */
  tellsDelivery: boolean
}

/**
 * Port for sending email. Never throws for what the service answers or fails to answer, and returns within 20 seconds.
 */
export type Mailer = EmailService & {
  send(message: Email, handover: Handover): Promise<EmailOutcome>
}
