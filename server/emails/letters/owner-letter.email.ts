import { html } from 'hono/html'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { mailLayout, type Part } from './layout.email.ts'

type Link = { label: string; link: string }

type OwnerLetter = {
  /** Of the owner, as they are called; may be empty. */
  firstName: string
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  paragraphs: readonly string[]
  /** Somebody else's words, after the paragraphs. */
  quoted?: { html: Part; text: string }
  below: string
  button: Link
  /** Where else it leads to, in small. */
  also?: Link
  /** Why the owner receives it. */
  reason: string
  /** To where such mails are ended. */
  settingsLink: string
}

const smallLink = ({ label, link }: Link) => html`<a href="${link}" style="color:#68625b">${label}</a>`

const inText = ({ label, link }: Link) => `${label}: ${link}`

/** A mail of ours to an owner, in both forms. */
export function ownerLetter({
  firstName,
  subject,
  preheader,
  quoted,
  below,
  button,
  also,
  reason,
  ...of
}: OwnerLetter) {
  const owner = mailSafeName(firstName)
  const paragraphs = [owner ? `Hello ${owner},` : 'Hello,', ...of.paragraphs]
  const closing = ['Goodword']
  const settings = { label: 'Change which mails you get', link: of.settingsLink }
  const text = [
    ...paragraphs,
    ...(quoted ? [quoted.text] : []),
    below,
    inText(button),
    ...(also ? [inText(also)] : []),
    ...closing,
    ['--', reason, inText(settings)].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader,
      sender: { name: 'Goodword', person: null },
      paragraphs,
      middle: quoted ? [quoted.html] : [],
      paragraphsBelow: [below],
      button,
      closing,
      footer: [...(also ? [smallLink(also)] : []), reason, smallLink(settings)],
    }),
    headers: {},
  }
}
