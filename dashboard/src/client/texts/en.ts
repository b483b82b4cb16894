import { englishUploadTexts } from '../../upload/english-upload-texts.ts'
import type { UploadTexts } from '../../upload/upload.texts.ts'
import { formatsIn } from './formats.ts'

const { number, plural } = formatsIn('en')

const lineTooLong = (most: number) => `Please use no more than ${number(most)} characters.`
const tooLong = (by: number) =>
  `Please shorten your text by ${number(by)} ${plural(by, { one: 'character', other: 'characters' })}.`

const upload: UploadTexts = englishUploadTexts

export const texts = {
  frame: {
    collectedWith: (product: string) => `Collected with ${product}`,
    privacyPolicy: 'Privacy policy',
    language: 'Language',
    languageFailed: "We couldn't load this language. Please try again.",
    tryAgain: 'Try again',
    trying: 'Trying…',
  },
  nowhere: {
    title: "This link doesn't work",
    note: 'It may be incomplete or out of date. Try opening it from your message again, or ask the person who sent it for a new link.',
  },
  ended: {
    title: 'This request has ended',
    note: 'There was no answer for a long time, so what was stored for it has been deleted. If you still want to write a testimonial, ask the person who sent you the link for a new one.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Wherever your testimonial is shown, it says that you received a code for answering.',
    copy: 'Copy code',
    copied: 'Copied',
  },
  form: {
    pageTitle: (sender: string) => `Your testimonial for ${sender}`,
    send: (sender: string) => `Send to ${sender}`,
    sending: 'Sending…',
    sendAgain: 'Send again',
  },
  steps: {
    progress: (step: number, of: number) => `Step ${number(step)} of ${number(of)}`,
    back: 'Back',
    next: 'Continue',
    author: 'About you',
    shown: 'What others would see',
    saved: 'Saved on this device',
    savedInTab: 'Saved until you close this tab',
  },
  welcomeBack: {
    title: 'Welcome back',
    note: 'What you wrote is still on this device.',
    next: 'Continue where I stopped',
    startOver: 'Start over',
    deleted: 'Your draft was deleted',
    undo: 'Undo',
  },
  fields: {
    optional: 'Optional',
    rating: {
      title: 'Your rating',
      missing: 'Please choose a rating.',
      clear: 'Clear rating',
      words: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'star', other: 'stars' })}, ${word}`,
    },
    words: {
      title: 'How was your experience?',
      promptsTitle: 'Not sure where to start?',
      prompts: ['What was it like before?', 'What changed for you?', 'What would you tell a friend?'],
      count: (count: number, most: number) => `${number(count)} of ${number(most)} characters`,
      missing: 'Please write your testimonial. One honest sentence is enough.',
      tooLong,
      refused: "This text contains something that can't be sent. Please check it.",
      hints: {
        more: 'One or two more sentences would help others picture it.',
        change: "What was it like before, and what's different now? That helps others most.",
        time: 'When was it, or how long did it take? A date or a number makes it more convincing.',
        name: 'What exactly was the project? Naming it helps others picture it.',
        thanks: "Thank you, that's wonderfully specific.",
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
      refused: 'Please write your name on one line.',
    },
    company: {
      title: 'Your company',
      missing: 'Please enter your company.',
      tooLong: lineTooLong,
      refused: 'Please write your company on one line.',
    },
    role: {
      title: 'Your role',
      missing: 'Please enter your role.',
      tooLong: lineTooLong,
      refused: 'Please write your role on one line.',
    },
    answers: {
      missing: 'Please answer this question.',
      tooLong,
      clear: 'Clear answer',
      scale: (most: number) => `From 1 (lowest) to ${number(most)} (highest)`,
      several: 'Choose as many as you like.',
      private: (sender: string) => `Only ${sender} reads this answer.`,
      refused: "This text contains something that can't be sent. Please check it.",
    },
    visibility: {
      title: 'Who can see it?',
      public: 'Public',
      publicLine: 'Your testimonial may be shared in public.',
      publicNote: (sender: string) => `With your name and photo, wherever ${sender} shows testimonials.`,
      publicNoteWithoutPhoto: (sender: string) => `With your name, wherever ${sender} shows testimonials.`,
      private: 'Private',
      privateLine: "Your testimonial won't be shared in public.",
      privateNote: (sender: string) => `Only ${sender} can see it.`,
      company: 'My company and role may be shown too',
      answers: 'My answers to these questions may be shown too',
    },
  },
  upload,
  /** `uploading` and `waiting` are shown when the answer is sent before the upload is done. */
  photo: {
    title: 'Your photo',
    note: "A face makes a testimonial easier to believe. It's up to you.",
    failed: "Your photo couldn't be uploaded. Try again, or remove it to send your testimonial without it.",
    unknown: 'Your photo is no longer available. Choose it again, or send your testimonial without it.',
    uploading: 'Your photo is still uploading. Your testimonial will be sent as soon as the upload is done.',
    waiting: 'Waiting for your photo…',
  },
  failures: {
    title: 'An unexpected error occurred.',
    kept: 'Everything you wrote is still here.',
    offline: {
      what: 'You seem to be offline.',
      retry: "Please try again once you're back online.",
      resend: "Please send it again once you're back online.",
    },
    timeout: {
      what: 'This is taking too long.',
      retry: 'Please check your connection and try again.',
      resend: 'Please check your connection and send it again.',
    },
    busy: {
      what: "We're getting too many requests right now.",
      retry: (time: string) => `Please wait ${time}, then try again.`,
      resend: (time: string) => `Please wait ${time}, then send it again.`,
      aMinute: 'a minute',
      minutes: (minutes: number) => `${number(minutes)} minutes`,
      hours: 'an hour or two',
    },
    tooLarge: {
      what: 'This is too long to send.',
      retry: 'Please try again.',
      resend: 'Please shorten it and send it again.',
    },
    server: {
      what: 'The problem is on our side.',
      retry: 'Please try again in a moment.',
      resend: 'Please send it again in a moment.',
    },
    connected: "You're back online, and everything you wrote is still here. Please send it again.",
  },
}
