import type { EmailTone } from '#shared/email-styles.ts'

/** Our texts for one kind of email. `sender` is the organisation, or the owner if there is none. */
export type TemplateTexts = {
  subject: (sender: string) => string
  /** `name` as for `greeting`; `subject` is used where it is null. */
  subjectTo: (name: string, sender: string) => string
  /** Shown after the subject in an inbox. */
  preheader: string
  /** `sender` is null where the owner has no organisation: then the owner speaks of “me”. */
  paragraphs: (sender: string | null) => string[]
}

export type ToneTexts = {
  /** `name` is the client's first name, in the formal tone the full name; null where it doesn't look personal. */
  greeting: (name: string | null) => string
  closing: string
  request: TemplateTexts
  reminder: TemplateTexts & {
    /** The last sentence if no other reminder follows: `only` for the only one, `last` for the last of several. */
    only: string
    last: string
  }
}

/** Texts of requests and reminders in one language. Texts beside `tones` are the same in every tone. */
export type RequestTexts = {
  tones: Record<EmailTone, ToneTexts>
  button: string
  starsHint: string
  /** By plural form, as in `Intl.PluralRules`. */
  stars: { one: string; other: string }
  linkHint: string
  /** Replaces an unknown `{{service}}` within a sentence. */
  ourWork: string
  reason: (sender: string) => string
  /** Only if the owner has an address for replies. */
  replies: (owner: string) => string
  decline: string
  unsubscribe: string
  /** Followed by the product’s name. */
  sentWith: string
}
