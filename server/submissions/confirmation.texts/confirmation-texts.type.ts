/** Texts of the email that asks a visitor of a collection link to confirm an address. The reader may be somebody else. */
export type ConfirmationTexts = {
  subject: (sender: string) => string
  preheader: string
  greeting: string
  received: (sender: string) => string
  ifYours: (sender: string) => string
  /** `days`: after these it is deleted. */
  ifNotYours: (days: number) => string
  button: string
  linkHint: string
  reason: string
  sentWith: string
}
