import type { Language } from '#shared/languages.ts'
import { emailLayout, linkInText } from '#server/emails/templates/layout.email.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { memberTexts } from './member.texts/member-texts.ts'
import type { MemberNoticeKind } from './member.texts/member-texts.type.ts'

type Content = {
  language: Language
  productName: string
  productUrl: string
  kind: MemberNoticeKind
  workspaceId: string
  workspaceName: string
  actorName: string
}

/** Who lost the workspace has nothing to open there. */
const pathOf = (kind: MemberNoticeKind, workspaceId: string) =>
  kind === 'removed' || kind === 'deleted' ? '/testimonial' : `/settings/team?workspace=${workspaceId}`

/** An email to a member about the membership or the workspace. Names are other people's text. */
export function memberNotice({ language, productName, productUrl, kind, workspaceId, ...names }: Content) {
  const texts = memberTexts[language]
  const workspace = emailSafeName(names.workspaceName) || texts.unnamed
  const of = { product: productName, workspace, actor: emailSafeName(names.actorName) || texts.someone }
  const { subject, happened, advice, button } = texts.notices[kind]
  const link = productUrl + pathOf(kind, workspaceId)
  const paragraphs = [texts.greeting, happened(of), advice(of)]
  const reason = texts.aboutMembership(productUrl)
  const title = subject(of)
  return {
    subject: title,
    text: `${[...paragraphs, linkInText({ language, label: button, link }), productName, `--\n${reason}`].join('\n\n')}\n`,
    html: emailLayout({
      language,
      title,
      preheader: advice(of),
      sender: { name: productName, person: null },
      paragraphs,
      button: { label: button, link },
      closing: [productName],
      linkHint: texts.linkHint,
      footer: [reason],
    }),
  }
}
