import { html } from 'hono/html'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import type { NoticeFrame } from './notices.service.ts'
import { AUTOMATIC, emailLayout, type Part } from './layout.email.ts'

type Link = { label: string; link: string }

type OwnerEmail = {
  productName: string
  frame: NoticeFrame
  subject: string
  /** What email apps show next to the subject. */
  preheader: string
  paragraphs: readonly string[]
  /** Shown after the paragraphs: someone else's text, or a list. */
  middle?: { html: Part; text: string }
  below: string
  button: Link
  /** A second link, shown small. */
  also?: Link
  /** Why the member gets it. */
  reason: string
  /** Whether the member can turn it off in the settings. */
  isChosen?: boolean
}

const smallLink = ({ label, link }: Link) => html`<a href="${link}" style="color:#68625b">${label}</a>`

const inText = ({ label, link }: Link) => `${label}: ${link}`

/** An email of ours to a member of a workspace, as HTML and text. */
export function ownerEmail({ productName, frame, preheader, middle, below, button, also, ...of }: OwnerEmail) {
  const { reason, isChosen = true } = of
  const member = emailSafeName(frame.firstName)
  const workspace = emailSafeName(frame.workspaceName ?? '')
  const subject = workspace ? `${of.subject} (${workspace})` : of.subject
  const paragraphs = [member ? `Hi ${member},` : 'Hi,', ...of.paragraphs]
  const closing = [productName]
  const settings = { label: 'Choose which emails you get', link: frame.linkTo('/settings/emails') }
  const text = [
    ...paragraphs,
    ...(middle ? [middle.text] : []),
    below,
    inText(button),
    ...(also ? [inText(also)] : []),
    ...closing,
    ['--', reason, ...(isChosen ? [inText(settings)] : [])].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      title: subject,
      preheader,
      sender: { name: productName, person: null },
      paragraphs,
      middle: middle ? [middle.html] : [],
      paragraphsBelow: [below],
      button,
      closing,
      footer: [...(also ? [smallLink(also)] : []), reason, ...(isChosen ? [smallLink(settings)] : [])],
    }),
    headers: AUTOMATIC,
  }
}
