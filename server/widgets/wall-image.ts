import { join } from 'node:path'
import type { Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { drawInThread } from './drawing-thread.ts'
import type { Wall } from './feed.service.ts'
import { afterPaymentIn, averageIn, countSentence, wallMessages } from './wall.messages.ts'

/** The image's text, limited to letters that its fonts have. */
export type ImageText = {
  heading: string
  /** Null when no testimonial is short and simple enough. */
  quote: { text: string; author: string } | null
  average: number | null
  /** The same as it is written; empty for none. */
  writtenAverage: string
  facts: string
}

/** Port for drawing a hosted page's preview image: PNG, 1200 by 630 pixels. */
export type DrawWallImage = (wall: Wall & { language: Language }) => Promise<Buffer>

const PROGRAM = join(import.meta.dirname, 'sharp-wall-image.ts')
export const drawWallImage: DrawWallImage = (wall) => drawInThread(PROGRAM, imageText(wall))

const LONGEST_QUOTE = 150
/** Latin letters of Western and Central Europe, and common punctuation. */
const DRAWABLE = /^[\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2026\u20ac]*$/

function imageText({ title, feed, language }: Parameters<DrawWallImage>[0]): ImageText {
  const say = wallMessages[language]
  const { shared, rated, average, afterPayment } = feed.summary
  const quoted = feed.items
    .map(({ text, excerpt, author }) => ({ text: (excerpt ?? text).replace(/\s+/g, ' '), author }))
    .find(({ text, author }) => text.length <= LONGEST_QUOTE && DRAWABLE.test(text + author))
  return {
    heading: DRAWABLE.test(title) && title.length <= 60 ? say.heading(title) : say.namelessHeading,
    quote: quoted ?? null,
    average,
    writtenAverage: average === null ? '' : averageIn(language, average),
    facts: [
      countSentence({ shared, rated, language }),
      ...(afterPayment === 0
        ? []
        : [
            afterPayment < shared ? afterPaymentIn(language, afterPayment) : messageIn(language, 'asked after payment'),
          ]),
    ].join(', '),
  }
}
