import { emailLayout } from '#server/emails/templates/layout.email.ts'

type EmailContent = { productName: string; email: string; link: string; productUrl: string; lifetimeHours: number }

/** The email for setting a new password: one button, and what to do if you didn't ask for it. */
export function passwordResetEmail({ productName, email, link, productUrl, lifetimeHours }: EmailContent) {
  const subject = `Reset your ${productName} password`
  const lifetime = lifetimeHours === 1 ? 'one hour' : `${lifetimeHours} hours`
  const paragraphs = [
    'Hello,',
    `We received a request to reset the password of the ${productName} account ${email}.`,
    `Set a new password with the link below. The link works once, within ${lifetime}.`,
    'If this wasn’t you, ignore this email: your password stays the same, and only you received this link.',
  ]
  const closing = [productName]
  const reason = `You get this email because someone entered this address at ${productUrl}.`
  const text = [...paragraphs, `Reset password: ${link}`, ...closing, `--\n${reason}`]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      title: subject,
      preheader: `The link works once, within ${lifetime}.`,
      sender: { name: productName, person: null },
      paragraphs,
      button: { label: 'Reset password', link },
      closing,
      footer: [reason],
    }),
  }
}
