/**
 * What a mail service tells of a mail after it took it. `returned` came back for good, or was not even tried since an
 * earlier one had; `late` is still under way, or was turned away for now; `failed` never left the service. `reason` is the
 * service's own words: anything may stand in it.
 */
export type MailNews =
  | { kind: 'accepted' }
  | { kind: 'delivered' }
  | { kind: 'complained' }
  | { kind: 'late'; reason: string }
  | { kind: 'returned'; reason: string }
  | { kind: 'failed'; reason: string }

/** One telling. The same `id` is the same telling, however often it comes. `type` is how the service calls it. */
export type MailEvent = { id: string; type: string } & (
  | {
      about: 'mail'
      /** How the service calls the mail. */
      providerId: string
      /** What we called it ourselves when we handed it over, if the service says so. */
      messageTag: string | null
      news: MailNews
    }
  | { about: 'domain'; providerId: string }
  | { about: 'nothing' }
)

/**
 * Port to what a mail service calls us with. Throws `emails.webhook_refused` (400) for whatever it has not signed just now,
 * to the letter. What we do not understand is about nothing.
 */
export type MailEventReader = {
  readEvent(call: { body: string; header: (name: string) => string | undefined }): MailEvent
}
