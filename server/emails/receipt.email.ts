import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { mailSafeName, unlinked } from '#server/kernel/safe-text.ts'
import { mailLayout, type Part, SERIF } from './layout.email.ts'
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
  const words = receipt.words === null ? null : quoted(receipt.words)
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
    `${texts.button}: ${link}`,
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

type Stars = { glyphs: string; called: string }

const starsOf = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating)

/** The words line by line; of very long ones the beginning. */
function quoted(words: string): string[] {
  const letters = [...words]
  const shown = letters.length <= QUOTED_MAX ? words : `${letters.slice(0, QUOTED_MAX).join('').trimEnd()} …`
  return unlinked(shown).split('\n')
}

const quoteInText = (words: readonly string[], stars: Stars | null) =>
  [stars && `${stars.glyphs} (${stars.called})`, ...words]
    .filter((line) => line !== null)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const quote = (words: readonly string[], stars: Stars | null): Part =>
  html`<div class="rule" style="margin:2px 0 22px;padding:2px 0 2px 18px;border-left:3px solid #d9d4cc">${stars && html`<div class="star" role="img" aria-label="${stars.called}" style="margin:0 0 6px;color:#b46d10;font:400 20px/28px ${raw(SERIF)};letter-spacing:2px">${stars.glyphs}</div>`}<div class="text" dir="auto" style="color:#231e19;font:400 18px/28px ${raw(SERIF)};text-align:start;word-break:break-word">${words.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</div></div>`
