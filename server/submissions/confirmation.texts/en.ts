import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const en: ConfirmationTexts = {
  subject: (sender) => `Confirm your testimonial for ${sender}`,
  preheader: 'One more click, and it arrives.',
  greeting: 'Hello,',
  received: (sender) => `Somebody gave this address with a testimonial for ${sender}.`,
  ifYours: (sender) => `If that was you, open the page below and confirm it. ${sender} reads it only after that.`,
  ifNotYours: (days) =>
    `If this wasn’t you, ignore this email. Nothing is passed on, and the testimonial is deleted after ${days} days.`,
  button: 'Open and confirm',
  linkHint: 'If the button doesn’t work, open this link:',
  reason: 'You’re receiving this email because somebody entered your address. We use it for nothing else.',
  sentWith: 'Sent with',
}
