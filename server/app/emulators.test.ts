import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { composeDeps } from './compose.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

test.each([
  ['development', 'http://localhost:3000', true],
  ['development', 'https://goodword.example', false],
  ['production', 'http://localhost:3000', false],
])('in %s at %s Stripe is emulated, and the pages know it: %j', async (environment, publicUrl, hasEmulator) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-stand-ins-'))
  const config = readConfig({
    ...productionSettings,
    NODE_ENV: environment,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
  })
  const deps = await composeDeps({ config, publicUrl: () => publicUrl })
  expect(deps.development?.stripe !== undefined).toBe(hasEmulator)
  expect(deps.stripe !== undefined).toBe(hasEmulator)
  expect(deps.clientConfig.isStripeEmulated).toBe(hasEmulator)
  await deps.development?.close()
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['development', {}, 'outbox', true],
  ['production', {}, 'none', false],
  ['development', { RESEND_API_KEY: 're_a1B2c3D4_e5F6' }, 'resend', false],
  ['development', { SMTP_URL: 'smtp://127.0.0.1:2525' }, 'smtp', false],
])('in %s with %j mails go to %s, and the pages know whether they can be read here: %j', async (...row) => {
  const [environment, service, name, hasReader] = row
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-stand-ins-'))
  const publicUrl = 'http://localhost:3000'
  const config = readConfig({
    ...productionSettings,
    NODE_ENV: environment,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    ...service,
  })
  const deps = await composeDeps({ config, publicUrl: () => publicUrl })
  expect(deps.mailer.name).toBe(name)
  expect(deps.clientConfig.hasDevOutbox).toBe(hasReader)
  await deps.development?.close()
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})

test('in production nothing is emulated, and a page is signed out by a token that has run out', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-stand-ins-'))
  const publicUrl = 'https://goodword.example'
  const config = readConfig({
    ...productionSettings,
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
  })
  const deps = await composeDeps({ config, publicUrl: () => publicUrl })
  expect(deps.development).toBeUndefined()
  const account = { email: 'nora@studio.example', password: 'correct horse', displayName: 'Nora' }
  const identity = deps.embeddedIdentity
  if (!identity) throw new Error('No identity was composed.')
  const visitor = { network: 'none', deviceHash: null, deviceName: 'Unknown device' }
  const session = await identity.signUp({ ...account, visitor })
  if ('refused' in session) throw new Error('The sign-up was refused.')
  expect(await identity.lookUp(session.idToken)).toMatchObject({ email: account.email })
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: deps.clock.now().getTime() + 62 * 60_000, toFake: ['Date'] })
  expect(await identity.lookUp(session.idToken)).toEqual({ refused: 'INVALID_ID_TOKEN' })
  await deps.development?.close()
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})
