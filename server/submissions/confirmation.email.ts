import { html } from 'hono/html'
import { CONFIRMABLE_DAYS } from '#shared/confirming-limits.ts'
import type { Language } from '#shared/languages.ts'
import type { EmailBranding } from '#server/emails/templates/branding.service.ts'
import { AUTOMATIC, emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import type { Sender } from '#server/emails/templates/sender.service.ts'
import { confirmationTexts } from './confirmation.texts/confirmation-texts.ts'

type ConfirmationEmail = Pick<Sender, 'ownerName' | 'senderName'> &
  Pick<EmailBranding, 'logo' | 'accent'> & {
    language: Language
    /** The page with the button. */
    link: string
    /** Null when our "Sent with" line is left out. */
    productUrl: string | null
    productName: string
  }

/** Asks whoever has the address whether they wrote a testimonial. Nothing of it is in the email. */
export function confirmationEmail({
  language,
  senderName,
  ownerName,
  logo,
  accent,
  link,
  productUrl,
  productName,
}: ConfirmationEmail) {
  const texts = confirmationTexts[language]
  const subject = texts.subject(senderName)
  const paragraphs = [texts.greeting, texts.received(senderName), texts.ifYours(senderName)]
  const below = [texts.ifNotYours(CONFIRMABLE_DAYS)]
  const text = [
    ...paragraphs,
    ...below,
    linkInText({ language, label: texts.button, link }),
    ['--', texts.reason, ...(productUrl === null ? [] : [`${texts.sentWith} ${productName}, ${productUrl}`])].join(
      '\n',
    ),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader: texts.preheader,
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName, logo },
      accent,
      paragraphs,
      paragraphsBelow: below,
      button: { label: texts.button, link },
      closing: [],
      linkHint: texts.linkHint,
      footer: [
        texts.reason,
        ...(productUrl === null
          ? []
          : [html`${texts.sentWith} <a href="${productUrl}" style="color:#68625b">${productName}</a>`]),
      ],
    }),
    headers: AUTOMATIC,
  }
}
