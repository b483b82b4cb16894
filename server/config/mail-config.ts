import * as z from 'zod'

/** Who carries mail. `outbox` keeps it here, to be read at /dev/outbox. */
export type MailConfig = {
  /** Sender of mails to clients. */
  from: string
  /** Sender of mails about an account: never the same, so that nobody who ends the one misses the other. */
  accountFrom: string
} & (
  | { service: 'outbox' }
  | {
      service: 'resend'
      apiKey: string
      /** Secrets of the webhook: the present one, and while it is being changed the next. None is no webhook. */
      webhookSecrets: string[]
      /** Origin of a stand-in; undefined is Resend itself. */
      url: string | undefined
    }
  | { service: 'smtp'; url: string }
)

export const mailVariables = {
  MAIL_FROM: z.email('must be an e-mail address').default('requests@goodword.example'),
  ACCOUNT_MAIL_FROM: z.email('must be an e-mail address').default('accounts@goodword.example'),
  RESEND_API_KEY: z.string().optional(),
  RESEND_WEBHOOK_SECRET: z.string().optional(),
  RESEND_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
}

type MailValues = {
  MAIL_FROM: string
  ACCOUNT_MAIL_FROM: string
  RESEND_API_KEY?: string | undefined
  RESEND_WEBHOOK_SECRET?: string | undefined
  RESEND_URL?: string | undefined
  SMTP_URL?: string | undefined
}

export function readMailConfig(values: MailValues): MailConfig {
  const senders = { from: values.MAIL_FROM, accountFrom: values.ACCOUNT_MAIL_FROM }
  if (values.RESEND_API_KEY !== undefined) {
    const webhookSecrets = (values.RESEND_WEBHOOK_SECRET ?? '').split(',').filter(Boolean)
    return { ...senders, service: 'resend', apiKey: values.RESEND_API_KEY, webhookSecrets, url: values.RESEND_URL }
  }
  if (values.SMTP_URL !== undefined) return { ...senders, service: 'smtp', url: values.SMTP_URL }
  return { ...senders, service: 'outbox' }
}
