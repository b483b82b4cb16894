import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { linkInText, mailLayout } from './layout.email.ts'
import { quote, quotedLines, quoteInText, starsOf } from './quote.email.ts'
import { receiptTexts } from './receipt.texts/receipt-texts.ts'
import type { Sender } from './sender.service.ts'

// Enough for nearly every answer, and too little to make a mail of ours carry somebody's advertising.
const QUOTED_MAX = 2000

type Receipt = Pick<Sender, 'ownerName' | 'senderName'> & {
  language: Language
  clientName: string | null
  /** Stars, 1 to 5, or null. */
  rating: number | null
  /** Null to send none: it is then not sure that the reader wrote them. */
  words: string | null
  isPrivate: boolean
  /** The client's own page. */
  link: string
  /** Null where no line of ours stands below. */
  productUrl: string | null
}

/** The mail that gives a client their own words in hand, and the link to their own page. */
export function receiptMail(receipt: Receipt) {
  const { language, ownerName, senderName, rating, link, productUrl } = receipt
  const texts = receiptTexts[language]
  const name = mailSafeName(receipt.clientName ?? '')
  const subject = texts.subject(senderName)
  const words = receipt.words === null ? null : quotedLines(receipt.words, QUOTED_MAX)
  const stars = rating === null ? null : { glyphs: starsOf(rating), called: texts.stars(rating) }
  const paragraphs = [
    name && words ? texts.helloTo(name) : texts.hello,
    words ? texts.thanks(senderName) : texts.arrived(senderName),
  ]
  const paragraphsBelow = [receipt.isPrivate ? texts.isPrivate(senderName) : texts.isPublic(senderName), texts.ownPage]
  const closing = [texts.closing, ownerName]
  const footer = [texts.reason(senderName), texts.keep]
  const text = [
    ...paragraphs,
    ...(words ? [quoteInText(words, stars)] : []),
    ...paragraphsBelow,
    linkInText({ language, label: texts.button, link }),
    closing.join('\n'),
    ['--', ...footer, ...(productUrl === null ? [] : [`${texts.sentWith} Goodword, ${productUrl}`])].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      language,
      title: subject,
      preheader: words ? texts.preheader : texts.arrivedPreheader,
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName },
      paragraphs,
      middle: words ? [quote(words, stars)] : [],
      paragraphsBelow,
      button: { label: texts.button, link },
      closing,
      linkHint: texts.linkHint,
      footer: [
        ...footer,
        ...(productUrl === null
          ? []
          : [html`${texts.sentWith} <a href="${productUrl}" style="color:#68625b">Goodword</a>`]),
      ],
    }),
    headers: {},
  }
}
