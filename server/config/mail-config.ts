import * as z from 'zod'
import { ConfigError } from './config-error.ts'

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
  | ({ service: 'smtp' } & SmtpServer)
)

/** A mail server, and how we sign in there; undefined is not at all. */
export type SmtpServer = {
  host: string
  port: number
  /** Encrypted from the first byte on. Otherwise it is encrypted when the server offers it. */
  isSecure: boolean
  account: { user: string; password: string } | undefined
}

const SECRETS_MAX = 2
const SMTP_HINT =
  'must be a mail server like smtps://user:password@mail.example:465 or smtp://mail.example:587, with what is special in a URL written as %xx'

/** `whsec_` and base64, as Resend shows it. */
const WebhookSecret = z
  .string()
  .startsWith('whsec_')
  .refine((secret) => /^[A-Za-z\d+/]{20,}={0,2}$/.test(secret.slice('whsec_'.length)))

const WebhookSecrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(z.array(WebhookSecret).min(1).max(SECRETS_MAX))

export const mailVariables = {
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  ACCOUNT_MAIL_FROM: z.email('must be an e-mail address').optional(),
  RESEND_API_KEY: z
    .string()
    .regex(/^re_\w{8,}$/, 'must be a key of Resend, which begins with re_')
    .optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .refine(
      (list) => WebhookSecrets.safeParse(list).success,
      'must be the signing secret of the webhook, which begins with whsec_, or two with a comma between them',
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

/** True for a variable whose value is a secret, and for a value that looks like one of them, wherever it was put. */
export const isMailSecret = ({ name, value }: { name: string; value: string }): boolean =>
  secretVariables.has(name) || /\b(re|whsec)_\w{8,}|:\/\/[^/\s]*@/.test(value)

const DEFAULT_FROM = 'requests@goodword.example'
const DEFAULT_ACCOUNT_FROM = 'accounts@goodword.example'

type MailValues = { [Name in keyof typeof mailVariables]?: string | undefined } & { NODE_ENV?: string | undefined }

/** Throws ConfigError for services that do not go together, and in production for senders that are not ours. */
export function readMailConfig(values: MailValues): MailConfig {
  const { MAIL_FROM, ACCOUNT_MAIL_FROM, RESEND_API_KEY, RESEND_WEBHOOK_SECRET, RESEND_URL, SMTP_URL } = values
  const isProduction = values.NODE_ENV === 'production'
  const senders = { from: MAIL_FROM ?? DEFAULT_FROM, accountFrom: ACCOUNT_MAIL_FROM ?? DEFAULT_ACCOUNT_FROM }

  if (RESEND_API_KEY && SMTP_URL)
    throw new ConfigError('Set RESEND_API_KEY or SMTP_URL, not both: one service carries all mail.')
  if (!RESEND_API_KEY && RESEND_WEBHOOK_SECRET)
    throw new ConfigError('Set RESEND_API_KEY too, or unset RESEND_WEBHOOK_SECRET: it is of no use alone.')
  if (isProduction && RESEND_URL)
    throw new ConfigError('RESEND_URL sends every mail to a stand-in and must not be set when NODE_ENV is production.')
  if (isProduction && (RESEND_API_KEY || SMTP_URL)) checkSenders({ MAIL_FROM, ACCOUNT_MAIL_FROM })

  if (RESEND_API_KEY) {
    const webhookSecrets = RESEND_WEBHOOK_SECRET === undefined ? [] : WebhookSecrets.parse(RESEND_WEBHOOK_SECRET)
    return { ...senders, service: 'resend', apiKey: RESEND_API_KEY, webhookSecrets, url: RESEND_URL }
  }
  const server = SMTP_URL === undefined ? undefined : parseSmtpUrl(SMTP_URL)
  return server ? { ...senders, service: 'smtp', ...server } : { ...senders, service: 'outbox' }
}

function checkSenders({ MAIL_FROM, ACCOUNT_MAIL_FROM }: Pick<MailValues, 'MAIL_FROM' | 'ACCOUNT_MAIL_FROM'>): void {
  if (!MAIL_FROM || !ACCOUNT_MAIL_FROM)
    throw new ConfigError(
      'Set MAIL_FROM and ACCOUNT_MAIL_FROM to addresses that your mail service may send from, when NODE_ENV is production.',
    )
  if (MAIL_FROM.toLowerCase() === ACCOUNT_MAIL_FROM.toLowerCase())
    throw new ConfigError(
      'Set MAIL_FROM and ACCOUNT_MAIL_FROM to two different addresses: whoever blocks the one must go on getting the other.',
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
    // A host of digits and colons stands in brackets in a URL, and nowhere else.
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
