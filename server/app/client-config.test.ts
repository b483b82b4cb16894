import { describe, expect, test } from 'vitest'
import { noReporting } from '#server/config/reporting-config.ts'
import { ClientConfig } from '#shared/client-config.ts'
import { clientConfigOf } from './client-config.ts'

const read = (reporting = noReporting) =>
  ClientConfig.parse(clientConfigOf({ firebase: undefined, isProduction: true, reporting }))

describe('what the pages are told', () => {
  test('is this server for events and addresses, and nobody for errors, where nothing is configured', () => {
    expect(read()).toMatchObject({ analytics: { origin: '', ipLookupUrl: '/ip?format=json' }, sentry: null })
  })

  test('is whoever is configured', () => {
    const sentry = { dsn: 'https://0a1b2c@o1.ingest.sentry.io/2', environment: 'production' }
    const analyticsOrigin = 'https://events.example'
    expect(read({ analyticsOrigin, ipLookupUrl: 'https://ip.example/?format=json', sentry })).toMatchObject({
      analytics: { origin: analyticsOrigin, ipLookupUrl: 'https://ip.example/?format=json' },
      sentry,
    })
  })

  test('is that nobody is to be asked for the address, where the lookup is off', () => {
    expect(read({ ...noReporting, ipLookupUrl: 'off' }).analytics.ipLookupUrl).toBeNull()
  })
})
