import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { newFolder } from '#server/testing/folders.ts'
import { startStoreServer, storeSettingsOf } from '#server/testing/image-store.ts'
import { uploadLogo } from '#server/testing/kept-data.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

const PATIENCE_MS = 60_000

async function start(dataDir: string, environment: Record<string, string>) {
  const product = await startProduct({ dataDir, environment })
  onTestFinished(async () => void (await product.stop()))
  return product
}

async function bytesAt(origin: string, path: string): Promise<Buffer> {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

describe('a process with its images in a store', { timeout: PATIENCE_MS }, () => {
  test('keeps none on its disk: after it is killed, another one with the same database shows them', async () => {
    const store = await startStoreServer()
    const environment = {
      ...storeSettingsOf(store),
      ...(isPostgres && { DATABASE_URL: await openEmptyDatabase(), SECRET_KEY: 's'.repeat(32) }),
    }
    const [folder, other] = [newFolder(), newFolder()]
    const first = await start(folder, environment)
    const logo = await uploadLogo(first.origin)
    const shown = await bytesAt(first.origin, logo)
    first.signal('SIGKILL')
    await first.ended
    expect(readdirSync(join(folder, 'images'))).toEqual(['incoming'])
    expect(readdirSync(join(folder, 'images/incoming'))).toEqual([])

    // PostgreSQL has everything else. SQLite is a file, with the secret beside it.
    if (!isPostgres) cpSync(folder, other, { recursive: true, filter: (path) => !path.includes('images') })
    rmSync(folder, { recursive: true })
    const second = await start(other, environment)
    expect(await bytesAt(second.origin, logo)).toEqual(shown)
    expect(store.requests.filter(({ path }) => path.includes('/probe/')).map(({ operation }) => operation)).toEqual([
      'PutObject',
      'GetObject',
      'DeleteObject',
      'PutObject',
      'GetObject',
      'DeleteObject',
    ])
  })

  type Store = Awaited<ReturnType<typeof startStoreServer>>
  test.each<[string, (store: Store) => unknown, string]>([
    [
      'the clocks are apart',
      ({ conditions }) => (conditions.aheadMs = 16 * 60_000),
      'The image store at IMAGES_URL has another time than this machine, by more than 15 minutes. Set this machine’s clock.',
    ],
    [
      'nothing answers',
      ({ stop }) => stop(),
      'The image store at IMAGES_URL can’t be reached (ECONNREFUSED). Check the address, and that the store is running.',
    ],
  ])('does not start when %s, says so, and changes nothing', async (_, spoil, sentence) => {
    const store = await startStoreServer()
    const dataDir = join(newFolder(), 'data')
    await spoil(store)
    expect(await startRefused({ dataDir, environment: storeSettingsOf(store) })).toEqual({
      code: 1,
      output: `${sentence}\n`,
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  test('does not start on the images of another installation, which it would delete', async () => {
    const store = await startStoreServer()
    const first = await start(newFolder(), storeSettingsOf(store))
    await uploadLogo(first.origin)
    await first.stop()
    const keys = store.keys()
    const { code, output } = await startRefused({ dataDir: newFolder(), environment: storeSettingsOf(store) })
    expect(output).toBe(
      'IMAGES_URL leads to the images of an installation with another secret. Use another prefix, or delete “installation” there if they are yours.\n',
    )
    expect(code).toBe(1)
    expect(store.keys()).toEqual(keys)
  })

  test('does not start when its folder still has images that nobody would see', async () => {
    const store = await startStoreServer()
    const dataDir = newFolder()
    const folder = join(dataDir, 'images/pictures')
    mkdirSync(join(folder, 'img_1'), { recursive: true })
    writeFileSync(join(folder, 'img_1/96.webp'), 'image')
    const { code, output } = await startRefused({ dataDir, environment: storeSettingsOf(store) })
    expect(output).toBe(
      `IMAGES_URL is set, and ${folder} still has images that nobody would see. Copy them with npm run move -- --images-to store, unless that is done, and move the folder away.\n`,
    )
    expect(code).toBe(1)
    expect(store.requests).toEqual([])
  })
})
