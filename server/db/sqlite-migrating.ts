import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** The database was made by migrations that this version does not have, such as those before 0.2.0. */
export class DataFolderOutdated extends Error {}

/** The database was made by this version's migrations and further ones, so by a newer version. */
export class DataFolderNewer extends Error {}

/** How many migrations make the database of this version. */
export const countMigrations = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS }).length

export function migrateToCurrent(raw: Sqlite.Database, migrationsFolder = MIGRATIONS): void {
  migrate(drizzle(raw), { migrationsFolder })
}

/** The hashes of the migrations that made this database. */
export function appliedMigrations(raw: Sqlite.Database): string[] {
  const isThere = raw.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get()
  return isThere ? raw.prepare<[], string>('select hash from __drizzle_migrations').pluck().all() : []
}

/** Whether this version has every migration that made a database. */
export function isSchemaKnown(applied: readonly string[], migrationsFolder = MIGRATIONS): boolean {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  return applied.every((hash) => known.has(hash))
}

/** Looks before anything is written: a database that cannot be migrated stays as it was. */
export function refuseUnknownMigrations(path: string, migrationsFolder = MIGRATIONS): void {
  if (!existsSync(path)) return
  const raw = new Sqlite(path, { readonly: true })
  try {
    const applied = appliedMigrations(raw)
    if (isSchemaKnown(applied, migrationsFolder)) return
    const made = new Set(applied)
    const isNewer = readMigrationFiles({ migrationsFolder }).every(({ hash }) => made.has(hash))
    throw isNewer ? new DataFolderNewer(dirname(path)) : new DataFolderOutdated(dirname(path))
  } finally {
    raw.close()
  }
}
