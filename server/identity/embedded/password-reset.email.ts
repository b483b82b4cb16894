import type { Language } from '#shared/languages.ts'
import { accountTexts } from './account.texts/account-texts.ts'
import { accountEmail } from './account.email.ts'

type EmailContent = {
  language: Language
  productName: string
  email: string
  link: string
  productUrl: string
  lifetimeHours: number
}

/** The email for setting a new password: one button, and what to do if you didn't ask for it. */
export function passwordResetEmail({ language, productName, email, link, productUrl, lifetimeHours }: EmailContent) {
  const texts = accountTexts[language]
  const lifetime = texts.lifetime(texts.hours(lifetimeHours))
  return accountEmail({
    language,
    productName,
    subject: texts.reset.subject(productName),
    preheader: lifetime,
    paragraphs: [
      texts.reset.asked({ product: productName, email }),
      `${texts.reset.how} ${lifetime}`,
      texts.reset.otherwise,
    ],
    button: { label: texts.buttons.reset, link },
    reason: texts.entered(productUrl),
  })
}
