import type { MiddlewareHandler } from 'hono'
import type { AppEnv, HeaderProfile } from './context.ts'

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

export const headerProfiles: Record<HeaderProfile, Record<string, string>> = {
  app: {
    ...EVERYWHERE,
    'content-security-policy': PAGE_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'same-origin',
  },
  form: {
    ...EVERYWHERE,
    'content-security-policy': PAGE_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
  api: {
    ...EVERYWHERE,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
  widget: {
    ...EVERYWHERE,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'timing-allow-origin': '*',
    'referrer-policy': 'no-referrer',
  },
  wall: {
    ...EVERYWHERE,
    'content-security-policy': PAGE_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  },
  dev: {
    ...EVERYWHERE,
    'content-security-policy':
      "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
  mail: {
    ...EVERYWHERE,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
}

const DEFAULT_CACHE: Record<HeaderProfile, string> = {
  app: 'no-store',
  form: 'no-store',
  api: 'no-store',
  widget: 'public, max-age=60, stale-while-revalidate=86400',
  wall: 'public, max-age=60, stale-while-revalidate=86400',
  dev: 'no-store',
  mail: 'no-store',
}

/** Puts the profile's headers on every answer, errors included. An error is never cached. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('headerProfile', 'api')
  await next()
  const profile = c.get('headerProfile')
  for (const [name, value] of Object.entries(headerProfiles[profile])) c.header(name, value)
  if (c.res.status >= 400) c.header('cache-control', 'no-store')
  else if (!c.res.headers.has('cache-control')) c.header('cache-control', DEFAULT_CACHE[profile])
}

export const withProfile =
  (profile: HeaderProfile): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('headerProfile', profile)
    await next()
  }
