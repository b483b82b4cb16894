import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { greetingNameIn } from '#shared/greeting-names.ts'
import { AUTOMATIC, linkInText, emailLayout } from '#server/emails/templates/layout.email.ts'
import { quote, quotedLines, quoteInText, starsOf } from '#server/emails/templates/quote.email.ts'
import { receiptTexts } from './receipt.texts/receipt-texts.ts'
import type { Sender } from '#server/emails/templates/sender.service.ts'

// Enough for nearly every answer, but too short to carry someone's advertising.
const QUOTED_MAX = 2000

// Their receipts say Sie, vous, o senhor or u: a first name would not fit.

type Receipt = Pick<Sender, 'ownerName' | 'senderName'> & {
  language: Language
  clientName: string | null
  /** Stars, 1 to 5, or null. */
  rating: number | null
  /** Null to leave out the text, when it is not certain that the recipient wrote it. */
  text: string | null
  isPrivate: boolean
  /** The client portal. */
  link: string
  /** Null when our "Sent with" line is left out. */
  productUrl: string | null
  productName: string
}

/** Gives clients a copy of their answer, and the link to the client portal. */
export function receiptEmail(receipt: Receipt) {
  const { language, ownerName, senderName, rating, link, productUrl, productName } = receipt
  const texts = receiptTexts[language]
  const greetingName = greetingNameIn(language, emailSafeName(receipt.clientName ?? ''))
  const subject = texts.subject(senderName)
  const wording = receipt.text === null ? null : quotedLines(receipt.text, QUOTED_MAX)
  const stars = rating === null ? null : { glyphs: starsOf(rating), called: texts.stars(rating) }
  const paragraphs = [
    texts.greeting(wording ? greetingName : null),
    wording ? texts.thanks(senderName) : texts.arrived(senderName),
  ]
  const paragraphsBelow = [receipt.isPrivate ? texts.isPrivate(senderName) : texts.isPublic(senderName), texts.portal]
  const closing = [texts.closing, ownerName]
  const footer = [wording ? texts.reason(senderName) : texts.arrivedReason(senderName), texts.keep]
  const text = [
    ...paragraphs,
    ...(wording ? [quoteInText(wording, stars)] : []),
    ...paragraphsBelow,
    linkInText({ language, label: texts.button, link }),
    closing.join('\n'),
    ['--', ...footer, ...(productUrl === null ? [] : [`${texts.sentWith} ${productName}, ${productUrl}`])].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader: wording ? texts.preheader : texts.arrivedPreheader,
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName },
      paragraphs,
      middle: wording ? [quote(wording, stars)] : [],
      paragraphsBelow,
      button: { label: texts.button, link },
      closing,
      linkHint: texts.linkHint,
      footer: [
        ...footer,
        ...(productUrl === null
          ? []
          : [html`${texts.sentWith} <a href="${productUrl}" style="color:#68625b">${productName}</a>`]),
      ],
    }),
    headers: AUTOMATIC,
  }
}
