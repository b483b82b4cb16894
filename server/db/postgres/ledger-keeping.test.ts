import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, run } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { LEDGER_FILE, LedgerError } from '#server/db/erasure-ledger.ts'
import { recordErasure, subjectOfTestimonial } from '#server/db/erasures.ts'
import { openProductDatabase } from '#server/db/product-database.ts'
import { erasuresToRecord } from '#server/db/schema/backups.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'

const AT = new Date('2026-11-20T09:00:00.000Z')

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-ledger-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const databaseUrl = await openEmptyDatabase()
  const ledger = join(dataDir, LEDGER_FILE)
  const secondLedger = join(dataDir, 'second')
  const troubles: unknown[] = []
  const onLedgerTrouble = (error: unknown, detail: object) => troubles.push({ error: String(error), ...detail })
  const open = () => openProductDatabase({ dataDir, databaseUrl }, { secondLedger, onLedgerTrouble })
  const using = async <T>(work: (db: Database) => Promise<T>) => {
    const db = await open()
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  return { open, using, ledger, secondLedger, troubles }
}

const erase = (db: Database, ...ids: string[]) =>
  db.transaction(function* (tx) {
    for (const testimonialId of ids) yield* recordErasure(tx, { kind: 'erased', testimonialId, at: AT })
  })

const subjectsIn = (ledger: string): string[] =>
  readFileSync(ledger, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).subject)
const subjects = (...ids: string[]) => ids.map(subjectOfTestimonial)

describe.runIf(isPostgres)('the ledgers beside PostgreSQL', () => {
  test('have what another process on the database erases soon after, once', async () => {
    const databaseUrl = await openEmptyDatabase()
    const start = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'goodword-ledger-'))
      const db = await openProductDatabase({ dataDir, databaseUrl, isShared: true }, { lookedEveryMs: 20 })
      onTestFinished(async () => {
        await db.close()
        rmSync(dataDir, { recursive: true })
      })
      return { db, ledger: join(dataDir, LEDGER_FILE) }
    }
    const [one, other] = [await start(), await start()]
    await erase(one.db, 'one')
    await erase(other.db, 'two')
    await erase(one.db, 'three')
    for (const { ledger } of [one, other])
      await vi.waitFor(() => expect(subjectsIn(ledger).toSorted()).toEqual(subjects('one', 'two', 'three').toSorted()))
    await sleep(100)
    expect(subjectsIn(other.ledger)).toHaveLength(3)
  })

  test('have each erasure once it is committed, and none of a transaction that failed', async () => {
    const { using, ledger, secondLedger } = await setUp()
    await using(async (db) => {
      await erase(db, 'one', 'two')
      const failed = db.transaction(function* (tx) {
        yield* recordErasure(tx, { kind: 'erased', testimonialId: 'three', at: AT })
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
    })
    await using((db) => erase(db, 'four'))
    for (const each of [ledger, secondLedger]) expect(subjectsIn(each)).toEqual(subjects('one', 'two', 'four'))
  })

  test('get at the next start what the commit had no time to write', async () => {
    const { using, ledger, secondLedger } = await setUp()
    await using((db) => erase(db, 'one', 'two'))
    const [first = ''] = readFileSync(ledger, 'utf8').split('\n')
    for (const each of [ledger, secondLedger]) truncateSync(each, first.length + 1)
    await using(async () => {})
    for (const each of [ledger, secondLedger]) expect(subjectsIn(each)).toEqual(subjects('one', 'two'))
  })

  test('begin with the second one in a folder that is new, and still refuse a database that is older', async () => {
    const { open, using, ledger, secondLedger } = await setUp()
    await using((db) => erase(db, 'one', 'two'))
    rmSync(ledger)
    await using((db) => erase(db, 'three'))
    for (const each of [ledger, secondLedger]) expect(subjectsIn(each)).toEqual(subjects('one', 'two', 'three'))
    await using((db) => db.transaction((tx) => run(tx.delete(erasuresToRecord))))
    rmSync(ledger)
    expect(await open().catch((error: unknown) => String(error))).toContain('doesn’t know 3 of the erasures')
  })

  test('get later what could not be written, and the erasure is done', async () => {
    const { using, ledger, secondLedger, troubles } = await setUp()
    await using(async (db) => {
      mkdirSync(ledger)
      await erase(db, 'one')
      await erase(db, 'two')
      expect(troubles).toEqual([
        { error: expect.stringContaining('EISDIR'), path: ledger, waiting: 1 },
        { error: expect.stringContaining('EISDIR'), path: ledger, waiting: 2 },
      ])
      expect(subjectsIn(secondLedger)).toEqual(subjects('one', 'two'))
      rmdirSync(ledger)
      await erase(db, 'three')
    })
    expect(subjectsIn(ledger)).toEqual(subjects('one', 'two', 'three'))
  })

  test('keep a database from starting that doesn’t know what they know', async () => {
    const { open, using } = await setUp()
    await using(async (db) => {
      await erase(db, 'one', 'two')
      await db.transaction((tx) => run(tx.delete(erasuresToRecord)))
    })
    const refused = await open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(LedgerError)
    expect(String(refused)).toContain('doesn’t know 2 of the erasures')
    // Neither the database nor the folder is locked by the attempt.
    expect(await open().catch((error: unknown) => String(error))).toContain('doesn’t know 2 of the erasures')
  })
})
