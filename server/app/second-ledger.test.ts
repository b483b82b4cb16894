import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LEDGER_FILE } from '#server/db/erasure-ledger.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-second-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const LINE = '{"kind":"erased","subject":"hash","workspaceId":null,"reason":null,"at":"2026-11-20T09:00:00.000Z"}\n'

describe('a second ledger that can’t be written', () => {
  test.each([
    ['in a folder that isn’t there', () => join(newFolder(), 'none', 'ledger'), 'ENOENT'],
    ['in a file instead of a folder', () => join(import.meta.filename, 'ledger'), 'ENOTDIR'],
    ['that is a folder', () => newFolder(), 'EISDIR'],
  ])('keeps a server from starting, %s, and says which setting to change', async (_, make, code) => {
    for (const ledger of ['', LINE]) {
      const [dataDir, second] = [newFolder(), make()]
      writeFileSync(join(dataDir, LEDGER_FILE), ledger)
      const refused = await startRefused({ dataDir, environment: { ERASURE_LEDGER: second } })
      expect(refused.output).toMatch(
        new RegExp(`^Goodword can’t write to the ledger at ERASURE_LEDGER, .* \\(${code}: .*`),
      )
      expect(refused).toEqual({
        code: 1,
        output: expect.stringContaining(
          'Let it write there, or set ERASURE_LEDGER to a file in another folder: what clients erase is recorded there before it is gone.\n',
        ),
      })
      expect(existsSync(join(dataDir, 'goodword.db'))).toBe(false)
    }
  })

  test('is made at the first start if it can be written, for our user only', async () => {
    const second = join(newFolder(), 'ledger')
    const product = await startProduct({ dataDir: newFolder(), environment: { ERASURE_LEDGER: second } })
    onTestFinished(() => void product.stop())
    expect((statSync(second).mode & 0o777).toString(8)).toBe('600')
    expect(statSync(second).size).toBe(0)
  })
})
