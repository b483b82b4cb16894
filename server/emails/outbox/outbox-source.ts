import MailComposer from 'nodemailer/lib/mail-composer'
import { mimeMessageOf } from '#server/emails/smtp/mime-message.ts'
import type { Mail } from '#server/emails/mailer.ts'

/** A mail as the bytes that a mail server would be handed. */
export const writeMailSource = (mail: Mail, { key, date }: { key: string; date: Date }): Promise<Buffer> =>
  new MailComposer(mimeMessageOf(mail, { key, date })).compile().build()
