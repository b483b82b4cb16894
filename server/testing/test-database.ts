import Sqlite from 'better-sqlite3'
import type { Database } from '#server/db/database.ts'
import { applySettings, databaseOn, migrateToCurrent } from '#server/db/sqlite.ts'

let template: Buffer | undefined

/** A migrated, empty database in memory: migrated once for each test process, opened from a copy each time. */
export function openTestDatabase(): { db: Database; raw: Sqlite.Database } {
  template ??= migratedTemplate()
  const raw = new Sqlite(template)
  applySettings(raw)
  return { db: databaseOn(raw), raw }
}

function migratedTemplate(): Buffer {
  const raw = new Sqlite(':memory:')
  migrateToCurrent(raw)
  const copy = raw.serialize()
  raw.close()
  return copy
}
