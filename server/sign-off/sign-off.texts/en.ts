import type { SignOffTexts } from './sign-off-texts.type.ts'

export const en: SignOffTexts = {
  subject: (sender, brand) => `Your sign-off for testimonials about ${brand ?? sender}`,
  preheader: 'You need no account: the link below is yours.',
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  asks: (sender, brand) =>
    brand
      ? `${sender} asks you to decide which testimonials about ${brand} may be published.`
      : `${sender} asks you to decide which testimonials about them may be published.`,
  waiting: (count) =>
    count === 0
      ? 'Nothing needs a decision at the moment.'
      : count === 1
        ? '1 testimonial needs your decision.'
        : `${count} testimonials need your decision.`,
  how: 'Read each one, choose Approve or Reject, and confirm once at the end.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 testimonial about ${brand} needs you` : `${count} testimonials about ${brand} need you`,
  reminderPreheader: 'Approve or reject, then confirm once.',
  reminder: (count, brand) =>
    count === 1
      ? `There is a new testimonial about ${brand}. It is published once you approve it.`
      : `There are ${count} testimonials about ${brand} that are published once you approve them.`,
  until: (day) => `The link works until ${day}.`,
  button: 'Review testimonials',
  closing: 'Many thanks,',
  linkHint: 'If the button doesn’t work, open this link:',
  reason: (sender) => `You’re receiving this email because ${sender} chose you to sign off testimonials.`,
  keep: 'Don’t forward it: anyone who has the link can decide in your name.',
}
