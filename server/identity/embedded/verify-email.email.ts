import type { Language } from '#shared/languages.ts'
import { accountTexts } from './account.texts/account-texts.ts'
import { accountEmail } from './account.email.ts'

type EmailContent = {
  language: Language
  productName: string
  /** The address that the email is sent to. */
  email: string
  /** Whether the account would change to this address, rather than have it already. */
  isChange: boolean
  link: string
  productUrl: string
  lifetimeHours: number
}

/**
 * Asks the recipient to confirm the address. A new address may be a stranger's because of a typo, so the email reveals
 * nothing about the account.
 */
export function verifyAddressEmail({ language, productName, email, isChange, link, ...of }: EmailContent) {
  const texts = accountTexts[language]
  const { subject, asked, otherwise } = isChange ? texts.change : texts.confirmation
  const lifetime = texts.lifetime(texts.hours(of.lifetimeHours))
  return accountEmail({
    language,
    productName,
    subject: subject(productName),
    preheader: lifetime,
    paragraphs: [asked({ product: productName, email }), lifetime, otherwise],
    button: { label: texts.buttons.confirm, link },
    reason: texts.entered(of.productUrl),
  })
}
