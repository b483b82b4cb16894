import type { Language } from '#shared/languages.ts'
import type { GivenRole } from '#shared/members.ts'
import { AUTOMATIC, emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { memberTexts } from './member.texts/member-texts.ts'

type Content = {
  language: Language
  productName: string
  workspaceName: string
  inviterName: string
  role: GivenRole
  expiresAt: Date
  link: string
  productUrl: string
}

/** Invites somebody to a workspace. The recipient may be a stranger because of a typo, and names are other people's text. */
export function invitationEmail({ language, productName, role, link, ...of }: Content) {
  const texts = memberTexts[language]
  const names = {
    product: productName,
    workspace: emailSafeName(of.workspaceName) || texts.unnamed,
    actor: emailSafeName(of.inviterName) || texts.someone,
  }
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(of.expiresAt)
  const { subject, invites, lifetime, otherwise, button } = texts.invitation
  const paragraphs = [texts.greeting, invites(names), texts.roles[role], lifetime(day), otherwise]
  const reason = texts.entered(of.productUrl)
  const title = subject(names)
  return {
    subject: title,
    text: `${[...paragraphs, linkInText({ language, label: button, link }), productName, `--\n${reason}`].join('\n\n')}\n`,
    html: emailLayout({
      language,
      title,
      preheader: texts.roles[role],
      sender: { name: productName, person: null },
      paragraphs,
      button: { label: button, link },
      closing: [productName],
      linkHint: texts.linkHint,
      footer: [reason],
    }),
    headers: AUTOMATIC,
  }
}
