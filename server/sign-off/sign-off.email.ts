import type { Language } from '#shared/languages.ts'
import { greetingNameIn } from '#shared/greeting-names.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { AUTOMATIC, emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import type { EmailBranding } from '#server/emails/templates/branding.service.ts'
import { signOffTexts } from './sign-off.texts/sign-off-texts.ts'

type SignOffEmail = {
  kind: 'link' | 'reminder'
  language: Language
  /** Of the person. */
  name: string
  senderName: string
  ownerName: string
  logo: EmailBranding['logo']
  accent: EmailBranding['accent']
  /** What the testimonials are about; null when it is the sender. */
  brandName: string | null
  /** How many there are to decide. */
  count: number
  expiresAt: Date
  timeZone: string
  /** The page. */
  link: string
}

/** Gives somebody their sign-off link, or tells them how many testimonials wait for them. */
export function signOffEmail({
  kind,
  language,
  senderName,
  ownerName,
  count,
  link,
  logo,
  accent,
  ...of
}: SignOffEmail) {
  const texts = signOffTexts[language]
  const isReminder = kind === 'reminder'
  const brandName = of.brandName === null ? null : emailSafeName(of.brandName) || null
  const about = brandName ?? senderName
  const subject = isReminder ? texts.reminderSubject(count, about) : texts.subject(senderName, brandName)
  const paragraphs = [
    texts.greeting(greetingNameIn(language, emailSafeName(of.name))),
    ...(isReminder ? [texts.reminder(count, about)] : [texts.asks(senderName, brandName), texts.waiting(count)]),
  ]
  const below = [texts.how, texts.until(formatDay(of.expiresAt, { language, timeZone: of.timeZone }))]
  const closing = [texts.closing, ownerName]
  const footer = [texts.reason(senderName), texts.keep]
  const text = [
    ...paragraphs,
    ...below,
    linkInText({ language, label: texts.button, link }),
    closing.join('\n'),
    ['--', ...footer].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader: isReminder ? texts.reminderPreheader : texts.preheader,
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName, logo },
      accent,
      paragraphs,
      paragraphsBelow: below,
      button: { label: texts.button, link },
      closing,
      linkHint: texts.linkHint,
      footer,
    }),
    headers: AUTOMATIC,
  }
}

const formatDay = (day: Date, { language, timeZone }: { language: Language; timeZone: string }) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone }).format(day)
