import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { composeDeps } from './compose.ts'

test.each([
  ['development', true],
  ['production', false],
])('in %s there is a stand-in for Stripe, and the pages know of it: %j', (environment, hasStandIn) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-stand-ins-'))
  const publicUrl = 'https://goodword.example'
  const config = readConfig({ NODE_ENV: environment, PUBLIC_URL: publicUrl, DATA_DIR: dataDir })
  const deps = composeDeps({ config, publicUrl: () => publicUrl })
  expect(deps.simulatedStripe !== undefined).toBe(hasStandIn)
  expect(deps.stripe !== undefined).toBe(hasStandIn)
  expect(deps.clientConfig.isStripeSimulated).toBe(hasStandIn)
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['development', {}, 'outbox', true],
  ['production', {}, 'outbox', false],
  ['development', { RESEND_API_KEY: 're_a1B2c3D4_e5F6' }, 'resend', false],
  ['development', { SMTP_URL: 'smtp://127.0.0.1:2525' }, 'smtp', false],
])('in %s with %j mails go to %s, and the pages know whether they can be read here: %j', (...told) => {
  const [environment, service, name, hasReader] = told
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-stand-ins-'))
  const publicUrl = 'https://goodword.example'
  const config = readConfig({
    NODE_ENV: environment,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    ...service,
  })
  const deps = composeDeps({ config, publicUrl: () => publicUrl })
  expect(deps.mailer.name).toBe(name)
  expect(deps.clientConfig.hasDevOutbox).toBe(hasReader)
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})
