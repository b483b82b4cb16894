import { html } from 'hono/html'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { AUTOMATIC, emailLayout, type Part } from './layout.email.ts'

type Link = { label: string; link: string }

type OwnerEmail = {
  productName: string
  /** The owner's first name; may be empty. */
  firstName: string
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
  /** Why the owner gets it. */
  reason: string
  /** Leads to where such emails can be turned off. */
  settingsLink: string
}

const smallLink = ({ label, link }: Link) => html`<a href="${link}" style="color:#68625b">${label}</a>`

const inText = ({ label, link }: Link) => `${label}: ${link}`

/** An email of ours to an owner, as HTML and text. */
export function ownerEmail({
  productName,
  firstName,
  subject,
  preheader,
  middle,
  below,
  button,
  also,
  reason,
  ...of
}: OwnerEmail) {
  const owner = emailSafeName(firstName)
  const paragraphs = [owner ? `Hi ${owner},` : 'Hi,', ...of.paragraphs]
  const closing = [productName]
  const settings = { label: 'Choose which emails you get', link: of.settingsLink }
  const text = [
    ...paragraphs,
    ...(middle ? [middle.text] : []),
    below,
    inText(button),
    ...(also ? [inText(also)] : []),
    ...closing,
    ['--', reason, inText(settings)].join('\n'),
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
      footer: [...(also ? [smallLink(also)] : []), reason, smallLink(settings)],
    }),
    headers: AUTOMATIC,
  }
}
