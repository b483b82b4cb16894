import type { EmailStyleInput } from '#shared/email-styles.ts'

/** An email style with its defaults, changed as the test needs. */
export const styleInput = (changes: Partial<EmailStyleInput> = {}): EmailStyleInput => ({
  name: 'Standard',
  language: 'en',
  tone: 'friendly',
  subject: null,
  message: null,
  showsLogo: false,
  accentColor: null,
  senderName: null,
  footer: null,
  ...changes,
})
