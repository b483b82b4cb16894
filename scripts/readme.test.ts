import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startProduct } from '#server/testing/product-process.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the calls in the README do the whole round, with curl alone', async () => {
  const commands = /<!-- This block is run by a test. -->\n```sh\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-readme-'))
  const product = await startProduct({ dataDir })
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
      env: { PATH: process.env['PATH'], ORIGIN: product.origin },
    })
    expect(stdout).toContain('"to":"ana@client.example"')
    const feed = stdout.slice(stdout.lastIndexOf('{"version":1'))
    expect(JSON.parse(feed)).toMatchObject({
      items: [{ author: 'Ana', text: 'Precise, funny, never late.', rating: 5 }],
    })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true })
  }
}, 60_000)
