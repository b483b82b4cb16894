import type { ClientConfig } from '#shared/client-config.ts'
import type { Config } from '#server/config/config.ts'
import { hasStripeStandIn } from './stand-ins.ts'

/** What the pages are told of the services that they talk to themselves. Nothing in it is secret. */
export function clientConfigOf({ firebase, isProduction }: Pick<Config, 'firebase' | 'isProduction'>): ClientConfig {
  const common = {
    analytics: { origin: '', ipLookupUrl: '/ip?format=json' },
    sentry: null,
    isStripeSimulated: hasStripeStandIn({ isProduction }),
    hasDevOutbox: !isProduction,
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
