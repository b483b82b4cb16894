import { html } from 'hono/html'
import { mailLayout } from '#server/emails/layout.email.ts'

type Letter = {
  /** The account's address. */
  email: string
  /** The address that it changes to; null when it is the account's own that is confirmed. */
  newEmail: string | null
  link: string
  productUrl: string
  lifetimeHours: number
}

/** The mail that asks whoever reads a mailbox to confirm that the address is theirs. */
export function verifyEmailMail({ email, newEmail, link, productUrl, lifetimeHours }: Letter) {
  const subject = newEmail === null ? 'Confirm your address for Goodword' : 'Confirm your new address for Goodword'
  const paragraphs = [
    'Hello,',
    newEmail === null
      ? `please confirm that ${email} is your address. It belongs to a Goodword account.`
      : `please confirm that ${newEmail} is your address. From then on it takes the place of ${email} when you sign in to Goodword.`,
    `The button does it. It works once, and for ${lifetimeHours} hours.`,
    newEmail === null
      ? 'It was not you who signed up? Then do nothing: the address stays unconfirmed.'
      : 'It was not you? Then do nothing: the account keeps the address that it has.',
  ]
  const closing = ['Goodword']
  const reason = `This mail was sent because somebody entered this address at ${productUrl}.`
  const text = [...paragraphs, `Confirm the address: ${link}`, ...closing, `--\n${reason}`]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: `The link works once, and for ${lifetimeHours} hours.`,
      sender: { name: 'Goodword', person: null },
      paragraphs,
      button: { label: 'Confirm the address', link },
      closing,
      footer: html`<p style="margin:0">${reason}</p>`,
    }),
  }
}
