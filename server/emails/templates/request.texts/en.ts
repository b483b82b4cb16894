import type { RequestTexts } from './request-texts.type.ts'

export const en: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
      closing: 'Many thanks,',
      request: {
        subject: (sender) => `How did it go with ${sender}?`,
        subjectTo: (name) => `How did it go, ${name}?`,
        preheader: 'Two or three sentences would mean a lot. It only takes a couple of minutes.',
        paragraphs: (sender) => [
          `Thank you for working with ${sender ?? 'me'}.`,
          'Would you write two or three sentences about how it went? Be honest: it helps the next person decide, and it helps me get better.',
        ],
      },
      reminder: {
        subject: (sender) => `A quick reminder from ${sender}`,
        subjectTo: (name) => `A quick reminder, ${name}`,
        preheader: 'Two minutes is all it takes. And if you’d rather not, that’s fine too.',
        paragraphs: (sender) => [
          `A while ago I asked how ${sender ? `it went with ${sender}` : 'our work together went'}. Perhaps my email got lost in your inbox.`,
          'If you have two minutes, a few honest sentences would mean a lot to me. And if you’d rather not, that’s fine too.',
        ],
        only: 'This is my only reminder, so I won’t ask again.',
        last: 'This is my last reminder.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
      closing: 'Kind regards,',
      request: {
        subject: (sender) => `Your experience with ${sender}`,
        subjectTo: (_, sender) => `Your experience with ${sender}`,
        preheader: 'I would be grateful for two or three sentences in your own words.',
        paragraphs: (sender) => [
          `Thank you for your trust${sender ? ` in ${sender}` : ''}.`,
          'I would be grateful if you could describe our work together in two or three sentences, openly and in your own words. It helps others decide, and it helps me improve.',
        ],
      },
      reminder: {
        subject: (sender) => `Reminder: your experience with ${sender}`,
        subjectTo: (_, sender) => `Reminder: your experience with ${sender}`,
        preheader: 'If you have a moment, I would be grateful for a few sentences.',
        paragraphs: (sender) => [
          `Some time ago I asked you about ${sender ? `your experience with ${sender}` : 'our work together'}.`,
          'If you have a moment, I would be grateful for a few honest sentences. If you would prefer not to, I understand completely.',
        ],
        only: 'This is the only reminder I will send.',
        last: 'This is the last reminder I will send.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
      closing: 'Thanks,',
      request: {
        subject: (sender) => `A short testimonial for ${sender}?`,
        subjectTo: (name) => `A short testimonial, ${name}?`,
        preheader: 'It only takes a couple of minutes.',
        paragraphs: (sender) => [
          `How did ${sender ? `it go with ${sender}` : 'our work together go'}? Two or three honest sentences would help me a lot.`,
        ],
      },
      reminder: {
        subject: (sender) => `Reminder: a short testimonial for ${sender}?`,
        subjectTo: (name) => `Reminder: a short testimonial, ${name}?`,
        preheader: 'Two minutes is enough.',
        paragraphs: (sender) => [
          `Just a quick reminder: two or three honest sentences about working with ${sender ?? 'me'} would help me a lot.`,
        ],
        only: 'I won’t ask again.',
        last: 'I won’t ask again after this.',
      },
    },
  },
  button: 'Write a testimonial',
  starsHint: 'You can start with a rating:',
  stars: { one: 'star', other: 'stars' },
  linkHint: 'If the button doesn’t work, open this link:',
  ourWork: 'our work together',
  reason: (sender) => `You’re receiving this email because ${sender} asked you for a testimonial.`,
  replies: (owner) => `If you reply, ${owner} will read it.`,
  decline: 'No thanks, don’t ask me about this again',
  unsubscribe: 'Unsubscribe',
  sentWith: 'Sent with',
}
