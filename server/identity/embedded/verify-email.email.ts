import { emailLayout } from '#server/emails/templates/layout.email.ts'

type EmailContent = {
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
export function verifyAddressEmail({ productName, email, isChange, link, productUrl, lifetimeHours }: EmailContent) {
  const subject = isChange
    ? `Confirm your new ${productName} email address`
    : `Confirm your ${productName} email address`
  const paragraphs = [
    'Hello,',
    isChange
      ? `You asked to sign in to ${productName} with ${email} from now on. Please confirm that this is your address.`
      : `A ${productName} account was created with ${email}. Please confirm that this is your address.`,
    `The link works once, within ${lifetimeHours} hours.`,
    isChange
      ? 'If this wasn’t you, ignore this email: the address won’t be used.'
      : 'If this wasn’t you, ignore this email: the address stays unconfirmed.',
  ]
  const closing = [productName]
  const reason = `You get this email because someone entered this address at ${productUrl}.`
  const text = [...paragraphs, `Confirm address: ${link}`, ...closing, `--\n${reason}`]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      title: subject,
      preheader: `The link works once, within ${lifetimeHours} hours.`,
      sender: { name: productName, person: null },
      paragraphs,
      button: { label: 'Confirm address', link },
      closing,
      footer: [reason],
    }),
  }
}
