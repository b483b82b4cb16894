/** What a receipt says in one language. `sender` is the organisation, or the owner where there is none. */
export type ReceiptTexts = {
  subject: (sender: string) => string
  preheader: string
  hello: string
  helloTo: (name: string) => string
  thanks: (sender: string) => string
  /** Where it is not sure that the reader wrote them, and they are not quoted. */
  arrivedPreheader: string
  arrived: (sender: string) => string
  stars: (rating: number) => string
  isPublic: (sender: string) => string
  isPrivate: (sender: string) => string
  ownPage: string
  button: string
  closing: string
  linkHint: string
  reason: (sender: string) => string
  keep: string
  /** Before the product’s name. */
  sentWith: string
}
