import type { SpellingTexts } from './spelling-texts.type.ts'

export const en: SpellingTexts = {
  subject: (sender) => `Your testimonial for ${sender}: a spelling fix`,
  preheader: 'You decide whether to use it.',
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  suggests: (sender) =>
    `${sender} suggests a spelling fix for your testimonial. Only the spelling changes, not what you say.`,
  nothingChanges:
    'Nothing changes unless you agree. On your page you can compare both versions, and then use the new spelling or keep yours.',
  button: 'Compare both versions',
  closing: 'Many thanks,',
  linkHint: 'If the button doesn’t work, open this link:',
  reason: (sender) => `You’re receiving this email because you wrote a testimonial for ${sender}.`,
  unsubscribe: 'Unsubscribe',
  sentWith: 'Sent with',
}
