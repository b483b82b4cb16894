import { mimeMessageOf } from '#server/emails/smtp/mime-message.ts'
import type { Email } from '#server/emails/mailer.ts'

/** An email as the bytes that an SMTP server would receive. */
export async function writeEmailSource(sentEmail: Email, { key, date }: { key: string; date: Date }): Promise<Buffer> {
  // Loaded when it is needed: a server starts sooner.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer(mimeMessageOf(sentEmail, { key, date })).compile().build()
}
