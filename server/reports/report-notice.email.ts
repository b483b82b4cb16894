import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { AUTOMATIC, emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import { reportNoticeTexts } from './report-notice.texts/report-notice-texts.ts'

type ReportNotice = {
  productName: string
  language: Language
  /** The member's first name; may be empty. */
  firstName: string
  /** The workspace's name; null without one. */
  brand: string | null
  /** `YYYY-MM` */
  month: string
  asked: number
  answered: number
  /** Leads to the report. */
  link: string
  /** Leads to where such emails can be turned off. */
  settingsLink: string
}

const nameOfMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** Tells a member, on the first working day of a month, that the report of the last one is ready. */
export function reportNoticeEmail({ productName, language, link, settingsLink, ...notice }: ReportNotice) {
  const texts = reportNoticeTexts[language]
  const brand = emailSafeName(notice.brand ?? '') || productName
  const month = nameOfMonth(notice.month, language)
  const subject = texts.subject({ brand, month })
  const paragraphs = [texts.greeting(emailSafeName(notice.firstName) || null), texts.figures(notice)]
  const settings = { label: texts.settings, link: settingsLink }
  const text = [
    ...paragraphs,
    texts.share,
    linkInText({ language, label: texts.button, link }),
    productName,
    ['--', texts.reason(brand), linkInText({ language, ...settings })].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader: texts.preheader,
      sender: { name: productName, person: null },
      paragraphs,
      middle: [],
      paragraphsBelow: [texts.share],
      button: { label: texts.button, link },
      closing: [productName],
      linkHint: texts.linkHint,
      footer: [texts.reason(brand), html`<a href="${settings.link}" style="color:#68625b">${settings.label}</a>`],
    }),
    headers: AUTOMATIC,
  }
}
