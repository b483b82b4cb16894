import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { startStoreServer, storeSettingsOf } from '#server/testing/image-store.ts'
import { filesIn, runProgramOn, uploadLogo } from '#server/testing/kept-data.ts'
import { addImages } from '#server/testing/moved-data.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

const PATIENCE_MS = 120_000
const SECRET_KEY = 'a-key-of-more-than-32-characters-for-tests'
/** Besides the first one. */
const MORE_IMAGES = 20
const newFolder = foldersOfFile()

const imagesIn = (dataDir: string) => join(dataDir, 'images/pictures')

async function startStore() {
  const server = await startStoreServer()
  return {
    ...server,
    settings: storeSettingsOf(server),
    /** As in a folder. */
    files: () =>
      Object.fromEntries(
        server
          .keys()
          .filter((key) => key.startsWith('tests/images/'))
          .map((key) => [key.slice('tests/images/'.length), server.objectsOf()?.get(key)?.bytes.toString('latin1')]),
      ),
    puts: () => server.requests.filter(({ operation, path }) => operation === 'PutObject' && path.includes('/img_')),
    reads: () => server.requests.filter(({ operation, path }) => operation === 'GetObject' && path.includes('/img_')),
  }
}
type Store = Awaited<ReturnType<typeof startStore>>

let old: { dataDir: string; logo: string }

beforeAll(async () => {
  const dataDir = newFolder()
  const product = await startProduct({ dataDir, environment: { DATABASE_URL: '' } })
  const logo = await uploadLogo(product.origin)
  await product.stop()
  addImages(dataDir, MORE_IMAGES)
  old = { dataDir, logo }
}, PATIENCE_MS)

/** A copy that a test may change. */
function copyOfOld(): string {
  const dataDir = newFolder()
  cpSync(old.dataDir, dataDir, { recursive: true })
  return dataDir
}

type Run = { dataDir: string; environment?: Record<string, string>; killAfterMs?: number }
const move = (args: readonly string[], { environment, ...of }: Run) =>
  runProgramOn('move', args, { ...of, environment: { SECRET_KEY, ...environment } })

const oneSentence = (output: string) => {
  expect(output.trim()).not.toContain('\n')
  return output.trim()
}

async function isShown(dataDir: string, environment: Record<string, string>): Promise<boolean> {
  const product = await startProduct({ dataDir, environment: { SECRET_KEY, ...environment } })
  const answer = await fetch(product.origin + old.logo)
  await product.stop()
  return answer.ok
}

/** Lets a few images through, and then nothing. */
async function breakSoon({ conditions, puts }: Store): Promise<void> {
  await expect.poll(() => puts().length, { interval: 5, timeout: PATIENCE_MS }).toBeGreaterThan(5)
  conditions.failures.push(...Array.from({ length: 1000 }, () => ({ failure: { status: 503, code: 'SlowDown' } })))
}

describe.runIf(isPostgres)('a move between a file and PostgreSQL with IMAGES_URL', { timeout: PATIENCE_MS }, () => {
  test('takes the images into the store, and into a folder again, byte for byte', async () => {
    const [store, dataDir, url] = [await startStore(), copyOfOld(), await openEmptyDatabase()]
    // What no row names stays where it is.
    mkdirSync(join(imagesIn(dataDir), 'img_nobody'))
    writeFileSync(join(imagesIn(dataDir), 'img_nobody/96.webp'), 'left behind')
    const before = filesIn(imagesIn(dataDir))
    const there = await move(['--to', url], { dataDir, environment: store.settings })
    expect(there.output).toMatch(/^21 images with \d+ bytes are copied and compared\.$/m)
    expect(there.output).toContain(`a folder ${dataDir}/images/pictures, it is as it was. Move it away`)
    expect(there.code).toBe(0)
    expect(filesIn(imagesIn(dataDir))).toEqual(before)
    const { 'img_nobody/96.webp': _, ...named } = before
    expect(store.files()).toEqual(named)
    expect(store.objectsOf()?.get(store.keys().find((key) => key.endsWith('192.jpg')) ?? '')?.type).toBe('image/jpeg')

    const refused = await startRefused({ dataDir, environment: { ...store.settings, DATABASE_URL: url, SECRET_KEY } })
    expect(oneSentence(refused.output)).toContain('still has images that nobody would see')
    rmSync(imagesIn(dataDir), { recursive: true })
    expect(await isShown(dataDir, { ...store.settings, DATABASE_URL: url })).toBe(true)

    const folder = join(newFolder(), 'data')
    const kept = store.files()
    store.requests.length = 0
    store.conditions.denied.add('PutObject').add('DeleteObject')
    const back = await move(['--from', url, '--to', folder], { dataDir, environment: store.settings })
    expect(back.output).toMatch(/^21 images with \d+ bytes are copied and compared\.$/m)
    expect(back.output).toContain('Unset DATABASE_URL and IMAGES_URL')
    expect(filesIn(imagesIn(folder))).toEqual(named)
    expect(store.files()).toEqual(kept)
    expect(await isShown(folder, {})).toBe(true)
  })

  test('that is killed in the middle leaves nothing that starts, and goes on with the other images', async () => {
    const [store, dataDir, url] = [await startStore(), copyOfOld(), await openEmptyDatabase()]
    const args = ['--to', url]
    const environment = { ...store.settings, FAILPOINT: 'move.image' }
    expect(await move(args, { dataDir, environment })).toMatchObject({ signal: 'SIGKILL' })
    expect(Object.keys(store.files()).length).toBeGreaterThan(0)
    const refused = await startRefused({
      dataDir: newFolder(),
      environment: { ...store.settings, DATABASE_URL: url, SECRET_KEY },
    })
    expect(oneSentence(refused.output)).toContain('A move into the database at DATABASE_URL did not end')
    expect(store.puts().length).toBeGreaterThan(0)
    store.requests.length = 0
    const again = await move(args, { dataDir, environment: store.settings })
    expect(again.output).toMatch(/^21 images .* copied and compared\. \d+ of them (was|were) there before\.$/m)
    expect(store.puts().length).toBeLessThan(Object.keys(filesIn(imagesIn(dataDir))).length)
    expect(store.files()).toEqual(filesIn(imagesIn(dataDir)))

    const folder = join(newFolder(), 'data')
    const back = ['--from', url, '--to', folder]
    expect(await move(back, { dataDir, environment })).toMatchObject({ signal: 'SIGKILL' })
    expect((await startRefused({ dataDir: `${folder}.moving` })).output).toContain(
      'did not end. Run npm run move again',
    )
    store.requests.length = 0
    expect((await move(back, { dataDir, environment: store.settings })).output).toContain('there before.')
    expect(store.reads().length).toBeLessThan(Object.keys(store.files()).length)
    expect(filesIn(imagesIn(folder))).toEqual(store.files())
  })

  test('stops in one sentence when the store goes away, and goes on when it is back', async () => {
    const [store, dataDir, url] = [await startStore(), copyOfOld(), await openEmptyDatabase()]
    store.conditions.delayMs = 20
    const [moved] = await Promise.all([move(['--to', url], { dataDir, environment: store.settings }), breakSoon(store)])
    expect(oneSentence(moved.output)).toMatch(/^The image store at IMAGES_URL answers 503 to \w+ \(SlowDown\)/)
    expect(moved.code).toBe(1)
    expect(filesIn(imagesIn(dataDir))).toEqual(filesIn(imagesIn(old.dataDir)))
    store.conditions.failures.length = 0
    store.requests.length = 0
    expect(await move(['--to', url], { dataDir, environment: store.settings })).toMatchObject({ code: 0 })
    expect(store.puts().length).toBeLessThan(Object.keys(store.files()).length)
    expect(store.files()).toEqual(filesIn(imagesIn(dataDir)))
  })
})

const on = async () => (isPostgres ? { DATABASE_URL: await openEmptyDatabase() } : {})

describe('a move of images only', { timeout: PATIENCE_MS }, () => {
  /** An installation whose database stays where it is. */
  async function installed() {
    const [store, dataDir, database] = [await startStore(), copyOfOld(), await on()]
    if (database.DATABASE_URL !== undefined) {
      await move(['--to', database.DATABASE_URL], { dataDir })
      rmSync(join(dataDir, 'goodword.db'))
    }
    const environment = { ...database, ...store.settings }
    return { store, dataDir, database, environment, files: filesIn(imagesIn(dataDir)) }
  }

  test('goes into the store and back again', async () => {
    const { store, dataDir, database, environment, files } = await installed()
    const there = await move(['--images-to', 'store'], { dataDir, environment })
    expect(there.output).toMatch(/^21 images with \d+ bytes are copied and compared\.\nKeep IMAGES_URL\./)
    expect(store.files()).toEqual(files)
    expect(filesIn(imagesIn(dataDir))).toEqual(files)
    const sent = store.puts().length
    expect((await move(['--images-to', 'store'], { dataDir, environment })).output).toContain('21 of them were there')
    expect(store.puts()).toHaveLength(sent)

    expect(oneSentence((await move(['--images-to', 'folder'], { dataDir, environment })).output)).toContain(
      'has images already. Move the folder away, and move again.',
    )
    rmSync(imagesIn(dataDir), { recursive: true })
    expect(await isShown(dataDir, environment)).toBe(true)
    const back = await move(['--images-to', 'folder'], { dataDir, environment })
    expect(back.output).toMatch(/^21 images with \d+ bytes are copied and compared\.\nThey are in .*Unset IMAGES_URL/)
    expect(filesIn(imagesIn(dataDir))).toEqual(files)
    expect(readdirSync(join(dataDir, 'images')).toSorted()).toEqual(['incoming', 'pictures'])
    expect(store.files()).toEqual(files)
    expect(await isShown(dataDir, database)).toBe(true)
  })

  test('is compared by content where the store gives no MD5, and sends again what differs', async () => {
    const { store, dataDir, environment, files } = await installed()
    store.conditions.hidesMd5 = true
    await move(['--images-to', 'store'], { dataDir, environment })
    expect(store.files()).toEqual(files)
    expect(store.reads()).toHaveLength(Object.keys(files).length)
    const [key = '', other = ''] = store.keys().filter((each) => each.includes('/img_'))
    const stored = store.objectsOf()?.get(key)
    if (stored) store.objectsOf()?.put(key, { ...stored, bytes: Buffer.from(stored.bytes).fill(0) })
    store.objectsOf()?.delete(other)
    const again = await move(['--images-to', 'store'], { dataDir, environment })
    expect(again.output).toContain('20 of them were there before.')
    expect(store.files()).toEqual(files)
  })

  test('says which images are missing or incomplete, and moves all others', async () => {
    const { store, dataDir, environment } = await installed()
    const [gone = '', torn = '', ...others] = readdirSync(imagesIn(dataDir)).filter((id) => /\d\d$/.test(id))
    rmSync(join(imagesIn(dataDir), gone), { recursive: true })
    rmSync(join(imagesIn(dataDir), torn, '96.webp'))
    const { code, output } = await move(['--images-to', 'store'], { dataDir, environment })
    expect(output).toMatch(/^19 images with/)
    expect(output).toContain('2 images that the database names are missing or incomplete where they should be: img_')
    for (const id of [gone, torn]) expect(output).toContain(id)
    expect(output).not.toContain(others[0])
    expect(code).toBe(0)
    expect(store.files()).toEqual(filesIn(imagesIn(dataDir)))
  })

  test('into the folder starts nothing before it is complete, and then goes on', async () => {
    const { store, dataDir, database, environment, files } = await installed()
    await move(['--images-to', 'store'], { dataDir, environment })
    renameSync(imagesIn(dataDir), join(dataDir, 'away'))
    const killed = await move(['--images-to', 'folder'], {
      dataDir,
      environment: { ...environment, FAILPOINT: 'move.image' },
    })
    expect(killed.signal).toBe('SIGKILL')
    expect(existsSync(imagesIn(dataDir))).toBe(false)
    const refused = await startRefused({ dataDir, environment: { SECRET_KEY, ...database } })
    expect(oneSentence(refused.output)).toBe(
      `A move of images into ${dataDir} did not end. Run npm run move -- --images-to folder again, or set IMAGES_URL and remove ${imagesIn(dataDir)}.moving.`,
    )
    expect(await isShown(dataDir, environment)).toBe(true)
    store.requests.length = 0
    expect((await move(['--images-to', 'folder'], { dataDir, environment })).output).toContain('there before.')
    expect(store.reads().length).toBeLessThan(Object.keys(files).length)
    expect(filesIn(imagesIn(dataDir))).toEqual(files)
  })

  test.each<[string, (store: Store) => unknown, RegExp]>([
    [
      'its key is wrong',
      () => ({ AWS_SECRET_ACCESS_KEY: 'another' }),
      /^The image store at IMAGES_URL doesn’t accept the key/,
    ],
    [
      'it forbids writing',
      ({ conditions }) => void conditions.denied.add('PutObject'),
      /refuses PutObject \(AccessDenied\)\. Give the key the right s3:PutObject/,
    ],
    ['it is away', ({ stop }) => stop(), /^The image store at IMAGES_URL can’t be reached \(ECONNREFUSED\)/],
    [
      'it has the images of another installation',
      (store) => {
        const object = { bytes: Buffer.from('of others'), type: 'text/plain', changedAt: new Date() }
        store.objectsOf()?.put('tests/installation', object)
      },
      /^IMAGES_URL leads to the images of an installation with another secret/,
    ],
    ['it is not set', () => ({ IMAGES_URL: '' }), /^Set IMAGES_URL and its keys/],
  ])('into the store says in one sentence that %s, and changes nothing', async (_, spoil, sentence) => {
    const { store, dataDir, environment, files } = await installed()
    const settings = await spoil(store)
    const run = { dataDir, environment: { ...environment, ...(typeof settings === 'object' ? settings : {}) } }
    const { code, output } = await move(['--images-to', 'store'], run)
    expect(oneSentence(output)).toMatch(sentence)
    expect(code).toBe(1)
    expect(store.files()).toEqual({})
    expect(filesIn(imagesIn(dataDir))).toEqual(files)
  })

  test('out of a store that isn’t this installation’s is refused, and so is a move while somebody runs it', async () => {
    const { dataDir, environment } = await installed()
    rmSync(imagesIn(dataDir), { recursive: true })
    const { code, output } = await move(['--images-to', 'folder'], { dataDir, environment })
    expect(oneSentence(output)).toBe(
      'IMAGES_URL doesn’t lead to the images of this installation. Check its bucket and its prefix.',
    )
    expect(code).toBe(1)
    const running = await startProduct({ dataDir, environment: { SECRET_KEY, ...environment } })
    onTestFinished(async () => void (await running.stop()))
    const refused = await move(['--images-to', 'store'], { dataDir, environment })
    expect(oneSentence(refused.output)).toMatch(/^Goodword is running on .*\. Stop /)
  })
})
