import type { ReceiptTexts } from './receipt-texts.type.ts'

export const en: ReceiptTexts = {
  subject: (sender) => `Your words for ${sender}`,
  preheader: 'They have arrived. Here they are, with the link to change or withdraw them.',
  hello: 'Hello,',
  helloTo: (name) => `Hello ${name},`,
  thanks: (sender) => `Thank you for taking the time. Your words have reached ${sender}; this is what you wrote:`,
  arrivedPreheader: 'They have arrived. On your own page you can read, change or withdraw them.',
  arrived: (sender) =>
    `Words for ${sender} have arrived in your name. If they are yours: thank you for taking the time. If somebody else wrote them, take them back on the page below.`,
  stars: (rating) => `${rating} of 5 stars`,
  isPublic: (sender) => `You chose Public: ${sender} may show your words, with whatever you allowed beside them.`,
  isPrivate: (sender) => `You chose Private: nobody but ${sender} reads your words.`,
  ownPage:
    'You can change your mind at any time. On your own page you can see, change, withdraw or erase what you wrote.',
  button: 'Your own page',
  closing: 'With thanks,',
  linkHint: 'If the button does not work, open this link:',
  reason: (sender) => `You receive this once, because you answered a request from ${sender}.`,
  keep: 'Keep this mail: whoever has the link can change your words.',
  sentWith: 'Sent with',
}
