import type { Language } from '#shared/languages.ts'
import { emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import { accountTexts } from './account.texts/account-texts.ts'

type EmailContent = {
  language: Language
  productName: string
  subject: string
  /** What email apps show next to the subject. */
  preheader: string
  /** After the greeting. */
  paragraphs: readonly string[]
  button: { label: string; link: string }
  /** Why the recipient gets it. */
  reason: string
}

/** An email about an account, as HTML and text. It greets nobody by name: the address may be a stranger's. */
export function accountEmail({ language, productName, subject, preheader, button, reason, ...of }: EmailContent) {
  const { greeting, linkHint } = accountTexts[language]
  const paragraphs = [greeting, ...of.paragraphs]
  const closing = [productName]
  const text = [...paragraphs, linkInText({ language, ...button }), ...closing, `--\n${reason}`]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader,
      sender: { name: productName, person: null },
      paragraphs,
      button,
      closing,
      linkHint,
      footer: [reason],
    }),
  }
}
