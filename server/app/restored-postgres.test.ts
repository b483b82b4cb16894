import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { LEDGER_FILE, LedgerError } from '#server/db/erasure-ledger.ts'
import { openProductDatabase } from '#server/db/product-database.ts'
import { eraseClient } from '#server/submissions/erasing.service.ts'
import { createHarness } from '#server/testing/harness.ts'
import { copyDatabase, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { findTestimonial } from '#server/testimonials/testimonials.queries.ts'
import { settleRestoredPostgres } from './restored-postgres.ts'

const NOW = new Date('2026-11-24T09:00:00Z')

/** An installation with an answer, and a copy of its database from before the client erased it. */
async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-restored-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const databaseUrl = await openEmptyDatabase()
  const db = await openProductDatabase({ dataDir, databaseUrl })
  const h = await createHarness({ overrides: { db } })
  writeFileSync(join(dataDir, 'installation-secret'), h.deps.hashKey)
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  await h.submit(id)
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  await db.close()
  const backup = await copyDatabase(databaseUrl)

  const again = await openProductDatabase({ dataDir, databaseUrl })
  await again.transaction(function* (tx) {
    const row = yield* findTestimonial(tx, { workspaceId, id })
    if (row) yield* eraseClient(tx, row, { now: NOW, hashKey: h.deps.hashKey })
  })
  await again.close()

  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', backup)
  vi.stubEnv('SECRET_KEY', 's'.repeat(32))
  onTestFinished(() => void vi.unstubAllEnvs())
  const open = () => openProductDatabase({ dataDir, databaseUrl: backup })
  async function readErasedAt() {
    const restored = await open()
    const row = await restored.read((tx) => findTestimonial(tx, { workspaceId, id }))
    await restored.close()
    return row?.erasedAt
  }
  return { dataDir, open, readErasedAt }
}

describe.runIf(isPostgres)('a PostgreSQL that was restored with its own tools', () => {
  test('does not start before what clients erased since is erased again', async () => {
    const { open, readErasedAt } = await setUp()
    await expect(open()).rejects.toThrow(LedgerError)
    const { settled, newestEvent } = await settleRestoredPostgres({ ledger: undefined, now: NOW })
    expect(settled.erasures).toBeGreaterThan(0)
    expect(newestEvent?.getTime()).toBeLessThan(NOW.getTime())
    expect(await readErasedAt()).toEqual(NOW)
    expect((await settleRestoredPostgres({ ledger: undefined })).settled.erasures).toBe(0)
  })

  test('takes another ledger when the one in the data folder is lost, and keeps it', async () => {
    const { dataDir, readErasedAt } = await setUp()
    const saved = join(dataDir, 'saved')
    renameSync(join(dataDir, LEDGER_FILE), saved)
    await settleRestoredPostgres({ ledger: saved, now: NOW })
    expect(await readErasedAt()).toEqual(NOW)
  })

  test('refuses the ledger of another installation, and a path without one', async () => {
    const { dataDir } = await setUp()
    await settleRestoredPostgres({ ledger: undefined, now: NOW })
    const line = { kind: 'erased', subject: 'of-another', workspaceId: null, reason: null, at: NOW.toISOString() }
    const another = join(dataDir, 'another')
    writeFileSync(another, `${JSON.stringify(line)}\n`)
    await expect(settleRestoredPostgres({ ledger: another })).rejects.toThrow('another installation’s')
    await expect(settleRestoredPostgres({ ledger: join(dataDir, 'none') })).rejects.toThrow('There is no ledger')
    vi.stubEnv('DATABASE_URL', '')
    await expect(settleRestoredPostgres({ ledger: undefined })).rejects.toThrow('DATABASE_URL is not set')
  })
})
