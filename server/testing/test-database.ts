import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database } from '#server/db/database.ts'
import { applySettings, databaseOn, migrateToCurrent } from '#server/db/sqlite.ts'
import { type DatabaseFaults, faultsIn } from './database-faults.ts'
import { type InsertRows, insertsInto, type Rows, rowsIn } from './rows.ts'

type TestDatabase = {
  db: Database
  raw: Sqlite.Database
  rows: Rows
  insertRows: InsertRows
  faults: DatabaseFaults
}

const DEV_MIGRATIONS = join(import.meta.dirname, '../dev/migrations')

/** A migrated, empty database in memory: migrated once per test process and then copied. */
export const openTestDatabase = createTemplate()

/** The same for the emulators' database. */
export const openTestDevDatabase = createTemplate(DEV_MIGRATIONS)

function createTemplate(migrationsFolder?: string): () => TestDatabase {
  let template: Buffer | undefined
  return () => {
    template ??= migratedTemplate(migrationsFolder)
    const raw = new Sqlite(template)
    applySettings(raw)
    const db = databaseOn(raw)
    return { db, raw, rows: rowsIn(db), insertRows: insertsInto(db), faults: faultsIn(raw) }
  }
}

function migratedTemplate(migrationsFolder: string | undefined): Buffer {
  const raw = new Sqlite(':memory:')
  migrateToCurrent(raw, migrationsFolder)
  const copy = raw.serialize()
  raw.close()
  return copy
}
