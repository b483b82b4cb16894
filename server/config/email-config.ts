import * as z from 'zod'
import { ConfigError } from './config-error.ts'

/** Which service sends email. `outbox` keeps it here, readable at /dev/outbox. */
export type EmailConfig = {
  /** Sender of emails to clients. */
  from: string
  /** Sender of account emails. It must differ, so that unsubscribing from one doesn't block the other. */
  accountFrom: string
} & (
  | { service: 'outbox' }
  | {
      service: 'resend'
      apiKey: string
      /** Secrets of the webhook: the current one and, during rotation, the next one. Empty means no webhook. */
      webhookSecrets: string[]
      /** Origin of an emulator; undefined means Resend itself. */
      url: string | undefined
    }
  | ({ service: 'smtp' } & SmtpServer)
)

/** An SMTP server and its login; undefined login means none. */
export type SmtpServer = {
  host: string
  port: number
  /** Encrypted from the first byte. Otherwise STARTTLS is used, always unless the server is on this machine. */
  isSecure: boolean
  account: { user: string; password: string } | undefined
}

const SECRETS_MAX = 2
const SMTP_HINT =
  'must be an SMTP server like smtps://user:password@mail.example:465 or smtp://mail.example:587, with special characters written as %xx'

/** `whsec_` and base64, as Resend shows it. */
const WebhookSecret = z
  .string()
  .startsWith('whsec_')
  .refine((secret) => /^[A-Za-z\d+/]{20,}={0,2}$/.test(secret.slice('whsec_'.length)))

const WebhookSecrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(z.array(WebhookSecret).min(1).max(SECRETS_MAX))

export const emailVariables = {
  EMAIL_FROM: z.email('must be an email address').optional(),
  ACCOUNT_EMAIL_FROM: z.email('must be an email address').optional(),
  RESEND_API_KEY: z
    .string()
    .regex(/^re_\w{8,}$/, 'must be a Resend key, which begins with re_')
    .optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .refine(
      (list) => WebhookSecrets.safeParse(list).success,
      'must be the webhook’s signing secret, which begins with whsec_, or two separated by a comma',
    )
    .optional(),
  RESEND_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://127.0.0.1:4010' })
    .refine(
      (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
      'must be an origin, without a path',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => parseSmtpUrl(url) !== undefined, SMTP_HINT)
    .optional(),
}

const secretVariables: ReadonlySet<string> = new Set(['RESEND_API_KEY', 'RESEND_WEBHOOK_SECRET', 'SMTP_URL'])

/** True for variables that hold a secret, and for values that look like one in any variable. */
export const isEmailSecret = ({ name, value }: { name: string; value: string }): boolean =>
  secretVariables.has(name) || /\b(re|whsec)_\w{8,}|:\/\/[^/\s]*@/.test(value)

const DEFAULT_FROM = 'requests@goodword.example'
const DEFAULT_ACCOUNT_FROM = 'accounts@goodword.example'

type EmailValues = { [Name in keyof typeof emailVariables]?: string | undefined } & { NODE_ENV?: string | undefined }

/** Throws ConfigError for services that conflict, and in production for two senders with one address. */
export function readEmailConfig(values: EmailValues): EmailConfig {
  const { EMAIL_FROM, ACCOUNT_EMAIL_FROM, RESEND_API_KEY, RESEND_WEBHOOK_SECRET, RESEND_URL, SMTP_URL } = values
  const isProduction = values.NODE_ENV === 'production'
  const senders = { from: EMAIL_FROM ?? DEFAULT_FROM, accountFrom: ACCOUNT_EMAIL_FROM ?? DEFAULT_ACCOUNT_FROM }

  if (RESEND_API_KEY && SMTP_URL)
    throw new ConfigError('Set either RESEND_API_KEY or SMTP_URL, not both. One service sends all email.')
  if (!RESEND_API_KEY && RESEND_WEBHOOK_SECRET)
    throw new ConfigError('Set RESEND_API_KEY too, or unset RESEND_WEBHOOK_SECRET. It has no effect alone.')
  if (isProduction && RESEND_URL)
    throw new ConfigError('RESEND_URL sends every email to an emulator. Unset it when NODE_ENV is production.')
  if (isProduction && (RESEND_API_KEY || SMTP_URL)) checkSenders({ EMAIL_FROM, ACCOUNT_EMAIL_FROM })

  if (RESEND_API_KEY) {
    const webhookSecrets = RESEND_WEBHOOK_SECRET === undefined ? [] : WebhookSecrets.parse(RESEND_WEBHOOK_SECRET)
    return { ...senders, service: 'resend', apiKey: RESEND_API_KEY, webhookSecrets, url: RESEND_URL }
  }
  const server = SMTP_URL === undefined ? undefined : parseSmtpUrl(SMTP_URL)
  return server ? { ...senders, service: 'smtp', ...server } : { ...senders, service: 'outbox' }
}

function checkSenders({
  EMAIL_FROM,
  ACCOUNT_EMAIL_FROM,
}: Pick<EmailValues, 'EMAIL_FROM' | 'ACCOUNT_EMAIL_FROM'>): void {
  if (EMAIL_FROM?.toLowerCase() === ACCOUNT_EMAIL_FROM?.toLowerCase())
    throw new ConfigError(
      'Set EMAIL_FROM and ACCOUNT_EMAIL_FROM to two different addresses, so that people who block one still get email from the other.',
    )
}

const SMTP_PORT = 587
const SMTPS_PORT = 465

function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const user = decode(url.username)
  const password = decode(url.password)
  if (!isSecure && url.protocol !== 'smtp:') return undefined
  if (!url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) return undefined
  if (user === undefined || password === undefined || Boolean(user) !== Boolean(password)) return undefined
  return {
    // IPv6 addresses are in brackets in a URL, but not elsewhere.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? SMTPS_PORT : SMTP_PORT) : Number(url.port),
    isSecure,
    account: user ? { user, password } : undefined,
  }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
