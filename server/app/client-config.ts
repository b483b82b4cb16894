import type { ClientConfig } from '#shared/client-config.ts'
import { exampleInstallation } from '#shared/installation.ts'
import type { Config } from '#server/config/config.ts'
import { noReporting } from '#server/config/reporting-config.ts'
import { noStripe } from '#server/config/stripe-config.ts'
import { hasOutboxReader, hasStripeEmulator } from './emulators.ts'

const OWN_IP_LOOKUP = '/ip?format=json'

type ConfigPart = Pick<Config, 'firebase' | 'isProduction'> &
  Partial<Pick<Config, 'isShared' | 'reporting' | 'email' | 'stripe' | 'installation'>>

/** What the pages need to know about the services they call themselves. Contains no secrets. */
export function clientConfigOf({
  firebase,
  isProduction,
  isShared = false,
  email,
  stripe = noStripe,
  reporting = noReporting,
  installation = exampleInstallation,
}: ConfigPart): ClientConfig {
  const { analyticsOrigin = '', ipLookupUrl = OWN_IP_LOOKUP, sentry = null } = reporting
  const common = {
    analytics: { origin: analyticsOrigin, ipLookupUrl: ipLookupUrl === 'off' ? null : ipLookupUrl },
    sentry,
    isStripeEmulated: hasStripeEmulator({ isProduction, isShared, stripe }),
    hasDevOutbox: hasOutboxReader({ isProduction, isShared, email: email ?? { service: 'outbox' } }),
    installation,
  }
  if (!firebase) return { identity: { mode: 'embedded' }, images: { mode: 'embedded' }, ...common }
  const { projectId, apiKey, authDomain, storageBucket: bucket, authEmulatorHost } = firebase
  const emulator = authEmulatorHost ? { emulatorUrl: `http://${authEmulatorHost}` } : {}
  return {
    identity: { mode: 'firebase', apiKey, authDomain, projectId, ...emulator },
    images: bucket ? { mode: 'firebase', apiKey, projectId, bucket } : { mode: 'embedded' },
    ...common,
  }
}
