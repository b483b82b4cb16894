import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashSecret } from '#server/kernel/tokens.ts'
import { run, type Database } from './database.ts'
import { LEDGER_FILE, parseLedger } from './erasure-ledger.ts'
import { recordErasure } from './erasures.ts'
import { users } from './schema/accounts.ts'
import { erasuresToRecord } from './schema/backups.ts'
import { openDataFolder } from './data-folder.ts'

const AT = new Date('2026-11-20T09:00:00.000Z')
const USER = { firstName: 'O', lastName: 'X', timeZone: 'UTC', createdAt: AT }

function open(): { db: Database; ledger: string } {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-ledger-'))
  const db = openDataFolder(folder)
  onTestFinished(() => {
    db.close()
    rmSync(folder, { recursive: true })
  })
  return { db, ledger: join(folder, LEDGER_FILE) }
}

/** Records an erasure in a transaction that also writes something else. */
const erase = (db: Database, testimonialId: string) =>
  db.transaction(function* (tx) {
    const own = { id: testimonialId, identityUid: testimonialId, email: `${testimonialId}@x.example` }
    yield* run(tx.insert(users).values({ ...USER, ...own }))
    yield* recordErasure(tx, { kind: 'erased', testimonialId, at: AT })
  })

const linesOf = (ledger: string) => readFileSync(ledger, 'utf8').trimEnd().split('\n')
const subjectsIn = (ledger: string) => linesOf(ledger).map((line) => JSON.parse(line).subject)

test('an erasure is a line of the ledger without the id, and stays in no table', async () => {
  const { db, ledger } = open()
  await erase(db, 'secret-link')
  const [line] = linesOf(ledger)
  expect(JSON.parse(line ?? '')).toEqual({
    kind: 'erased',
    subject: hashSecret('secret-link'),
    workspaceId: null,
    reason: null,
    at: AT.toISOString(),
  })
  expect(readFileSync(ledger, 'utf8')).not.toContain('secret-link')
  expect((statSync(ledger).mode & 0o777).toString(8)).toBe('600')
  expect(await db.read((tx) => run(tx.select().from(erasuresToRecord)))).toEqual([])
})

test('a line without its end is removed before the next is added', async () => {
  const { db, ledger } = open()
  await erase(db, 'one')
  appendFileSync(ledger, '{"kind":"erased","subj')
  await erase(db, 'two')
  expect(subjectsIn(ledger)).toEqual([hashSecret('one'), hashSecret('two')])
})

test('a transaction that fails leaves no line', async () => {
  const { db, ledger } = open()
  const failed = db.transaction(function* (tx) {
    yield* recordErasure(tx, { kind: 'erased', testimonialId: 'one', at: AT })
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(existsSync(ledger)).toBe(false)
})

test('while the ledger can’t be written, nothing is changed, and afterwards all is recorded', async () => {
  const { db, ledger } = open()
  mkdirSync(ledger)
  await expect(erase(db, 'one')).rejects.toMatchObject({ code: 'erasures.not_recorded', status: 503 })
  expect(await db.read((tx) => run(tx.select().from(users)))).toEqual([])
  rmSync(ledger, { recursive: true })
  await erase(db, 'one')
  expect(subjectsIn(ledger)).toEqual([hashSecret('one')])
})

test('a ledger with a kind or a field of a newer version asks for that version, and is not called damaged', () => {
  const known = { kind: 'erased', subject: 's', workspaceId: null, reason: null, at: '2026-11-27T08:00:00.000Z' }
  const parse = (...lines: object[]) =>
    parseLedger(Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')), '/mnt/ledger')
  expect(parse(known)).toEqual([known])
  for (const newer of [{ kind: 'moved', to: 'elsewhere' }, { kind: 'moved' }, { parts: ['photo'] }])
    expect(() => parse(known, { ...known, ...newer })).toThrow(
      'Line 2 of the ledger /mnt/ledger was written by a newer version of Goodword, which this one can’t read. Use that version.',
    )
  for (const damaged of [{ at: 'yesterday' }, { subject: '' }, { reason: 7 }, { at: 'yesterday', parts: ['photo'] }])
    expect(() => parse({ ...known, ...damaged })).toThrow('Line 1 of the ledger /mnt/ledger is damaged.')
})

test('what a newer version marks as optional is no reason to stop, and stays in the ledger', async () => {
  const { db, ledger } = open()
  await erase(db, 'one')
  const [line = ''] = linesOf(ledger)
  appendFileSync(ledger, `${JSON.stringify({ ...JSON.parse(line), optional: { parts: ['photo'] } })}\n`)
  const [first, second] = parseLedger(readFileSync(ledger), ledger)
  expect(second).toEqual(first)
  await erase(db, 'two')
  expect(linesOf(ledger)[1]).toContain('"optional":{"parts":["photo"]}')
  expect(linesOf(ledger)).toHaveLength(3)
})
