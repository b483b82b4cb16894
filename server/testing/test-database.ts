import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import type { Database } from '#server/db/database.ts'
import { createPool } from '#server/db/postgres/pool.ts'
import { createPostgresMemory, MEMORY_CONNECTIONS_MAX } from '#server/db/postgres/postgres-memory.ts'
import { openPostgres, type PostgresSettings } from '#server/db/postgres/postgres.ts'
import { applySettings, databaseOn } from '#server/db/sqlite.ts'
import { migrateToCurrent } from '#server/db/sqlite-migrating.ts'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { type DatabaseFaults, faultsIn } from './database-faults.ts'
import { openEmptyDatabase, openPostgresTestDatabase } from './postgres-test-database.ts'
import { type InsertRows, insertsInto, type Rows, rowsIn } from './rows.ts'

type TestDatabase = {
  db: Database
  /** What a process on it remembers. On PostgreSQL, those of several processes are one. */
  openMemory: () => SharedMemory
  raw: Sqlite.Database
  rows: Rows
  insertRows: InsertRows
  faults: DatabaseFaults
}

const DEV_MIGRATIONS = join(import.meta.dirname, '../dev/migrations')

/** A migrated, empty database in memory: migrated once per test process and then copied. */
export const openTestDatabase: () => TestDatabase = isPostgres ? openOnPostgres : createTemplate()

// Safe: nothing of it can be used.
const noFile = new Proxy({} as Sqlite.Database, {
  get() {
    throw new Error('PostgreSQL has no file of its own.')
  },
})

/** A PostgreSQL of its own, and what opens it once more, as another process does. */
export async function openSharedTestDatabase(
  settings: PostgresSettings = {},
): Promise<{ database: TestDatabase; openAgain: () => Promise<Database> }> {
  const url = await openEmptyDatabase()
  const db = await openPostgres(url, settings)
  const memoryPool = createPool(url, MEMORY_CONNECTIONS_MAX)
  const openMemory = () => createPostgresMemory(memoryPool, { hashKey: 'a-key-of-tests' })
  const noFaults = new Proxy({} as DatabaseFaults, {
    get() {
      throw new Error('This database has no faults.')
    },
  })
  return {
    database: { db, openMemory, rows: rowsIn(db), insertRows: insertsInto(db), faults: noFaults, raw: noFile },
    openAgain: () => openPostgres(url, settings),
  }
}

/** The same on PostgreSQL. Tests that look at SQLite's file can't run there. */
function openOnPostgres(): TestDatabase {
  const { db, openMemory, faults } = openPostgresTestDatabase()
  return {
    db,
    openMemory,
    rows: rowsIn(db),
    insertRows: insertsInto(db),
    faults,
    raw: noFile,
  }
}

/** The same for the emulators' database. */
export const openTestDevDatabase = createTemplate(DEV_MIGRATIONS)

/** The same in a file, for tests that look at its bytes. */
export function openTestFile(path: string): TestDatabase {
  const { raw } = openTestDatabase()
  writeFileSync(path, raw.serialize())
  raw.close()
  return reopenTestFile(path)
}

export const reopenTestFile = (path: string): TestDatabase => openOn(new Sqlite(path))

/** A database of an earlier release, migrated to this one. */
export const openEarlierDatabase = (file: Buffer): TestDatabase => openCopy(migratedCopy(file))

function createTemplate(migrationsFolder?: string): () => TestDatabase {
  let template: Buffer | undefined
  return () => openCopy((template ??= migratedCopy(undefined, migrationsFolder)))
}

const openCopy = (file: Buffer): TestDatabase => openOn(new Sqlite(file))

function openOn(raw: Sqlite.Database): TestDatabase {
  applySettings(raw)
  const db = databaseOn(raw)
  return {
    db,
    openMemory: createProcessMemory,
    raw,
    rows: rowsIn(db),
    insertRows: insertsInto(db),
    faults: faultsIn(raw),
  }
}

function migratedCopy(file: Buffer | undefined, migrationsFolder?: string): Buffer {
  const raw = new Sqlite(file ?? ':memory:')
  migrateToCurrent(raw, migrationsFolder)
  const copy = raw.serialize()
  raw.close()
  return copy
}
