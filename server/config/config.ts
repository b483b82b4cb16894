import * as z from 'zod'
import type { Installation } from '#shared/installation.ts'
import { failpointNames } from '#server/kernel/failpoints.ts'
import { type BackupConfig, backupVariables, isBackupSecret, readBackupConfig } from './backup-config.ts'
import { ConfigError } from './config-error.ts'
import { type FirebaseConfig, firebaseVariables, mayHoldKey, readFirebaseConfig } from './firebase-config.ts'
import { type ImageStoreConfig, imagesVariables, isImagesSecret, readImagesConfig } from './images-config.ts'
import { isEmailSecret, type EmailConfig, emailVariables, readEmailConfig } from './email-config.ts'
import { checkInstallation, installationVariables, readInstallation } from './installation-config.ts'
import { isProcessesSecret, type ProcessesConfig, processesVariables, readProcessesConfig } from './processes-config.ts'
import { isLoopback, reachedBy } from './reach.ts'
import { readReportingConfig, type ReportingConfig, reportingVariables } from './reporting-config.ts'
import { readRetentionConfig, type RetentionConfig, retentionVariables } from './retention-config.ts'
import { isStripeSecret, readStripeConfig, type StripeConfig, stripeVariables } from './stripe-config.ts'

const port = z.coerce
  .number({ error: 'must be a port number from 0 to 65535' })
  .int('must be a port number from 0 to 65535')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65_535, 'must be a port number from 0 to 65535')

const HOST_NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/

/** Every environment variable the server reads. `.env.example` explains them, and a test compares the two. */
export const environmentVariables = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must be a host name or address').default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://goodword.example' })
    .refine(
      (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
      'must be an origin, without a path',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://goodword@db.internal/goodword' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('warn'),
  TRUSTED_PROXY_HOPS: z.coerce
    .number('must be a whole number from 0 to 5')
    .int('must be a whole number from 0 to 5')
    .min(0, 'must be a whole number from 0 to 5')
    .max(5, 'must be a whole number from 0 to 5')
    .default(0),
  OPS_PORT: port.optional(),
  OPS_HOST: z.string().min(1, 'must be a host name or address').default('127.0.0.1'),
  OPS_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.every((name) => HOST_NAME.test(name)),
      'must be names like goodword.internal, separated by commas',
    )
    .default([]),
  WALL_DOMAIN_TARGET: z
    .string()
    .toLowerCase()
    .regex(HOST_NAME, 'must be a name like walls.goodword.example')
    .optional(),
  LIMIT_FACTOR: z.coerce
    .number('must be a number from 1 to 1000')
    .min(1, 'must be a number from 1 to 1000')
    .max(1000, 'must be a number from 1 to 1000')
    .default(1),
  ...processesVariables,
  ...installationVariables,
  ...emailVariables,
  ...firebaseVariables,
  ...stripeVariables,
  ...reportingVariables,
  ...backupVariables,
  ...imagesVariables,
  ...retentionVariables,
  EMAIL_RETRY_FACTOR: z.coerce
    .number('must be a number from 0.001 to 1')
    .min(0.001, 'must be a number from 0.001 to 1')
    .max(1, 'must be a number from 0.001 to 1')
    .default(1),
  CLIENT_EMAILS_FACTOR: z.coerce
    .number('must be a number from 1 to 1000')
    .min(1, 'must be a number from 1 to 1000')
    .max(1000, 'must be a number from 1 to 1000')
    .default(1),
  FAILPOINT: z.enum(failpointNames, `must be one of ${failpointNames.join(', ')}`).optional(),
}

const Environment = z.object(environmentVariables)

export type Config = ProcessesConfig & {
  /** True with NODE_ENV=production, and whenever others than this machine can reach the server. */
  isProduction: boolean
  /** Why it runs as production although NODE_ENV says otherwise: how others can reach the server. */
  reachedBy: string | undefined
  port: number
  host: string
  /** Our public origin. The default is `http://localhost` with our port. */
  publicUrl: string | undefined
  dataDir: string
  /** Of a PostgreSQL; undefined for a file in the data folder. */
  databaseUrl: string | undefined
  logLevel: z.output<typeof Environment>['LOG_LEVEL']
  /**
   * Where operators read metrics and use their page; undefined for nowhere. Whoever doesn't use this machine itself needs
   * the token for the page.
   */
  ops: { host: string; port: number; token: string | undefined } | undefined
  /** How many proxies in front of us to trust for the client's address. */
  trustedProxyHops: number
  /** Names of this server besides that in `publicUrl`. */
  allowedHosts: readonly string[]
  /** The name that owners' domains for hosted walls lead to. Without it there are none. */
  wallDomainTarget: string | undefined
  /** Factor by which every rate limit is raised. */
  limitFactor: number
  installation: Installation
  email: EmailConfig
  /** Factor for the time between attempts to send an email; 1 is normal, smaller is faster. */
  emailRetryFactor: number
  /** Factor by which the limits on emails to one client are raised; 1 is normal. */
  clientEmailsFactor: number
  /** Unset: accounts and images are kept on this server. */
  firebase: FirebaseConfig | undefined
  stripe: StripeConfig
  reporting: ReportingConfig
  backup: BackupConfig
  /** Where finished images are; undefined for the data folder. */
  imageStore: ImageStoreConfig | undefined
  retention: RetentionConfig
  failpoint: (typeof failpointNames)[number] | undefined
  /** Cost of a password hash, as a power of two. Only tests set it. */
  passwordCost: number | undefined
}

const TEST_PASSWORD_COST = 4

const readOps = ({ OPS_PORT, OPS_HOST: host, OPS_TOKEN: token }: z.output<typeof Environment>): Config['ops'] =>
  OPS_PORT === undefined ? undefined : { host, port: OPS_PORT, token }

/** Reads and checks the whole environment, once. An empty variable counts as unset. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const value = given[name] ?? ''
    const found =
      mayHoldKey(value) ||
      name === 'OPS_TOKEN' ||
      name === 'DATABASE_URL' ||
      isBackupSecret({ name }) ||
      isProcessesSecret({ name }) ||
      isImagesSecret({ name }) ||
      isEmailSecret({ name, value }) ||
      isStripeSecret({ name, value })
        ? ''
        : ` is ${quoted(value)} but`
    throw new ConfigError(`The environment variable ${name}${found} ${issue?.message}.`)
  }
  const values = parsed.data
  const reached = reachedBy({ host: values.HOST, publicUrl: values.PUBLIC_URL })
  const isProduction = values.NODE_ENV === 'production' || reached !== undefined
  const isNamedProduction = values.NODE_ENV === 'production'
  if (isProduction) checkProduction(values, isNamedProduction ? 'NODE_ENV is production' : `${reached}`)
  return {
    isProduction,
    reachedBy: isNamedProduction ? undefined : reached,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    ...readProcessesConfig(values, {
      hasDatabaseUrl: values.DATABASE_URL !== undefined,
      hasImagesUrl: values.IMAGES_URL !== undefined,
    }),
    logLevel: values.LOG_LEVEL,
    ops: readOps(values),
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    allowedHosts: values.ALLOWED_HOSTS,
    wallDomainTarget: values.WALL_DOMAIN_TARGET,
    limitFactor: values.LIMIT_FACTOR,
    installation: readInstallation(values),
    email: readEmailConfig(values),
    emailRetryFactor: values.EMAIL_RETRY_FACTOR,
    clientEmailsFactor: values.CLIENT_EMAILS_FACTOR,
    firebase: readFirebaseConfig(values),
    stripe: readStripeConfig(values),
    reporting: readReportingConfig(values),
    backup: readBackupConfig(values),
    imageStore: readImagesConfig(values, { isProduction }),
    retention: readRetentionConfig(values),
    failpoint: values.FAILPOINT,
    passwordCost: values.NODE_ENV === 'test' && !isProduction ? TEST_PASSWORD_COST : undefined,
  }
}

const QUOTED_MAX = 120

/** A value in one line of a terminal: cut, and without control characters. */
const quoted = (value: string) => {
  const text = value.length > QUOTED_MAX ? `${value.slice(0, QUOTED_MAX)}…` : value
  return `"${text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '�')}"`
}

/** Refuses what must not be where others can reach it. `because` says why this is such a place. */
function checkProduction(values: z.output<typeof Environment>, because: string): void {
  if (values.FAILPOINT) throw new ConfigError(`FAILPOINT ends the process on purpose. Unset it, because ${because}.`)
  if (values.EMAIL_RETRY_FACTOR !== 1)
    throw new ConfigError(`EMAIL_RETRY_FACTOR makes email retries too frequent. Unset it, because ${because}.`)
  if (values.CLIENT_EMAILS_FACTOR !== 1)
    throw new ConfigError(`CLIENT_EMAILS_FACTOR sends clients too many emails. Unset it, because ${because}.`)
  if (values.FIREBASE_AUTH_EMULATOR_HOST)
    throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST lets anyone sign in as anyone. Unset it, because ${because}.`)
  const { PUBLIC_URL } = values
  if (!PUBLIC_URL)
    throw new ConfigError(
      `Set PUBLIC_URL to the address of your Goodword, like https://goodword.example, because ${because}.`,
    )
  if (!PUBLIC_URL.startsWith('https:') && !isLoopback(new URL(PUBLIC_URL).hostname))
    throw new ConfigError(
      `PUBLIC_URL is ${PUBLIC_URL}, and passwords would cross the network unencrypted. Put a proxy with a certificate in front of Goodword and use https://.`,
    )
  checkInstallation(values, because)
}

export const readProcessConfig = () => readConfig(process.env)

const NOT_MADE_YET = 'whsec_notMadeYet'

/** The configuration before Stripe's webhooks exist: like in production, but without requiring their secrets. */
export function readConfigBeforeWebhooks(environment: Record<string, string | undefined>): Config {
  const secrets: Record<string, string> = {}
  for (const part of ['BILLING', 'LINK']) {
    const name = `STRIPE_${part}_WEBHOOK_SECRET`
    if (environment[`STRIPE_${part}_SECRET_KEY`]) secrets[name] = environment[name] || NOT_MADE_YET
  }
  return readConfig({ ...environment, ...secrets })
}

export const readProcessConfigBeforeWebhooks = () => readConfigBeforeWebhooks(process.env)
