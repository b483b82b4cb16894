import type { SendMailOptions } from 'nodemailer'
import type { Email } from '../mailer.ts'

/**
 * An email in nodemailer's format. Addresses are passed as objects, never as one string, in which a name could add
 * another address. Nothing is read from files or the network.
 */
export function mimeMessageOf(message: Email, { key, date }: { key: string; date: Date }) {
  const { from, replyTo, to, subject, text, html, headers } = message
  return {
    messageId: `<${key}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date,
    from,
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}
