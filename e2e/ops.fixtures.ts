import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '#shared/users.ts'
import { fillForOperator } from '#server/testing/stuck-work.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { test } from './fixtures.ts'

const OWNER = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse battery',
  timeZone: 'Europe/Berlin',
}

/** A product of its own, whose operator's page has something to show. */
export const operated = test.extend<{ operatorsPage: string }>({
  operatorsPage: async ({ request }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'goodword-ops-'))
    const product = await startProduct({ dataDir, environment: { OPS_PORT: '0' } })
    await request.post(product.origin + signUp.path, { data: OWNER })
    await fillForOperator(dataDir)
    await provide(/operator’s page is at (\S+)/.exec(product.output())?.[1] ?? '')
    await product.stop()
    rmSync(dataDir, { recursive: true })
  },
})
