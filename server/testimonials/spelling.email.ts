import { html } from 'hono/html'
import { greetingNameIn } from '#shared/greeting-names.ts'
import type { Language } from '#shared/languages.ts'
import type { EmailBranding } from '#server/emails/templates/branding.service.ts'
import { emailLayout, footerLinks, linkInText } from '#server/emails/templates/layout.email.ts'
import type { Sender } from '#server/emails/templates/sender.service.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { spellingTexts } from './spelling.texts/spelling-texts.ts'

type SpellingEmail = Pick<Sender, 'ownerName' | 'senderName'> &
  Pick<EmailBranding, 'logo' | 'accent'> & {
    language: Language
    clientName: string | null
    /** The client portal, and the page that ends emails of this owner. */
    links: { portal: string; unsubscribe: string }
    /** Null when our "Sent with" line is left out. */
    productUrl: string | null
    productName: string
  }

/** Tells a client that a spelling fix was suggested. What was suggested is only in the client portal. */
export function spellingEmail(email: SpellingEmail) {
  const { language, senderName, ownerName, logo, accent, links, productUrl, productName } = email
  const texts = spellingTexts[language]
  const subject = texts.subject(senderName)
  const greetingName = greetingNameIn(language, emailSafeName(email.clientName ?? ''))
  const paragraphs = [texts.greeting(greetingName), texts.suggests(senderName), texts.nothingChanges]
  const closing = [texts.closing, ownerName]
  const reason = texts.reason(senderName)
  const text = [
    ...paragraphs,
    linkInText({ language, label: texts.button, link: links.portal }),
    closing.join('\n'),
    [
      '--',
      reason,
      linkInText({ language, label: texts.unsubscribe, link: links.unsubscribe }),
      ...(productUrl === null ? [] : [`${texts.sentWith} ${productName}, ${productUrl}`]),
    ].join('\n'),
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
      paragraphsBelow: [],
      button: { label: texts.button, link: links.portal },
      closing,
      linkHint: texts.linkHint,
      footer: [
        reason,
        footerLinks([{ label: texts.unsubscribe, link: links.unsubscribe }]),
        ...(productUrl === null
          ? []
          : [html`${texts.sentWith} <a href="${productUrl}" style="color:#68625b">${productName}</a>`]),
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
