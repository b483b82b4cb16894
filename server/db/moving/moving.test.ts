import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { LEDGER_FILE } from '#server/db/erasure-ledger.ts'
import { DATABASE_FILE } from '#server/db/data-folder.ts'
import {
  makeOddInstallation,
  numbersBehind,
  rowsOfFile,
  rowsOfPostgres,
  type StoredRows,
} from '#server/testing/moved-data.ts'
import { clientOf } from '#server/testing/clients.ts'
import { fillWorkspace } from '#server/testing/filled-workspace.ts'
import { createHarness } from '#server/testing/harness.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { insertsInto, rowsIn } from '#server/testing/rows.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openProductDatabase } from '../product-database.ts'
import { ERASURES_TABLE } from './moved-erasures.ts'
import { moveToPostgres } from './to-postgres.ts'
import { withStoppedPostgres } from './to-sqlite.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-moving-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const failpoints = noFailpoints

async function moveBack({ dataDir, url }: { dataDir: string; url: string }) {
  const folder = newFolder()
  copyFileSync(join(dataDir, LEDGER_FILE), join(folder, LEDGER_FILE))
  const copied = await withStoppedPostgres({ dataDir, url }, (stopped) => stopped.copyTo(folder, failpoints))
  return { folder, copied }
}

/** What PostgreSQL can't keep, as hexadecimal. */
const withoutZeros = (rows: StoredRows): StoredRows =>
  JSON.parse(
    JSON.stringify(rows, (_, value: unknown) => {
      if (typeof value === 'bigint') return String(value)
      if (typeof value !== 'string' || !value.startsWith('text ')) return value
      return `text ${value.slice(5).replaceAll(/../g, (byte) => (byte === '00' ? 'EFBFBD' : byte))}`
    }),
  ) as StoredRows

const ODD_TEXTS = [
  '',
  ' ',
  'a\0b',
  '\uFFFD',
  '\\',
  '"\'`',
  '{NULL,"a\\"b"}',
  'NULL',
  '\\N\t\r\n',
  '\u2028\u0085\u00a0',
  '👩‍👩‍👧 Ñandú',
  '\u{10ffff}\ufeff',
  '{"b":1.0,"a":"\\u0000\\ud800", "a":2}',
  'x'.repeat(1500),
]
const ODD_NUMBERS = [0n, -1n, 1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n), 1_795_000_000_123n]

const LEDGER = [
  { kind: 'erased', subject: 'first', workspaceId: null, reason: null, at: '2026-11-20T09:00:00.123Z' },
  { kind: 'refused', subject: 'hash', workspaceId: 'wsp', reason: 'unsubscribed', at: '2026-11-20T09:00:01.000Z' },
]
const ledgerLines = LEDGER.map((line) => `${JSON.stringify(line)}\n`).join('')

describe.runIf(isPostgres)('moving there and back', () => {
  test('keeps every table byte for byte, whatever is in it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 10 }),
        fc.array(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { minLength: 1, maxLength: 5 }),
        async (texts, numbers) => {
          const dataDir = newFolder()
          const odd = { texts: [...ODD_TEXTS, ...texts], numbers: [...ODD_NUMBERS, ...numbers], rows: 20 }
          await makeOddInstallation(dataDir, odd)
          writeFileSync(join(dataDir, LEDGER_FILE), ledgerLines)
          const before = readFileSync(join(dataDir, DATABASE_FILE))
          const url = await openEmptyDatabase()
          const there = await moveToPostgres({ dataDir, url, failpoints })
          expect(there.zeros).toBeGreaterThan(0)
          expect(there.tables.filter(({ rows }) => rows === 0)).toEqual([])
          expect(await numbersBehind(url)).toEqual([])

          const { folder } = await moveBack({ dataDir, url })
          const original = await rowsOfFile(dataDir)
          expect(withoutZeros(await rowsOfFile(folder))).toEqual(withoutZeros(original))
          expect(readFileSync(join(folder, LEDGER_FILE), 'utf8')).toBe(ledgerLines)
          expect(readFileSync(join(dataDir, DATABASE_FILE)).equals(before)).toBe(true)

          const again = await openEmptyDatabase()
          await moveToPostgres({ dataDir: folder, url: again, failpoints })
          expect(await rowsOfPostgres(again)).toEqual(await rowsOfPostgres(url))
        },
      ),
      { numRuns: 2, endOnFailure: true },
    )
  })
})

/** An installation on PostgreSQL, with two workspaces that have everything. */
async function setUp() {
  const dataDir = newFolder()
  const url = await openEmptyDatabase()
  const db = await openProductDatabase({ dataDir, databaseUrl: url })
  const database = { ...openTestDatabase(), db, rows: rowsIn(db), insertRows: insertsInto(db) }
  const h = await createHarness({ database })
  for (const name of ['mira', 'noor']) {
    const owner = await h.signUp({ email: `${name}@studio.example`, firstName: name })
    await h.setPlan(owner, 'studio')
    const { workspaceId: id } = await h.services.users.getMember(owner.user.id)
    const { ids } = await fillWorkspace(h, owner, {
      id,
      connectionId: `con_${name}`,
      textOf: (what) => `${name}${what}`,
    })
    await clientOf(h, ids[2] ?? '').erase()
  }
  await h.drain()
  await db.close()
  return { dataDir, url }
}

describe.runIf(isPostgres)('an installation with everything', () => {
  test('is the same after a move there and back, with its counters and sizes', { timeout: 60_000 }, async () => {
    const { dataDir, url } = await setUp()
    const { folder, copied } = await moveBack({ dataDir, url })
    expect(copied.find(({ table }) => table === 'testimonials')?.rows).toBe(12)
    const other = await openEmptyDatabase()
    await moveToPostgres({ dataDir: folder, url: other, failpoints })
    const [original, moved] = [await rowsOfPostgres(url), await rowsOfPostgres(other)]
    for (const [name, rows] of Object.entries(original)) {
      // SQLite's search needs other numbers, and what was erased is numbered like the lines of the ledger.
      const isNumbered = name === 'testimonial_search' || name === ERASURES_TABLE
      const shown = (of: unknown[][]) => (isNumbered ? of.map(([, , ...values]) => values) : of)
      const sorted = (of: unknown[][]) => (name === 'testimonial_search' ? of.toSorted() : of)
      expect(sorted(shown(moved[name] ?? [])), name).toEqual(sorted(shown(rows)))
    }
    for (const name of ['testimonial_counts', 'workspace_sizes', 'workspace_days', 'published_counts', ERASURES_TABLE])
      expect(moved[name]?.length, name).toBeGreaterThan(0)
    expect(await numbersBehind(other)).toEqual([])
  })
})
