import { englishUploadTexts } from '../../upload/upload.texts.ts'
import { formatsIn } from './formats.ts'

const { number, plural } = formatsIn('en')

const lineTooLong = (most: number) => `Please use ${number(most)} characters at most.`
const tooLong = (by: number) =>
  `Please shorten your text by ${number(by)} ${plural(by, { one: 'character', other: 'characters' })}.`

export const texts = {
  frame: {
    collectedWith: (product: string) => `Collected with ${product}`,
    privacyPolicy: 'Privacy policy',
    language: 'Language',
    languageFailed: 'This language could not be loaded. Please try again.',
    tryAgain: 'Try again',
    trying: 'Trying…',
  },
  nowhere: {
    title: 'There is nothing to see at this link',
    note: 'It may have been cut short on its way to you, or what it led to is no longer there. Please open the link in your message once more, or ask the person who sent it for a new one. You have done nothing wrong.',
  },
  fields: {
    optional: 'Optional',
    rating: {
      title: 'Your rating',
      clear: 'Clear rating',
      words: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'star', other: 'stars' })}, ${word}`,
    },
    words: {
      title: 'How was your experience?',
      promptsTitle: 'If the page stays blank, begin with one of these',
      prompts: ['What was it like before?', 'What changed for you?', 'What would you tell a friend?'],
      count: (count: number, most: number) => `${number(count)} of ${number(most)} characters`,
      missing: 'Please write a few words. One honest sentence is enough.',
      tooLong,
      refused: 'There is something in this text that cannot be sent. Please look it over.',
      hints: {
        more: 'A sentence or two more would let others picture it.',
        change: 'What was it like before, and what is different now? That helps others most.',
        time: 'When was it, or how long did it take? A number or a month makes words easy to believe.',
        name: 'What exactly was it about? Calling it by its name helps others picture it.',
        thanks: 'Thank you, that is wonderfully concrete.',
      },
      signs: {
        change:
          'before|after|used to|now|since|no longer|instead|until|finally|at last|than|changed|changes|improved|became|anymore',
        numbers:
          'two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|double|hundred|thousand|yesterday|weekend|morning',
      },
    },
    name: {
      title: 'Your name',
      missing: 'Please enter your name.',
      tooLong: lineTooLong,
      refused: 'Please write your name in one line.',
    },
    company: {
      title: 'Your company',
      missing: 'Please enter your company.',
      tooLong: lineTooLong,
      refused: 'Please write your company in one line.',
    },
    role: {
      title: 'Your role',
      missing: 'Please enter your role.',
      tooLong: lineTooLong,
      refused: 'Please write your role in one line.',
    },
    answers: {
      tooLong,
      refused: 'There is something in this text that cannot be sent. Please look it over.',
    },
    visibility: {
      title: 'Who may read it?',
      public: 'Public',
      publicLine: 'Your testimonial may be shared in public.',
      publicNote: (sender: string) => `With your name and photo, where ${sender} shows testimonials.`,
      private: 'Private',
      privateLine: "Your testimonial won't be shared in public.",
      privateNote: (sender: string) => `Only ${sender} reads it.`,
      company: 'My company and role may be shown too',
      answers: 'My answers to these questions may be shown too',
    },
  },
  upload: englishUploadTexts,
  failures: {
    title: 'An unexpected error occurred.',
    kept: 'Everything you wrote is still here.',
    offline: {
      what: 'You seem to be offline.',
      retry: 'As soon as you are connected, please try again.',
      resend: 'As soon as you are connected, please send it again.',
    },
    timeout: {
      what: 'No answer came within 15 seconds.',
      retry: 'Please check your connection and try again.',
      resend: 'Please check your connection and send it again.',
    },
    busy: {
      what: 'Too many people are here at once.',
      retry: (time: string) => `Please wait ${time}, then try again.`,
      resend: (time: string) => `Please wait ${time}, then send it again.`,
      aMinute: 'a minute',
      minutes: (minutes: number) => `${number(minutes)} minutes`,
      hours: 'an hour or two',
    },
    tooLarge: {
      what: 'This is more than can be sent at once.',
      retry: 'Please try again.',
      resend: 'Please make it shorter and send it again.',
    },
    server: {
      what: 'It is not your fault.',
      retry: 'Please try again in a moment.',
      resend: 'Please send it again in a moment.',
    },
    connected: 'You are connected again, and everything you wrote is still here. Please send it again.',
  },
}
