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
  expect(deps.stripeSimulator !== undefined).toBe(hasStandIn)
  expect(deps.stripe).toBe(deps.stripeSimulator?.stripe)
  expect(deps.clientConfig.isStripeSimulated).toBe(hasStandIn)
  deps.db.close()
  rmSync(dataDir, { recursive: true })
})
