import * as z from 'zod'

/** Where analytics events and errors of the pages go. */
export type ReportingConfig = {
  /** Origin of another analytics host; undefined: this server stores the events. */
  analyticsOrigin: string | undefined
  /** A URL that answers a browser's public address; undefined: this server does. `off`: no lookup. */
  ipLookupUrl: string | undefined
  /** The Sentry project that errors are sent to. */
  sentry: { dsn: string; environment: string } | undefined
}

const isHttp = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')

const isOrigin = (url: string) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`

/** A DSN is a URL with a public key as its user and a project number at its end. */
function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname, search } = new URL(value)
  const isAddress = /^https?:$/.test(protocol) && /^\w+$/.test(username) && password === '' && search === ''
  return isAddress && /\/\d+$/.test(pathname)
}

export const reportingVariables = {
  ANALYTICS_URL: z
    .string()
    .refine(isHttp, { error: 'must be an origin like https://analytics.example', abort: true })
    .refine(isOrigin, 'must be an origin, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  IP_LOOKUP_URL: z
    .string()
    .refine(
      (value) => value === 'off' || isHttp(value),
      'must be an address like https://ip.example/?format=json, or off',
    )
    .optional(),
  SENTRY_DSN: z.string().refine(isDsn, 'must be a DSN like https://0a1b2c@o1.ingest.sentry.io/2').optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^(?!None$)[^\s/]{1,64}$/, 'must be a name of up to 64 characters, without spaces or slashes')
    .optional(),
}

type ReportingValues = { [name in keyof typeof reportingVariables]?: string | undefined }

export function readReportingConfig(values: ReportingValues & { NODE_ENV: string }): ReportingConfig {
  const dsn = values.SENTRY_DSN
  return {
    analyticsOrigin: values.ANALYTICS_URL,
    ipLookupUrl: values.IP_LOOKUP_URL,
    sentry: dsn === undefined ? undefined : { dsn, environment: values.SENTRY_ENVIRONMENT ?? values.NODE_ENV },
  }
}

export const noReporting: ReportingConfig = { analyticsOrigin: undefined, ipLookupUrl: undefined, sentry: undefined }
