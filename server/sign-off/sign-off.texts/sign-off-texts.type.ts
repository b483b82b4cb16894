/**
 * Texts of the emails to somebody with a sign-off link. `sender` asks; `brand` is what the testimonials are about, null
 * when it is the sender.
 */
export type SignOffTexts = {
  subject: (sender: string, brand: string | null) => string
  preheader: string
  /** `name` is null where it doesn't look personal. */
  greeting: (name: string | null) => string
  asks: (sender: string, brand: string | null) => string
  /** How many there are to decide. */
  waiting: (count: number) => string
  how: string
  reminderSubject: (count: number, brand: string) => string
  reminderPreheader: string
  /** In place of `asks` and `waiting`. */
  reminder: (count: number, brand: string) => string
  /** `day` is written out. */
  until: (day: string) => string
  button: string
  closing: string
  linkHint: string
  reason: (sender: string) => string
  keep: string
}
