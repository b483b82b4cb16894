/** Texts of the email about a spelling fix in one language. `sender` is the organisation, or the owner if there is none. */
export type SpellingTexts = {
  subject: (sender: string) => string
  preheader: string
  /** `name` as in receipts; null where it doesn't look personal. */
  greeting: (name: string | null) => string
  suggests: (sender: string) => string
  nothingChanges: string
  button: string
  closing: string
  linkHint: string
  reason: (sender: string) => string
  unsubscribe: string
  /** Followed by the product’s name. */
  sentWith: string
}
