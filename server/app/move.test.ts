import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { countMigrations } from '#server/db/sqlite-migrating.ts'
import { failpointNames } from '#server/kernel/failpoints.ts'
import { pretendNewerSchema } from '#server/testing/data-folder.ts'
import { makeDatabase, makeOlderMigrations } from '#server/testing/earlier-schemas.ts'
import {
  answerRequest,
  bytesOf,
  portalOf,
  runProgramOn,
  send,
  signInAt,
  signUpAt,
  uploadPhoto,
} from '#server/testing/kept-data.ts'
import { rowsOfPostgres, type StoredRows } from '#server/testing/moved-data.ts'
import { countConnections, openEmptyDatabase, runOn } from '#server/testing/postgres-test-database.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

const PATIENCE_MS = 120_000
const newFolder = foldersOfFile()

const SECRET_KEY = 'a-key-of-more-than-32-characters-for-tests'
const on = (url: string) => ({ DATABASE_URL: url, SECRET_KEY })

type Answered = { items: { id: string; status: string }[]; counts: Record<string, number> }

const ask = (origin: string, token: string, customerEmail: string) =>
  send<{ id: string }>(`${origin}/goodword/testimonial/create`, { token, body: { customerEmail } })

const list = (origin: string, token: string, query = '') =>
  send<Answered>(`${origin}/goodword/testimonial/list${query}`, { method: 'GET', token })

const idsFor = async (origin: string, token: string, words: string) =>
  (await list(origin, token, `?q=${encodeURIComponent(words)}`)).items.map(({ id }) => id)

const move = (args: readonly string[], dataDir: string, environment: Record<string, string> = {}) =>
  runProgramOn('move', args, { dataDir, environment })

async function started(dataDir: string, environment: Record<string, string> = {}) {
  const product = await startProduct({ dataDir, environment })
  onTestFinished(async () => void (await product.stop()))
  return { ...product, token: await signInAt(product.origin, ACCOUNT) }
}

/** The database file and what was written to it last; not the locks and the memory that its readers share. */
const databaseIn = (dataDir: string) =>
  ['goodword.db', 'goodword.db-wal']
    .map((name) => join(dataDir, name))
    .map((path) => (existsSync(path) ? readFileSync(path, 'latin1') : ''))

/** An installation that was killed, so that its newest changes are only in its log. */
let old: {
  dataDir: string
  approved: string
  open: string
  url: string
  /** Of the database as it was moved. */
  rows: StoredRows
}

beforeAll(async () => {
  if (!isPostgres) return
  const dataDir = newFolder()
  const first = await startProduct({ dataDir })
  const token = await signUpAt(first.origin)
  const { id: approved } = await ask(first.origin, token, 'ana@client.example')
  const imageUrl = await uploadPhoto(first.origin, approved)
  await answerRequest(first.origin, { id: approved, testimonial: 'Precise, funny, never late.', imageUrl })
  await send(`${first.origin}/goodword/testimonial/${approved}/approve`, { method: 'PUT', token })
  const { id: erased } = await ask(first.origin, token, 'bo@client.example')
  await answerRequest(first.origin, { id: erased, testimonial: 'Words that were erased.' })
  await send(`${first.origin}/goodword/portal/${portalOf(dataDir, erased)}`, { method: 'DELETE' })
  const { id: open } = await ask(first.origin, token, 'cleo@client.example')
  first.signal('SIGKILL')
  await first.ended
  const url = await openEmptyDatabase()
  await move(['--to', url], dataDir)
  old = { dataDir, approved, open, url, rows: await rowsOfPostgres(url) }
}, PATIENCE_MS)

describe.runIf(isPostgres)('an installation that was moved', () => {
  test('goes on in PostgreSQL and then in a file again', { timeout: PATIENCE_MS }, async () => {
    const there = await started(old.dataDir, on(old.url))
    const before = await list(there.origin, there.token)
    expect(before.items).toHaveLength(3)
    expect(before.counts).toMatchObject({ approved: 1 })
    expect(await idsFor(there.origin, there.token, 'funny')).toEqual([old.approved])
    await answerRequest(there.origin, { id: old.open, testimonial: 'Written in PostgreSQL.' })
    await send(`${there.origin}/goodword/testimonial/${old.open}/approve`, { method: 'PUT', token: there.token })
    const { id: another } = await ask(there.origin, there.token, 'dan@client.example')
    expect((await list(there.origin, there.token)).counts).toMatchObject({ approved: 2 })
    await there.stop()

    const folder = join(newFolder(), 'data')
    const moved = await move(['--from', old.url, '--to', folder], old.dataDir)
    expect(moved.code).toBe(0)
    expect(moved.output).toMatch(/^testimonials {2,}\d+ rows {2}[\da-f]{16}$/m)
    expect(moved.output).toContain(`Set DATA_DIR to ${folder}`)
    expect(moved.output).not.toContain('whose files are not in')
    expect(readdirSync(join(folder, '..'))).toEqual(['data'])
    expect(bytesOf(join(folder, 'images'))).toBe(bytesOf(join(old.dataDir, 'images')))
    expect(readFileSync(join(folder, 'erasure-ledger'), 'utf8').split('\n').length).toBeGreaterThan(1)

    const back = await started(folder)
    expect(await list(back.origin, back.token)).toMatchObject({ counts: { approved: 2 } })
    expect(await idsFor(back.origin, back.token, 'PostgreSQL')).toEqual([old.open])
    await answerRequest(back.origin, { id: another, testimonial: 'Written in the file again.' })
    expect(await idsFor(back.origin, back.token, 'the file again')).toEqual([another])
    expect(bytesOf(folder)).not.toContain('Words that were erased.')
  })
})

describe.runIf(isPostgres)('a database whose secret is encrypted in it', () => {
  test('can be moved without the data folder', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    await move(['--to', url], old.dataDir)
    await (await startProduct({ dataDir: old.dataDir, environment: on(url) })).stop()
    const folder = join(newFolder(), 'data')
    const moved = await move(['--from', url, '--to', folder], join(newFolder(), 'lost'))
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('whose files are not in') })
    expect(readFileSync(join(folder, 'erasure-ledger'))).toEqual(readFileSync(join(old.dataDir, 'erasure-ledger')))
    const back = await started(folder, { SECRET_KEY })
    expect((await list(back.origin, back.token)).items).toHaveLength(3)
  })
})

const kills = failpointNames.filter((name) => name.startsWith('move.') && name !== 'move.image')

describe.runIf(isPostgres)('a move that is killed', () => {
  test.each(kills.filter((name) => name !== 'move.renamed'))(
    'at %s on the way to PostgreSQL leaves nothing that starts, and can be made again',
    { timeout: PATIENCE_MS },
    async (FAILPOINT) => {
      const url = await openEmptyDatabase()
      const before = databaseIn(old.dataDir)
      expect(await move(['--to', url], old.dataDir, { FAILPOINT })).toMatchObject({ signal: 'SIGKILL' })
      await untilAlone(url)
      const refused = await startRefused({ dataDir: newFolder(), environment: on(url) })
      expect(refused).toEqual({
        code: 1,
        output:
          'A move into the database at DATABASE_URL did not end. Run npm run move again, or use another database.\n',
      })
      expect(databaseIn(old.dataDir)).toEqual(before)
      const again = await move(['--to', url], old.dataDir)
      expect(again).toMatchObject({ code: 0, output: expect.stringContaining('this one began anew') })
      expect(await rowsOfPostgres(url)).toEqual(old.rows)
    },
  )

  test.each(kills.filter((name) => name !== 'move.marked'))(
    'at %s on the way to a folder leaves nothing that starts, and can be made again',
    { timeout: PATIENCE_MS },
    async (FAILPOINT) => {
      const folder = join(newFolder(), 'data')
      const before = await rowsOfPostgres(old.url)
      const args = ['--from', old.url, '--to', folder]
      expect(await move(args, old.dataDir, { FAILPOINT })).toMatchObject({ signal: 'SIGKILL' })
      await untilAlone(old.url)
      const left = FAILPOINT === 'move.renamed' ? folder : `${folder}.moving`
      expect(existsSync(folder)).toBe(left === folder)
      expect(await startRefused({ dataDir: left })).toEqual({
        code: 1,
        output: `A move into ${left} did not end. Run npm run move again, or set DATA_DIR to another folder.\n`,
      })
      expect(await move(args, old.dataDir)).toMatchObject({ code: 0 })
      expect(readdirSync(join(folder, '..'))).toEqual(['data'])
      expect(await rowsOfPostgres(old.url)).toEqual(before)
    },
  )

  test('at any moment is either complete or refused', { timeout: PATIENCE_MS }, async () => {
    for (const killAfterMs of [400, 600, 800, 1000, 1300]) {
      const url = await openEmptyDatabase()
      const { signal } = await runProgramOn('move', ['--to', url], { dataDir: old.dataDir, killAfterMs })
      if (signal === null) continue
      await untilAlone(url)
      const again = await move(['--to', url], old.dataDir)
      // Before the first statement the database is empty; after the last one it is complete.
      if (again.code === 0) expect(await rowsOfPostgres(url)).toEqual(old.rows)
      else expect(again.output).toContain('The database is not empty')
    }
  })
})

/** PostgreSQL notices a moment later that a client is gone. */
async function untilAlone(url: string): Promise<void> {
  await expect.poll(() => countConnections(url), { timeout: PATIENCE_MS }).toBe(0)
}

const withPassword = 'postgres://goodword:geheim@127.0.0.1:1/goodword'

describe.runIf(isPostgres)('a move is refused in one sentence, and changes nothing,', () => {
  test.each<[string, () => Promise<string[]> | string[], RegExp]>([
    ['with an unknown one', () => ['--retire'], /^npm run move has only the options --from, --to and --images-to/],
    ['to a database that is away', () => ['--to', withPassword], /^The database at --to can’t be reached/],
    [
      'to a database whose user may not come in',
      () => ['--to', `${process.env['DATABASE_URL']}&user=nobody`],
      /^The database at --to refused a statement/,
    ],
    ['from a database that is away', () => ['--from', withPassword, '--to', './new'], /^The database at --from can’t/],
    ['into a database that is filled', () => ['--to', old.url], /^The database is not empty: its table /],
    [
      'into a folder that is filled',
      () => {
        const folder = newFolder()
        writeFileSync(join(folder, 'letter'), '')
        return ['--from', old.url, '--to', folder]
      },
      /is not empty, and a move never overwrites anything/,
    ],
    ['into the data folder', () => ['--from', old.url, '--to', join(old.dataDir, 'new')], /is in the data folder/],
    [
      'from a database that has never been one of ours',
      async () => ['--from', await openEmptyDatabase(), '--to', join(newFolder(), 'new')],
      /has not run on the database at --from yet/,
    ],
  ])('%s', { timeout: PATIENCE_MS }, async (_, args, sentence) => {
    const before = databaseIn(old.dataDir)
    const { code, output } = await move(await args(), old.dataDir)
    expect(output).toMatch(sentence)
    expect(output.trim()).not.toContain('\n')
    expect(output).not.toContain('geheim')
    expect(code).toBe(1)
    expect(databaseIn(old.dataDir)).toEqual(before)
  })

  test('when DATABASE_URL says that the data is elsewhere', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    const { output } = await move(['--to', url], old.dataDir, on(old.url))
    expect(output).toContain('DATABASE_URL is set to another database than --to')
    expect(await move(['--to', url], old.dataDir, on(url))).toMatchObject({ code: 0 })
  })

  test('while somebody runs either of the two', { timeout: PATIENCE_MS }, async () => {
    const dataDir = newFolder()
    cpSync(old.dataDir, dataDir, { recursive: true })
    const running = await startProduct({ dataDir })
    const url = await openEmptyDatabase()
    expect((await move(['--to', url], dataDir)).output).toContain(`Goodword is running on ${dataDir}. Stop it`)
    await running.stop()
    const there = await startProduct({ dataDir: newFolder(), environment: on(url) })
    expect((await move(['--to', url], dataDir)).output).toContain('Goodword is running on the database at --to. Stop')
    const back = await move(['--from', url, '--to', join(newFolder(), 'new')], dataDir)
    expect(back.output).toContain('Goodword is running on the database at --from. Stop')
    await there.stop()
  })

  test('of an older and of a newer version, and of none', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    const dataDir = newFolder()
    expect((await move(['--to', url], dataDir)).output).toContain('has not run on the data in')
    makeDatabase(join(dataDir, 'goodword.db'), makeOlderMigrations(newFolder(), countMigrations() - 1)).close()
    expect((await move(['--to', url], dataDir)).output).toMatch(/has not run on the data in .* yet\. Start it once/)
    const newer = newFolder()
    cpSync(old.dataDir, newer, { recursive: true })
    pretendNewerSchema(newer)
    expect((await move(['--to', url], newer)).output).toContain('A newer version of Goodword has run on the data in')
  })

  test('by a user without rights', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    await runOn(url, 'drop role if exists goodword_guest', 'create role goodword_guest login')
    const { code, output } = await move(['--to', `${url}&user=goodword_guest`], old.dataDir)
    expect(output).toMatch(/^The database at --to refused a statement \(permission denied .*\)\. Check the user/)
    expect(code).toBe(1)
    expect(await move(['--to', url], old.dataDir)).toMatchObject({ code: 0 })
  })

  test('by a database that doesn’t take a row', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    await move(['--to', url], old.dataDir, { FAILPOINT: 'move.table' })
    await untilAlone(url)
    await runOn(url, `alter table users add constraint nobody check (id = '')`)
    const { code, output } = await move(['--to', url], old.dataDir)
    expect(output).toMatch(/^The database doesn’t take the table users \(.*nobody.*\)\. Mend that, and move again\.\n$/)
    expect(code).toBe(1)
    await runOn(url, 'alter table users drop constraint nobody')
    expect(await move(['--to', url], old.dataDir)).toMatchObject({ code: 0 })
  })

  test('without the data folder of the database, or with another one', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    await move(['--to', url], old.dataDir)
    const args = ['--from', url, '--to', join(newFolder(), 'new')]
    expect((await move(args, newFolder())).output).toContain('has no installation-secret')
    await (await startProduct({ dataDir: old.dataDir, environment: on(url) })).stop()
    const others = newFolder()
    writeFileSync(join(others, 'installation-secret'), 'of another installation')
    expect((await move(args, others)).output).toContain('is the data folder of another installation')
  })
})
