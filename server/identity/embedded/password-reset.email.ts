import { mailLayout } from '#server/emails/letters/layout.email.ts'

type Letter = { email: string; link: string; productUrl: string; lifetimeHours: number }

/** The mail that lets the owner of a mailbox set a new password: one button, and what to do when nobody asked. */
export function passwordResetMail({ email, link, productUrl, lifetimeHours }: Letter) {
  const subject = 'Set a new password for Goodword'
  const lifetime = lifetimeHours === 1 ? 'one hour' : `${lifetimeHours} hours`
  const paragraphs = [
    'Hello,',
    `Somebody asked for a new password for the Goodword account ${email}.`,
    `If that was you, follow the link and set it. The link works once, and for ${lifetime}.`,
    'If it was not you, do nothing: your password stays as it is, and nobody but you was sent this link.',
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
      footer: [reason],
    }),
  }
}
