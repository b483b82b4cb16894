import { describe, expect, test } from 'vitest'
import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import type { ReportingConfig } from '#server/config/reporting-config.ts'
import { createHarness } from '#server/testing/harness.ts'
import { headerProfiles } from './security-headers.ts'
import type { HeaderProfile } from './context.ts'

const PROJECT: FirebaseConfig = {
  projectId: 'studio',
  apiKey: 'key',
  authDomain: 'studio.firebaseapp.com',
  storageBucket: undefined,
  serviceAccount: undefined,
  authEmulatorHost: undefined,
}

const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const IMAGES = 'https://firebasestorage.googleapis.com'

const modes = {
  'on this server alone': undefined,
  'with Firebase': PROJECT,
  'with Firebase and a bucket': { ...PROJECT, storageBucket: 'studio.firebasestorage.app' },
  'with an emulator': { ...PROJECT, authEmulatorHost: '127.0.0.1:9099' },
}
type Mode = keyof typeof modes

const ANALYTICS = 'https://events.example'
const LOOKUP = 'https://ip.example:8443'
const ERRORS = 'https://o1.ingest.sentry.io'
const REPORTING: ReportingConfig = {
  analyticsOrigin: ANALYTICS,
  ipLookupUrl: `${LOOKUP}/?format=json`,
  sentry: { dsn: 'https://0a1b2c@o1.ingest.sentry.io/2', environment: 'production' },
}

const policyOf = (mode: Mode, profile: HeaderProfile) =>
  headerProfiles({ firebase: modes[mode] })[profile]['content-security-policy'] ?? ''

function mayConnectTo(policy: string): string[] {
  const [directive = ''] = policy.split('; ').filter((part) => part.startsWith('connect-src '))
  return directive.split(' ').slice(1)
}

describe('every answer', () => {
  const profiles = Object.entries(headerProfiles({ firebase: undefined }))

  test.each(profiles)('of the profile %s has a policy that loads nothing unless it says so', (profile, headers) => {
    const policy = (headers['content-security-policy'] ?? '').split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy.some((part) => part.startsWith('object-src'))).toBe(false)
    const framedBySelf = profile === 'preview' || profile === 'email'
    expect(policy).toContain(`frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`)
  })

  test.each(profiles)('of the profile %s asks for HTTPS for a year, and for no guessing of types', (_, headers) => {
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
    })
  })
})

describe('a page of the product', () => {
  test.each<[Mode, HeaderProfile, string[]]>([
    ['on this server alone', 'app', ["'self'"]],
    ['on this server alone', 'form', ["'self'"]],
    ['on this server alone', 'wall', ["'self'"]],
    ['with Firebase', 'app', ["'self'", ...ACCOUNTS]],
    ['with Firebase', 'form', ["'self'"]],
    ['with Firebase', 'wall', ["'self'"]],
    ['with Firebase and a bucket', 'app', ["'self'", ...ACCOUNTS, IMAGES]],
    ['with Firebase and a bucket', 'form', ["'self'", IMAGES]],
    ['with Firebase and a bucket', 'wall', ["'self'"]],
    ['with an emulator', 'app', ["'self'", 'http://127.0.0.1:9099']],
    ['with an emulator', 'form', ["'self'"]],
    ['with an emulator', 'wall', ["'self'"]],
  ])('%s, with the headers of %s, connects to %j and nothing else', (mode, profile, origins) => {
    expect(mayConnectTo(policyOf(mode, profile))).toEqual(origins)
  })

  test.each<[HeaderProfile, string[]]>([
    ['app', ["'self'", ...ACCOUNTS, IMAGES, ANALYTICS, LOOKUP, ERRORS]],
    ['form', ["'self'", IMAGES, ERRORS]],
    ['wall', ["'self'"]],
  ])('of a product that tells others, with the headers of %s, connects to %j and nothing else', (profile, origins) => {
    const profiles = headerProfiles({ firebase: modes['with Firebase and a bucket'], reporting: REPORTING })
    expect(mayConnectTo(profiles[profile]['content-security-policy'] ?? '')).toEqual(origins)
  })

  test('that asks nobody for its address connects to nobody for it', () => {
    const reporting = { ...REPORTING, analyticsOrigin: undefined, ipLookupUrl: 'off' }
    const profiles = headerProfiles({ firebase: undefined, reporting })
    expect(mayConnectTo(profiles.app['content-security-policy'] ?? '')).toEqual(["'self'", ERRORS])
  })

  test('is the same but for what it connects to, whatever is configured', () => {
    const withoutConnections = (mode: Mode) => {
      const profiles = headerProfiles({ firebase: modes[mode] })
      return JSON.parse(JSON.stringify(profiles).replaceAll(/connect-src [^;]+/g, ''))
    }
    for (const mode of Object.keys(modes) as Mode[]) {
      expect(withoutConnections(mode), mode).toEqual(withoutConnections('on this server alone'))
    }
  })

  test('shows pictures of its own origin only', () => {
    for (const profile of ['app', 'form', 'wall'] as const) {
      expect(policyOf('with Firebase and a bucket', profile)).toContain("; img-src 'self' data: blob:; ")
    }
  })

  test('is sent with the policy of the configuration', async () => {
    const embedded = await createHarness()
    const config = { ...embedded.deps.config, firebase: modes['with Firebase and a bucket'], reporting: REPORTING }
    const connected = await createHarness({ overrides: { config } })
    const policyAt = async (h: typeof connected, path: string) =>
      mayConnectTo((await h.request('GET', path)).headers.get('content-security-policy') ?? '')
    expect(await policyAt(connected, '/login')).toEqual(["'self'", ...ACCOUNTS, IMAGES, ANALYTICS, LOOKUP, ERRORS])
    expect(await policyAt(connected, '/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')).toEqual(["'self'", IMAGES, ERRORS])
    expect(await policyAt(embedded, '/login')).toEqual(["'self'"])
  })
})
