import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { createSyncDriver, type Database } from './database.ts'
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts'
import { createHandle } from './kept-statements.ts'
import { createSnapshots } from './snapshots.ts'

const DATABASE = 'goodword.db'
const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 250
const PATIENCE_BESIDE_SERVER_MS = 5000

export class DataFolderInUse extends Error {}

/** There is no database in the data folder, or one that this version has not migrated yet. */
export class NoDataYet extends Error {}

/** The database was made by migrations that this version does not have, such as those before 0.2.0. */
export class DataFolderOutdated extends Error {}

/**
 * Opens the database in a data folder, which is made when it is not there, brings it to the current schema and holds it
 * against any second process until closed. Throws DataFolderInUse when another process has it, and
 * DataFolderOutdated when migrations made it that this version does not have.
 */
export function openDataFolder(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockDataFolder(dataDir)
  try {
    closeToOthers(dataDir)
    const database = openDatabase(join(dataDir, DATABASE))
    return {
      ...database,
      close() {
        database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens a database file, which is made when it is not there, and brings it to the current schema. Throws
 * DataFolderOutdated as above.
 */
export function openDatabase(path: string, migrationsFolder = MIGRATIONS): Database {
  refuseUnknownMigrations(path, migrationsFolder)
  const raw = openFile(path)
  migrateToCurrent(raw, migrationsFolder)
  return databaseOn(raw)
}

/**
 * Opens the database in a data folder to read from, beside a server that may be running on it. Throws NoDataYet when none
 * has run there, or only an older one, and DataFolderOutdated as above.
 */
export const readDataFolder = (dataDir: string): Database => openBesideServer(dataDir, { readonly: true })

/**
 * The same for short changes. The server does not notice them, so change only what it reads again each time, and keep
 * each transaction short: the server waits for it.
 */
export const changeDataFolder = (dataDir: string): Database => openBesideServer(dataDir, { readonly: false })

function openBesideServer(dataDir: string, { readonly }: { readonly: boolean }): Database {
  const path = join(dataDir, DATABASE)
  if (!existsSync(path)) throw new NoDataYet(dataDir)
  refuseUnknownMigrations(path)
  const raw = new Sqlite(path, { readonly })
  if (appliedMigrations(raw).length !== readMigrationFiles({ migrationsFolder: MIGRATIONS }).length) {
    raw.close()
    throw new NoDataYet(dataDir)
  }
  if (!readonly) {
    applySettings(raw)
    raw.pragma(`busy_timeout = ${PATIENCE_BESIDE_SERVER_MS}`)
  }
  return { ...databaseOn(raw), close: () => void raw.close() }
}

/** Bytes of the database on disk, with its log of recent changes. */
export function measureDataFolder(dataDir: string): number {
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0
  return sizeOf(DATABASE) + sizeOf(`${DATABASE}-wal`)
}

export function migrateToCurrent(raw: Sqlite.Database, migrationsFolder = MIGRATIONS): void {
  migrate(drizzle(raw), { migrationsFolder })
}

/** The hashes of the migrations that made this database. */
function appliedMigrations(raw: Sqlite.Database): string[] {
  const isThere = raw.prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`).get()
  return isThere ? raw.prepare<[], string>('select hash from __drizzle_migrations').pluck().all() : []
}

/** Looks before anything is written: a database that cannot be migrated stays as it was. */
function refuseUnknownMigrations(path: string, migrationsFolder = MIGRATIONS): void {
  if (!existsSync(path)) return
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const raw = new Sqlite(path, { readonly: true })
  try {
    if (appliedMigrations(raw).some((hash) => !known.has(hash))) throw new DataFolderOutdated(dirname(path))
  } finally {
    raw.close()
  }
}

export function databaseOn(raw: Sqlite.Database): Database {
  const db = createHandle(raw)
  const drive = createSyncDriver(db)
  const inTransaction = immediateTransactions(raw)
  const snapshots = createSnapshots(raw)
  const countChanges = raw.prepare<[], number>('select total_changes()').pluck()
  return {
    // async, so that a throw inside the work rejects instead of throwing at the caller
    transaction: async (work) => inTransaction(() => drive(work(db))),
    read: async (work) => drive(work(db)),
    // Emptying the log would wait for every snapshot, and stop everybody meanwhile.
    forgetErased: () => snapshots.whenNoneIsOpen(() => void raw.pragma('wal_checkpoint(TRUNCATE)')),
    openSnapshot: snapshots.open,
    ping: () => void raw.prepare('select 1').get(),
    changeCount: () => countChanges.get() ?? 0,
    close() {
      snapshots.close()
      raw.pragma('optimize')
      raw.pragma('wal_checkpoint(TRUNCATE)')
      raw.close()
    },
  }
}

/** Commits what the work wrote, or rolls it back if it throws. Made once per database, because making one costs more. */
function immediateTransactions(raw: Sqlite.Database): <T>(work: () => T) => T {
  const run = raw.transaction((work: () => unknown) => work()).immediate
  // Safe: it returns what the work returns.
  return <T>(work: () => T) => run(work) as T
}

/** Opens one file with the settings we rely on, and verifies that they took effect. */
function openFile(path: string): Sqlite.Database {
  const raw = new Sqlite(path)
  applySettings(raw)
  return raw
}

export function applySettings(raw: Sqlite.Database): void {
  raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  // Overwrites what is deleted with zeros: an erased address must not stay in a free page.
  raw.pragma('secure_delete = ON')
  const settings = {
    synchronous: raw.pragma('synchronous', { simple: true }),
    foreignKeys: raw.pragma('foreign_keys', { simple: true }),
    secureDelete: raw.pragma('secure_delete', { simple: true }),
    journalMode: raw.memory ? 'wal' : raw.pragma('journal_mode', { simple: true }),
  }
  const isSafe = settings.synchronous === 2 && settings.foreignKeys === 1 && settings.secureDelete === 1
  if (!isSafe || settings.journalMode !== 'wal') {
    throw new Error(`SQLite did not accept its settings: ${JSON.stringify(settings)}`)
  }
}

/** Lets only our user read the folder and its files, whoever made them. Ignored where the file system has no such rights. */
function closeToOthers(dataDir: string): void {
  for (const entry of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))]) {
    try {
      chmodSync(entry, statSync(entry).isDirectory() ? 0o700 : 0o600)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'ENOTSUP') throw error
    }
  }
}

// An exclusive transaction on a separate file: the operating system releases it however the process ends.
function lockDataFolder(dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, 'instance.lock'))
  try {
    lock.pragma('busy_timeout = 0')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new DataFolderInUse(dataDir)
    throw error
  }
  return () => lock.close()
}
