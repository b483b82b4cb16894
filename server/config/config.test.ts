import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readableInterval } from '#server/kernel/backup-interval.ts'
import { environmentVariables, readConfig } from './config.ts'
import { noReporting } from './reporting-config.ts'
import { ConfigError } from './config-error.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
const inExample = Object.fromEntries(
  [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

describe('the configuration', () => {
  test('is complete without any variable', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', isProduction: false })
  })

  test('makes hashes of passwords cheap in tests and nowhere else', () => {
    const publicUrl = { ...productionSettings, PUBLIC_URL: 'https://a.example' }
    const environments = [
      {},
      { NODE_ENV: 'development' },
      { NODE_ENV: 'production', ...publicUrl },
      { NODE_ENV: 'test', ...publicUrl },
      { NODE_ENV: 'test' },
    ]
    expect(environments.map((environment) => readConfig(environment).passwordCost)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      4,
    ])
  })

  test.each([
    [{}, false],
    [{ NODE_ENV: 'test', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'https://a.example' }, true],
    [{ NODE_ENV: 'test', PUBLIC_URL: 'https://a.example' }, true],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ NODE_ENV: 'development', HOST: '::', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ NODE_ENV: 'development', HOST: '192.168.1.4', PUBLIC_URL: 'http://localhost:3000' }, true],
  ])('with %j, production is %s', (environment, isProduction) => {
    expect(readConfig({ ...productionSettings, ...environment }).isProduction).toBe(isProduction)
  })

  test.each([
    ['6h', 6, 'every 6 hours'],
    ['1h', 1, 'every hour'],
    ['24h', 24, 'every day'],
    ['2d', 48, 'every 2 days'],
    ['31d', 744, 'every 31 days'],
  ])('with backups each %s expects them in %d hours', (every, hours, readable) => {
    const { everyMs } = readConfig({ BACKUP_EVERY: every }).backup
    expect([everyMs / 3_600_000, readableInterval(everyMs)]).toEqual([hours, readable])
  })

  test.each(['6', '0h', '32d', '6 hours', '-1h'])('refuses backups each %s', (every) => {
    const sentence = `The environment variable BACKUP_EVERY is "${every}" but must be a time like 6h or 1d, from 1h to 31d.`
    expect(() => readConfig({ BACKUP_EVERY: every })).toThrow(new ConfigError(sentence))
  })

  test.each(['too-short', `${'a'.repeat(32)},b`, ['a', 'b', 'c'].map((key) => key.repeat(32)).join(',')])(
    'refuses SECRET_KEY=%s without showing it',
    (key) => {
      const sentence =
        'The environment variable SECRET_KEY must have at least 32 characters, like those that openssl rand -base64 32 prints. The key before it may follow after a comma.'
      expect(() => readConfig({ SECRET_KEY: key })).toThrow(new ConfigError(sentence))
    },
  )

  test('is explained whole in .env.example, which names nothing else', () => {
    expect(Object.keys(inExample).toSorted()).toEqual(Object.keys(environmentVariables).toSorted())
  })

  test('has the defaults that .env.example shows', () => {
    expect(readConfig(inExample)).toEqual(readConfig({}))
  })

  test.each([
    [{ PORT: 'abc' }, 'The environment variable PORT is "abc" but must be a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The environment variable PORT is "70000" but must be a port number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'The environment variable NODE_ENV is "prod" but must be development, production or test.'],
    [
      { LOG_LEVEL: 'loud' },
      'The environment variable LOG_LEVEL is "loud" but must be fatal, error, warn, info, debug or silent.',
    ],
    [
      { PUBLIC_URL: 'goodword' },
      'The environment variable PUBLIC_URL is "goodword" but must be an address like https://goodword.example.',
    ],
    [
      { PUBLIC_URL: 'https://a.example/x' },
      'The environment variable PUBLIC_URL is "https://a.example/x" but must be an origin, without a path.',
    ],
    [{ OPS_TOKEN: 'short-secret' }, 'The environment variable OPS_TOKEN must have at least 24 characters.'],
    [
      { TRUSTED_PROXY_HOPS: '-1' },
      'The environment variable TRUSTED_PROXY_HOPS is "-1" but must be a whole number from 0 to 5.',
    ],
    [
      { ALLOWED_HOSTS: 'goodword.internal, https://a.example' },
      'The environment variable ALLOWED_HOSTS is "goodword.internal, https://a.example" but must be names like goodword.internal, separated by commas.',
    ],
    [{ ROLE: 'queue' }, 'The environment variable ROLE is "queue" but must be all, web or worker.'],
    [
      { ROLE: 'web' },
      'ROLE is web, so other processes have to do the rest, and they need DATABASE_URL and IMAGES_URL to share their data. Set both, or unset ROLE.',
    ],
    [
      { DATABASE_URL: 'postgres://goodword@db.internal/goodword' },
      'DATABASE_URL needs SECRET_KEY, which encrypts the secrets in the database. Set it to what openssl rand -base64 32 prints, and keep it.',
    ],
    [{ LIMIT_FACTOR: '0' }, 'The environment variable LIMIT_FACTOR is "0" but must be a number from 1 to 1000.'],
    [
      { ANALYTICS_URL: 'https://events.example/v1' },
      'The environment variable ANALYTICS_URL is "https://events.example/v1" but must be an origin, without a path.',
    ],
    [
      { IP_LOOKUP_URL: 'ip.example' },
      'The environment variable IP_LOOKUP_URL is "ip.example" but must be an address like https://ip.example/?format=json, or off.',
    ],
    [
      { SENTRY_DSN: 'https://o1.ingest.sentry.io/2' },
      'The environment variable SENTRY_DSN is "https://o1.ingest.sentry.io/2" but must be a DSN like https://0a1b2c@o1.ingest.sentry.io/2.',
    ],
    [
      { SENTRY_ENVIRONMENT: 'our shop' },
      'The environment variable SENTRY_ENVIRONMENT is "our shop" but must be a name of up to 64 characters, without spaces or slashes.',
    ],
    [{ EMAIL_FROM: 'me' }, 'The environment variable EMAIL_FROM is "me" but must be an email address.'],
    [
      { NODE_ENV: 'production' },
      'Set PUBLIC_URL to the address of your Goodword, like https://goodword.example, because NODE_ENV is production.',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', FAILPOINT: 'email.frozen' },
      'FAILPOINT ends the process on purpose. Unset it, because NODE_ENV is production.',
    ],
    [
      { HOST: '0.0.0.0' },
      'Set PUBLIC_URL to the address of your Goodword, like https://goodword.example, because HOST is 0.0.0.0.',
    ],
    [
      { PUBLIC_URL: 'https://a.example', EMAIL_RETRY_FACTOR: '0.1' },
      'EMAIL_RETRY_FACTOR makes email retries too frequent. Unset it, because PUBLIC_URL is https://a.example.',
    ],
    [
      { PUBLIC_URL: 'https://a.example', CLIENT_EMAILS_FACTOR: '100' },
      'CLIENT_EMAILS_FACTOR sends clients too many emails. Unset it, because PUBLIC_URL is https://a.example.',
    ],
    [
      { PUBLIC_URL: 'http://a.example' },
      'PUBLIC_URL is http://a.example, and passwords would cross the network unencrypted. Put a proxy with a certificate in front of Goodword and use https://.',
    ],
  ])('refuses %j with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence))
  })

  test('tells nobody of events and errors but who is named', () => {
    expect(readConfig({ SENTRY_ENVIRONMENT: 'staging' }).reporting).toEqual(noReporting)
    const dsn = 'https://0a1b2c@o1.ingest.sentry.io/2'
    const named = { ANALYTICS_URL: 'https://events.example/', IP_LOOKUP_URL: 'off', SENTRY_DSN: dsn }
    expect(readConfig(named).reporting).toEqual({
      analyticsOrigin: 'https://events.example',
      ipLookupUrl: 'off',
      sentry: { dsn, environment: 'development' },
    })
    expect(readConfig({ ...named, SENTRY_ENVIRONMENT: 'staging' }).reporting.sentry?.environment).toBe('staging')
  })

  test('takes an empty variable as unset and an origin with its slash', () => {
    expect(readConfig({ ...productionSettings, PORT: '', PUBLIC_URL: 'https://a.example/' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://a.example',
    })
  })
})
