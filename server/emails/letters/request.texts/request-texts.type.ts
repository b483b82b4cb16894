import type { EmailTone } from '#shared/emails.ts'

/** Our own words of one letter. `sender` is the organisation, or the owner where there is none. */
export type LetterTexts = {
  subject: (sender: string) => string
  subjectTo: (name: string, sender: string) => string
  /** What a list of mails shows behind the subject. */
  preheader: string
  paragraphs: (sender: string) => string[]
}

export type ToneTexts = {
  hello: string
  helloTo: (name: string) => string
  closing: string
  request: LetterTexts
  reminder: LetterTexts & {
    /** Where no other one follows: of one reminder, and of several. */
    only: string
    last: string
  }
}

/** What the mails say in one language that ask somebody. What stands beside the tones is said in all of them. */
export type RequestTexts = {
  tones: Record<EmailTone, ToneTexts>
  button: string
  starsHint: string
  /** By the number, as `Intl.PluralRules` calls it. */
  stars: { one: string; other: string }
  linkHint: string
  /** In place of a `{{service}}` that is not known, within a sentence. */
  ourWork: string
  reason: (sender: string) => string
  /** Where the owner has an address for answers. */
  replies: (owner: string) => string
  decline: string
  unsubscribe: string
  /** Before the product’s name. */
  sentWith: string
}
