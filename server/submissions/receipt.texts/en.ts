import type { ReceiptTexts } from './receipt-texts.type.ts'

export const en: ReceiptTexts = {
  subject: (sender) => `Your testimonial for ${sender}`,
  preheader: 'Here is a copy, with a link to edit or withdraw it.',
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  thanks: (sender) => `Thank you for taking the time. ${sender} has received your testimonial. This is what you wrote:`,
  arrivedPreheader: 'On your page you can read, edit or withdraw it.',
  arrived: (sender) =>
    `${sender} has received a testimonial in your name. If you wrote it, thank you for taking the time. If someone else did, you can withdraw it on the page below.`,
  stars: (rating) => `${rating} out of 5 stars`,
  isPublic: (sender) => `You chose Public: ${sender} may show your testimonial, along with anything else you allowed.`,
  isPrivate: (sender) => `You chose Private: only ${sender} can see your testimonial.`,
  portal: 'You can change your mind at any time. On your page you can read, edit, withdraw or erase your testimonial.',
  button: 'View your testimonial',
  closing: 'Many thanks,',
  linkHint: 'If the button doesn’t work, open this link:',
  reason: (sender) => `You’re receiving this one-time email because you answered a request from ${sender}.`,
  arrivedReason: (sender) =>
    `You’re receiving this one-time email because ${sender} received a testimonial with this address.`,
  keep: 'Keep this email: anyone who has the link can edit your testimonial.',
  sentWith: 'Sent with',
}
