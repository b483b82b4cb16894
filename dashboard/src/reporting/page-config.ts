import type { CLIENT_CONFIG_ELEMENT_ID, ClientConfig } from '#shared/client-config.ts'

// The shared module loads zod, which no page should wait for.
const configElementId: typeof CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

type PageConfig = Pick<ClientConfig, 'analytics' | 'sentry'>

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole ? new Map<string, unknown>(Object.entries(whole)).get(name) : undefined

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other)

/** Where events and errors are sent, from the configuration that the server wrote into the page. */
export function readPageConfig(page: Document = document): PageConfig {
  const config: unknown = JSON.parse(page.getElementById(configElementId)?.textContent ?? 'null')
  const analytics = partOf(config, 'analytics')
  const sentry = partOf(config, 'sentry')
  const dsn = textOr(partOf(sentry, 'dsn'), '')
  return {
    analytics: {
      origin: textOr(partOf(analytics, 'origin'), ''),
      ipLookupUrl: textOr(partOf(analytics, 'ipLookupUrl'), null),
    },
    sentry: dsn ? { dsn, environment: textOr(partOf(sentry, 'environment'), '') } : null,
  }
}
