import { mailLayout } from '#server/emails/letters/layout.email.ts'

type Letter = {
  /** The address that the mail goes to. */
  email: string
  /** Whether an account has the address already, or would change to it. */
  isChange: boolean
  link: string
  productUrl: string
  lifetimeHours: number
}

/**
 * The mail that asks whoever reads a mailbox to confirm that the address is theirs. A new address may be a stranger's, by
 * a slip of the pen: it is told nothing of the account.
 */
export function verifyEmailMail({ email, isChange, link, productUrl, lifetimeHours }: Letter) {
  const subject = isChange ? 'Confirm your new address for Goodword' : 'Confirm your address for Goodword'
  const paragraphs = [
    'Hello,',
    isChange
      ? `You asked to sign in to Goodword with ${email} from now on. Please confirm that the address is yours.`
      : `A Goodword account was made with ${email}. Please confirm that the address is yours.`,
    `The link works once, and for ${lifetimeHours} hours.`,
    isChange
      ? 'If it was not you, do nothing: no account gets your address.'
      : 'If it was not you, do nothing: the address stays unconfirmed.',
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
      footer: [reason],
    }),
  }
}
