import type { Context, MiddlewareHandler } from 'hono'
import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import { noReporting, type ReportingConfig } from '#server/config/reporting-config.ts'
import type { AppEnv, HeaderProfile, HeaderProfiles } from './context.ts'

const pagePolicy = ({
  mayConnectTo,
  mayFrame = [],
  framedBy = "'none'",
}: {
  mayConnectTo: readonly string[]
  mayFrame?: readonly string[]
  framedBy?: "'none'" | "'self'"
}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    ["connect-src 'self'", ...mayConnectTo].join(' '),
    ...(mayFrame.length > 0 ? [['frame-src', ...mayFrame].join(' ')] : []),
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')

const FIREBASE_AUTH_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const FIREBASE_STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com'

/** The origins that the firebase SDK calls from a page. */
function outsideOrigins(firebase: FirebaseConfig | undefined) {
  const emulator = firebase?.authEmulatorHost
  return {
    identity: emulator ? [`http://${emulator}`] : firebase ? FIREBASE_AUTH_ORIGINS : [],
    storage: firebase?.storageBucket ? [FIREBASE_STORAGE_ORIGIN] : [],
  }
}

/** The origins for analytics, error reports and the IP lookup. */
function allowedOrigins({ analyticsOrigin, ipLookupUrl, sentry }: ReportingConfig) {
  const originOf = (url: string | undefined) => (url && URL.canParse(url) ? [new URL(url).origin] : [])
  return {
    analytics: [...new Set([...originOf(analyticsOrigin), ...originOf(ipLookupUrl)])],
    errors: originOf(sentry?.dsn),
  }
}

type Outside = { firebase: FirebaseConfig | undefined; reporting?: ReportingConfig }

/** For what is no page: it loads nothing, and no page may frame it. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** The headers of each profile. Pages may connect to us and to configured services only. */
export function headerProfiles({ firebase, reporting = noReporting }: Outside): HeaderProfiles {
  const { identity, storage } = outsideOrigins(firebase)
  const { analytics, errors } = allowedOrigins(reporting)
  return {
    app: {
      ...EVERYWHERE,
      'content-security-policy': pagePolicy({
        mayConnectTo: [...identity, ...storage, ...analytics, ...errors],
        // Previewed emails and widgets.
        mayFrame: ["'self'"],
      }),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'same-origin',
    },
    form: {
      ...EVERYWHERE,
      'content-security-policy': pagePolicy({ mayConnectTo: [...storage, ...errors] }),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    api: {
      ...EVERYWHERE,
      'content-security-policy': NO_PAGE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    widget: {
      ...EVERYWHERE,
      'content-security-policy': NO_PAGE_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'timing-allow-origin': '*',
      'referrer-policy': 'no-referrer',
    },
    count: {
      ...EVERYWHERE,
      'content-security-policy': NO_PAGE_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    image: {
      ...EVERYWHERE,
      'content-security-policy': `${NO_PAGE_POLICY}; sandbox`,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'timing-allow-origin': '*',
      'referrer-policy': 'no-referrer',
    },
    wall: {
      ...EVERYWHERE,
      'content-security-policy': pagePolicy({ mayConnectTo: [] }),
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    },
    preview: {
      ...EVERYWHERE,
      'content-security-policy': pagePolicy({ mayConnectTo: [], framedBy: "'self'" }),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    dev: {
      ...EVERYWHERE,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    payment: {
      ...EVERYWHERE,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
      'cross-origin-resource-policy': 'same-origin',
      // Without a referrer, browsers don't say where a form comes from either.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
    email: {
      ...EVERYWHERE,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  }
}

// Browsers revalidate each time, so a reload shows the latest decision. Shared caches keep withdrawn testimonials for
// up to a minute.
export const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60, must-revalidate'

const DEFAULT_CACHE: Record<HeaderProfile, string> = {
  app: 'no-store',
  form: 'no-store',
  api: 'no-store',
  widget: PUBLIC_CACHING,
  count: 'no-store',
  wall: PUBLIC_CACHING,
  preview: 'no-store',
  image: 'no-store',
  dev: 'no-store',
  payment: 'no-store',
  email: 'no-store',
}

const NAMES = [
  ...new Set(Object.values(headerProfiles({ firebase: undefined })).flatMap((headers) => Object.keys(headers))),
]

// Set before the handler runs: changing the headers of a finished answer makes the adapter use its slow path.
function applyProfile(c: Context<AppEnv>, profile: HeaderProfile): void {
  const headers = c.get('headerProfiles')[profile]
  for (const name of NAMES) c.header(name, headers[name])
  c.header('cache-control', DEFAULT_CACHE[profile])
}

/** Puts the strictest profile on every answer, including errors, until a route chooses another one. */
export function securityHeaders(config: Outside): MiddlewareHandler<AppEnv> {
  const profiles = headerProfiles(config)
  return async (c, next) => {
    c.set('headerProfiles', profiles)
    applyProfile(c, 'api')
    await next()
  }
}

/** Only behind `securityHeaders`, which knows the configuration. */
export const withProfile =
  (profile: HeaderProfile): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    applyProfile(c, profile)
    await next()
  }

/** Blocks all images in an email, as many email apps do. Only with the profile `mail`. */
export const withoutImages = (c: Context<AppEnv>): void =>
  c.header(
    'content-security-policy',
    c.get('headerProfiles').email['content-security-policy']?.replace("img-src 'self'", "img-src 'none'"),
  )

/**
 * Allows a page's style elements with these hashes, and at an owner's domain scripts and images of ours. Only with this
 * profile.
 */
export function allowOnWall(
  c: Context<AppEnv>,
  {
    styleHashes = [],
    ourOrigin,
    profile = 'wall',
  }: { styleHashes?: readonly string[]; ourOrigin?: string; profile?: 'wall' | 'preview' },
): void {
  const allowed = { 'style-src': styleHashes.map((hash) => `'${hash}'`) }
  const ours = ourOrigin === undefined ? {} : { 'script-src': [ourOrigin], 'img-src': [ourOrigin] }
  let policy = c.get('headerProfiles')[profile]['content-security-policy'] ?? ''
  for (const [directive, sources] of Object.entries({ ...allowed, ...ours }))
    policy = policy.replace(`${directive} 'self'`, [directive, "'self'", ...sources].join(' '))
  c.header('content-security-policy', policy)
}
