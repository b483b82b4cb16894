/** One mail, ready to be handed over. Names are cleaned and the address is one of ours: see `mailSafeName`. */
export type Mail = {
  from: { name: string; address: string }
  /** Where answers go; null is nowhere. */
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** How a mail is called while it is handed over. */
export type Handover = {
  /** Two handings over with one key send one mail, where the service can tell: see `MailService`. */
  idempotencyKey: string
  /** What the service gives back when it tells us of the mail: ASCII letters, digits, `_` and `-` only. */
  tags: Record<string, string>
}

/**
 * What became of a handing over.
 * - `sent`: accepted; `providerId` names the mail there.
 * - `retry`: certainly not accepted, may be later; wait `afterMs`, or as long as usual when that is left out. With a `pause`
 *   no other mail would be accepted either: the whole queue waits (`rate` a moment, `quota` until the service counts anew,
 *   `key` until the operator has mended our access).
 * - `permanent`: will never be accepted. `recipient`: because of the address it goes to; `sender`: because of the domain it
 *   comes from; `conflict`: we sent other words under the same key; `other`.
 * - `unknown`: may have been accepted. To be tried again with the same key only, and not at all where the service cannot
 *   tell that it is the same.
 * `reason` is one sentence.
 */
export type MailOutcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'retry'; afterMs?: number | undefined; pause?: 'rate' | 'quota' | 'key'; reason: string }
  | { kind: 'permanent'; because: 'recipient' | 'sender' | 'conflict' | 'other'; reason: string }
  | { kind: 'unknown'; reason: string }

/** What a mail service can do. */
export type MailService = {
  /** `resend`, `smtp` or `outbox`. */
  name: string
  /** For how long a second handing over with the same key is known to be the same; 0 is not at all. */
  remembersKeysForMs: number
  /** Whether we are told what became of a mail after it was accepted. */
  tellsDelivery: boolean
}

/**
 * Port to whatever sends mail. Never throws for what the service answers or fails to answer, and ends within 20 seconds.
 */
export type Mailer = MailService & {
  send(mail: Mail, handover: Handover): Promise<MailOutcome>
}
