import MailComposer from 'nodemailer/lib/mail-composer'
import { mimeMessageOf } from './smtp/mime-message.ts'
import type { Mail } from './mailer.ts'

/** A mail as the bytes that a mail server would be handed. */
export const writeMailSource = (mail: Mail, { key, date }: { key: string; date: Date }): Promise<Buffer> =>
  new MailComposer(mimeMessageOf(mail, { key, date })).compile().build()
