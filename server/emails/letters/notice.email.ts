import { mailSafeName } from '#server/kernel/safe-text.ts'
import { ownerLetter } from './owner-letter.email.ts'
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
export function noticeMail({ firstName, rating, isPrivate, isChanged, link, settingsLink, ...notice }: Notice) {
  const client = mailSafeName(notice.clientName ?? '') || 'Your client'
  const words = quotedLines(notice.words, QUOTED_MAX)
  const stars = rating === null ? null : { glyphs: starsOf(rating), called: `${rating} of 5 stars` }
  return ownerLetter({
    firstName,
    subject: isChanged ? `${client} changed the words` : `${client} answered`,
    preheader: words.join(' '),
    paragraphs: [isChanged ? `${client} has written other words:` : `${client} has answered your request:`],
    quoted: { html: quote(words, stars), text: quoteInText(words, stars) },
    below: isPrivate
      ? 'These words are private: nobody but you reads them.'
      : 'These words are shown nowhere until you approve them.',
    button: { label: isPrivate ? 'Read them' : 'Read them and decide', link },
    reason: 'You receive this because you want to know when a testimonial arrives.',
    settingsLink,
  })
}
