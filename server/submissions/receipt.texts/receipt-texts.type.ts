/** Texts of a receipt in one language. `sender` is the organisation, or the owner if there is none. */
export type ReceiptTexts = {
  subject: (sender: string) => string
  preheader: string
  /** `name` is the client's first name, or the full name in German, French, Dutch and Portuguese, whose receipts are
   * formal; null where it doesn't look personal. */
  greeting: (name: string | null) => string
  thanks: (sender: string) => string
  /** If it isn’t certain that the reader wrote the testimonial: it is then not quoted. */
  arrivedPreheader: string
  arrived: (sender: string) => string
  stars: (rating: number) => string
  isPublic: (sender: string) => string
  isPrivate: (sender: string) => string
  portal: string
  button: string
  closing: string
  linkHint: string
  reason: (sender: string) => string
  /** Where it is not certain that the recipient answered. */
  arrivedReason: (sender: string) => string
  keep: string
  /** Followed by the product’s name. */
  sentWith: string
}
