import type { RequestTexts } from './request-texts.type.ts'

export const en: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Hello,',
      helloTo: (name) => `Hello ${name},`,
      closing: 'With thanks,',
      request: {
        subject: (sender) => `How was it to work with ${sender}?`,
        subjectTo: (name) => `How was it, ${name}?`,
        preheader: 'Two or three sentences would mean a lot. It takes a couple of minutes.',
        paragraphs: (sender) => [
          `Thank you for working with ${sender}.`,
          'Would you write two or three sentences about how it was? Honest ones. They help the next person decide, and they help me get better.',
        ],
      },
      reminder: {
        subject: (sender) => `A small reminder from ${sender}`,
        subjectTo: (name) => `A small reminder, ${name}`,
        preheader: 'Two minutes would do. And if you would rather not, that is fine too.',
        paragraphs: (sender) => [
          `A while ago I asked how it was to work with ${sender}. Perhaps it slipped by.`,
          'If you find two minutes, a few honest sentences would mean a lot to me. And if you would rather not, that is fine too.',
        ],
        only: 'I remind only once, so this is the last you hear of it.',
        last: 'This is my last reminder.',
      },
    },
    formal: {
      hello: 'Good day,',
      helloTo: (name) => `Dear ${name},`,
      closing: 'Kind regards,',
      request: {
        subject: (sender) => `Your opinion of ${sender}`,
        subjectTo: (_, sender) => `Your opinion of ${sender}`,
        preheader: 'I would be grateful for two or three sentences in your own words.',
        paragraphs: (sender) => [
          `Thank you for placing your trust in ${sender}.`,
          'I would be grateful if you could describe in two or three sentences how you found our work together: candidly, and in your own words. It helps others to decide, and it helps me to improve.',
        ],
      },
      reminder: {
        subject: (sender) => `Reminder: your opinion of ${sender}`,
        subjectTo: (_, sender) => `Reminder: your opinion of ${sender}`,
        preheader: 'Should your time allow it, a few candid sentences would be most welcome.',
        paragraphs: (sender) => [
          `Some time ago I asked for your opinion of ${sender}.`,
          'Should your time allow it, I would be grateful for a few candid sentences. If you prefer not to write any, I entirely understand.',
        ],
        only: 'This is the only reminder.',
        last: 'This is the last reminder.',
      },
    },
    brief: {
      hello: 'Hi,',
      helloTo: (name) => `Hi ${name},`,
      closing: 'Thanks,',
      request: {
        subject: (sender) => `A few words about ${sender}?`,
        subjectTo: (name) => `A few words, ${name}?`,
        preheader: 'Two or three honest sentences would help me a lot.',
        paragraphs: (sender) => [
          `How was it to work with ${sender}? Two or three honest sentences would help me a lot.`,
        ],
      },
      reminder: {
        subject: (sender) => `Still time for a few words about ${sender}?`,
        subjectTo: (name) => `Still time for a few words, ${name}?`,
        preheader: 'Just a short reminder.',
        paragraphs: (sender) => [
          `Just a short reminder: two or three honest sentences about working with ${sender} would help me a lot.`,
        ],
        only: 'I won’t ask again.',
        last: 'I won’t ask again after this.',
      },
    },
  },
  button: 'Write a few words',
  starsHint: 'Begin with the stars, if you like:',
  stars: { one: 'star', other: 'stars' },
  linkHint: 'If the button does not work, open this link:',
  ourWork: 'our work together',
  reason: (sender) => `You receive this because ${sender} asked for your words about your work together.`,
  replies: (owner) => `Reply, and ${owner} reads it.`,
  decline: 'No thanks, don’t ask again about this',
  unsubscribe: 'Unsubscribe',
  sentWith: 'Sent with',
}
