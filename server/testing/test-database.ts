import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database } from '#server/db/database.ts'
import { applySettings, databaseOn, openDataFolder } from '#server/db/sqlite.ts'

let template: Buffer | undefined

/** A migrated, empty database in memory: migrated once for each test process, opened from a copy each time. */
export function openTestDatabase(): { db: Database; raw: Sqlite.Database } {
  template ??= migratedTemplate()
  const raw = new Sqlite(template)
  applySettings(raw)
  return { db: databaseOn(raw), raw }
}

function migratedTemplate(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-template-'))
  try {
    openDataFolder(folder).close()
    const file = new Sqlite(readFileSync(join(folder, 'goodword.db')))
    file.pragma('journal_mode = DELETE')
    const copy = file.serialize()
    file.close()
    return copy
  } finally {
    rmSync(folder, { recursive: true })
  }
}
