import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../mailer.ts'

/**
 * A mail as nodemailer takes it. Addresses are handed over as what they are and never as one string, in which a name could
 * bring an address of its own; nothing is fetched from files or from the network.
 */
export function mimeMessageOf(mail: Mail, { key, date }: { key: string; date: Date }) {
  const { from, replyTo, to, subject, text, html, headers } = mail
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
