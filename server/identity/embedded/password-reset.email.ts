import { html } from 'hono/html'
import { mailLayout } from '#server/emails/layout.email.ts'

type Letter = { email: string; link: string; productUrl: string; lifetimeHours: number }

/** The mail that lets the owner of a mailbox set a new password: one button, and what to do when nobody asked. */
export function passwordResetMail({ email, link, productUrl, lifetimeHours }: Letter) {
  const subject = 'Set a new password for Goodword'
  const lifetime = lifetimeHours === 1 ? 'one hour' : `${lifetimeHours} hours`
  const paragraphs = [
    'Hello,',
    `a new password was asked for, for the Goodword account ${email}.`,
    `The button leads to the page where you set it. It works once, and for ${lifetime}.`,
    'It was not you? Then do nothing: your password stays as it is, and nobody but you has this link.',
  ]
  const closing = ['Goodword']
  const reason = `This mail was sent because somebody entered this address at ${productUrl}.`
  const text = [...paragraphs, `Set a new password: ${link}`, ...closing, `--\n${reason}`]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: `The link works once, and for ${lifetime}.`,
      sender: { name: 'Goodword', person: null },
      paragraphs,
      button: { label: 'Set a new password', link },
      closing,
      footer: html`<p style="margin:0">${reason}</p>`,
    }),
  }
}
