import type { EmailStyleInput } from '#shared/emails.ts'

/** A style of mails as it was given, but for what a test says. */
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
