/** One mail, ready to be handed over. Names are cleaned and the address is one of ours: see `mailSafeName`. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/**
 * What became of a handing over.
 * - `sent`: accepted; `providerId` names the mail there.
 * - `retry`: not accepted, may be later; wait `afterMs`, or as long as usual when that is left out.
 * - `permanent`: will never be accepted; `reason` is a sentence for the owner.
 * - `unknown`: may have been accepted. To be tried again with the same key only.
 */
export type MailOutcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'retry'; afterMs?: number }
  | { kind: 'permanent'; reason: string }
  | { kind: 'unknown' }

/**
 * Port to whatever sends mail. Two calls with one `idempotencyKey` send one mail. Never throws for what the provider
 * answers.
 */
export type Mailer = {
  send(mail: Mail, options: { idempotencyKey: string }): Promise<MailOutcome>
}
