import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillBaseline, makeDatabase, makeOlderMigrations, schemaOf, tablesOf } from '#server/testing/earlier-schemas.ts'
import { applySettings, openDatabase } from './sqlite.ts'
import { countMigrations, DataFolderNewer, migrateToCurrent } from './sqlite-migrating.ts'

const folder = mkdtempSync(join(tmpdir(), 'goodword-upgrades-'))
afterAll(() => rmSync(folder, { recursive: true }))
const place = (name: string) => join(folder, name)

/** Of the baseline, with the rows of an installation. */
let baseline: string
let oldSchema: string[]
let newSchema: string[]
beforeAll(() => {
  baseline = place('baseline.db')
  const old = makeDatabase(baseline, makeOlderMigrations(place('first'), 1))
  fillBaseline(old)
  oldSchema = schemaOf(old)
  old.close()
  const current = makeDatabase(':memory:')
  newSchema = schemaOf(current)
  current.close()
})

const copyOf = (name: string) => {
  const path = place(name)
  copyFileSync(baseline, path)
  return path
}

const countRows = (raw: Sqlite.Database) =>
  Object.fromEntries(
    tablesOf(raw).map((table) => [table, Number(raw.prepare(`select count(*) from "${table}"`).pluck().get())]),
  )

const wordsIn = (raw: Sqlite.Database) =>
  raw
    .prepare('select id, customer_email, customer_name, text, rating, submitted_at from testimonials order by id')
    .all()

function expectWhole(raw: Sqlite.Database): void {
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(raw.prepare('pragma foreign_key_check').all()).toEqual([])
}

test('a widget that showed one service shows a list of one', () => {
  const path = copyOf('services.db')
  const before = new Sqlite(path)
  const [one] = before.prepare<[], { id: string }>('select id from widgets order by id').all()
  const options = '{"theme":"dark","onlyService":"Label"}'
  before.prepare('update widgets set options = ? where id = ?').run(options, one?.id)
  before.close()
  openDatabase(path).close()
  const after = new Sqlite(path)
  const stored = after.prepare<[], { options: string }>('select options from widgets order by id').all()
  const [changed, ...others] = stored.map((row) => JSON.parse(row.options))
  expect(changed).toEqual({ theme: 'dark', onlyServices: ['Label'] })
  expect(others.some((each) => 'onlyServices' in each)).toBe(false)
  after.close()
})

test('an installation of the first version keeps every row, and gets the schema of a new one', () => {
  const before = new Sqlite(baseline)
  const path = copyOf('upgraded.db')
  openDatabase(path).close()
  const after = new Sqlite(path)
  expectWhole(after)
  expect(schemaOf(after)).toEqual(newSchema)
  const rows = countRows(before)
  expect(rows).toMatchObject({ testimonials: 13, testimonial_versions: 1, identity_refresh_tokens: 1, images: 1 })
  // Forms have a table of their own now, and each account has a session for what was a token.
  const { form_settings: _, ...kept } = rows
  expect(countRows(after)).toMatchObject(kept)
  expect(wordsIn(after)).toEqual(wordsIn(before))
  before.close()
  after.close()
})

test('a database of a newer version is refused by an older one, and not touched', () => {
  const path = place('newer.db')
  makeDatabase(path).close()
  const bytes = readFileSync(path)
  const migrationsFolder = makeOlderMigrations(place('older'), countMigrations() - 3)
  expect(() => openDatabase(path, { migrationsFolder })).toThrow(DataFolderNewer)
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

/** The files as they are at this moment, like after a power cut. */
function cut(path: string, to: string): string {
  for (const end of ['', '-wal']) {
    rmSync(to + end, { force: true })
    if (existsSync(path + end)) copyFileSync(path + end, to + end)
  }
  rmSync(`${to}-shm`, { force: true })
  return to
}

describe('killed meanwhile, an upgrade leaves the old schema or the new one', () => {
  const whichSchema = (path: string) => {
    const raw = new Sqlite(path)
    expectWhole(raw)
    const schema = JSON.stringify(schemaOf(raw))
    raw.close()
    if (schema === JSON.stringify(oldSchema)) return 'old'
    return schema === JSON.stringify(newSchema) ? 'new' : 'neither'
  }

  test('at each of its statements', () => {
    const path = copyOf('killed.db')
    const raw = new Sqlite(path)
    applySettings(raw)
    // Little memory, so that SQLite writes what isn't committed to the disk.
    raw.pragma('cache_size = 10')
    const found: string[] = []
    const prepare = raw.prepare.bind(raw)
    raw.prepare = ((source: string) => {
      found.push(whichSchema(cut(path, place('cut.db'))))
      return prepare(source)
    }) as typeof raw.prepare
    migrateToCurrent(raw)
    raw.prepare = prepare
    found.push(whichSchema(cut(path, place('cut.db'))))
    raw.close()
    expect(found.length).toBeGreaterThan(300)
    expect(found.slice(0, -1).filter((which) => which !== 'old')).toEqual([])
    expect(found.at(-1)).toBe('new')
  })

  test.each([5, 15, 30, 60])('as a process, after %d ms, and the next start finishes it', async (afterMs) => {
    const path = copyOf(`process-${afterMs}.db`)
    const code = `import { openDatabase } from '#server/db/sqlite.ts'
      process.stdout.write('.')
      openDatabase(process.argv[1])`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code, '--', path], {
      cwd: join(import.meta.dirname, '../..'),
    })
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs))
    await once(child, 'exit')
    expect(whichSchema(path)).not.toBe('neither')
    openDatabase(path).close()
    expect(whichSchema(path)).toBe('new')
  })
})
