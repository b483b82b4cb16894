import MailComposer from 'nodemailer/lib/mail-composer'
import { mimeMessageOf } from '#server/emails/smtp/mime-message.ts'
import type { Email } from '#server/emails/mailer.ts'

/** An email as the bytes that an SMTP server would receive. */
export const writeEmailSource = (sentEmail: Email, { key, date }: { key: string; date: Date }): Promise<Buffer> =>
  new MailComposer(mimeMessageOf(sentEmail, { key, date })).compile().build()
