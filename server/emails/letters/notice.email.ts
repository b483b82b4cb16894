import { html } from 'hono/html'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { mailLayout } from './layout.email.ts'
import { quote, quotedLines, quoteInText, starsOf } from './quote.email.ts'

// Enough to know what it is about: the words stand in the list.
const QUOTED_MAX = 300

type Notice = {
  /** Of the owner, as they are called; may be empty. */
  firstName: string
  clientName: string | null
  rating: number | null
  words: string
  isPrivate: boolean
  /** The words were there before, and are others now. */
  isChanged: boolean
  /** To the testimonial. */
  link: string
  /** To where such mails are ended. */
  settingsLink: string
}

/** The mail that tells an owner of an answer. */
export function noticeMail({ rating, isPrivate, isChanged, link, settingsLink, ...notice }: Notice) {
  const client = mailSafeName(notice.clientName ?? '') || 'Your client'
  const owner = mailSafeName(notice.firstName)
  const subject = isChanged ? `${client} changed the words` : `${client} answered`
  const words = quotedLines(notice.words, QUOTED_MAX)
  const stars = rating === null ? null : { glyphs: starsOf(rating), called: `${rating} of 5 stars` }
  const paragraphs = [
    owner ? `Hello ${owner},` : 'Hello,',
    isChanged ? `${client} has written other words:` : `${client} has answered your request:`,
  ]
  const below = isPrivate
    ? 'These words are private: nobody but you reads them.'
    : 'These words are shown nowhere until you approve them.'
  const button = isPrivate ? 'Read them' : 'Read them and decide'
  const closing = ['Goodword']
  const reason = 'You receive this because you want to know when a testimonial arrives.'
  const settings = 'Change which mails you get'
  const text = [
    ...paragraphs,
    quoteInText(words, stars),
    below,
    `${button}: ${link}`,
    ...closing,
    ['--', reason, `${settings}: ${settingsLink}`].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: words.join(' '),
      sender: { name: 'Goodword', person: null },
      paragraphs,
      middle: [quote(words, stars)],
      paragraphsBelow: [below],
      button: { label: button, link },
      closing,
      footer: [reason, html`<a href="${settingsLink}" style="color:#68625b">${settings}</a>`],
    }),
    headers: {},
  }
}
