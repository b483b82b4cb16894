import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { createSyncDriver, type Database } from './database.ts'
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts'
import { appendToLedger, type Erasure, LEDGER_FILE, updateSecondLedger } from './erasure-ledger.ts'
import { createHandle } from './kept-statements.ts'
import { createSnapshots } from './snapshots.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const BUSY_TIMEOUT_MS = 250
const PATIENCE_BESIDE_SERVER_MS = 5000

export class DataFolderInUse extends Error {}

/** There is no database in the data folder, or one that this version has not migrated yet. */
export class NoDataYet extends Error {}

/** The database was made by migrations that this version does not have, such as those before 0.2.0. */
export class DataFolderOutdated extends Error {}

/** The database was made by this version's migrations and further ones, so by a newer version. */
export class DataFolderNewer extends Error {}

/** A backup was being restored into the data folder, and the restore did not end. */
export class RestoreUnfinished extends Error {}

/** An installation was being moved into the data folder, and the move did not end. */
export class MoveUnfinished extends Error {}

export const INSTANCE_LOCK = 'instance.lock'
/** Held while a backup is made. */
export const BACKUP_LOCK = 'backup.lock'
/** In a data folder while a backup is made: copies of everything in it. */
export const BACKUP_FOLDER = 'backup-unfinished'
export const DATABASE_FILE = 'goodword.db'
/** In a data folder while a backup is restored into it. */
export const RESTORE_FOLDER = 'restore-unfinished'
/** In a data folder while an installation is moved into it. */
export const MOVE_FILE = 'move-unfinished'

/**
 * Opens the database in a data folder, which is made when it is not there, brings it to the current schema and holds it
 * against any second process until closed. `secondLedger` is where another copy of the ledger of erasures is kept. Throws
 * DataFolderInUse when another process has it, RestoreUnfinished, MoveUnfinished, LedgerError, DataFolderNewer when a newer version made it,
 * and DataFolderOutdated when other migrations did that this version does not have.
 */
export function openDataFolder(
  dataDir: string,
  { secondLedger }: { secondLedger?: string | undefined } = {},
): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockFolder(dataDir)
  try {
    refuseUnfinished(dataDir)
    removeUnfinishedBackup(dataDir)
    closeToOthers(dataDir)
    const ledger = join(dataDir, LEDGER_FILE)
    if (secondLedger !== undefined) updateSecondLedger(ledger, secondLedger)
    const ledgers = secondLedger === undefined ? [ledger] : [ledger, secondLedger]
    const database = openDatabase(join(dataDir, DATABASE_FILE), { ledgers })
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
 * Opens a database file, which is made when it is not there, and brings it to the current schema. Erasures are written to
 * the `ledgers` before they are committed. Throws DataFolderNewer and DataFolderOutdated as above.
 */
export function openDatabase(
  path: string,
  { migrationsFolder = MIGRATIONS, ledgers = [] }: { migrationsFolder?: string; ledgers?: readonly string[] } = {},
): Database {
  refuseUnknownMigrations(path, migrationsFolder)
  const raw = openFile(path)
  migrateToCurrent(raw, migrationsFolder)
  return databaseOn(raw, ledgers.length > 0 ? { beforeCommit: createErasureRecorder(raw, ledgers) } : {})
}

/** Throws when the folder was to be filled by a restore or a move that did not end. */
export function refuseUnfinished(dataDir: string): void {
  if (existsSync(join(dataDir, RESTORE_FOLDER))) throw new RestoreUnfinished(dataDir)
  if (existsSync(join(dataDir, MOVE_FILE))) throw new MoveUnfinished(dataDir)
}

/** What a killed backup left has words that are erased here later. */
function removeUnfinishedBackup(dataDir: string): void {
  const copies = join(dataDir, BACKUP_FOLDER)
  if (!existsSync(copies)) return
  try {
    const release = lockFolder(dataDir, BACKUP_LOCK)
    rmSync(copies, { recursive: true, force: true })
    release()
  } catch (error) {
    // The backup is still running.
    if (!(error instanceof DataFolderInUse)) throw error
  }
}

type ErasureRow = Omit<Erasure, 'at'> & { at: number }

/** What was erased and is not in the ledger yet, oldest first. */
export function createErasuresReader(raw: Sqlite.Database): () => Erasure[] {
  const list = raw.prepare<[], ErasureRow>(
    'select kind, subject, workspace_id as workspaceId, reason, at from erasures_to_record order by key',
  )
  return () => list.all().map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Moves what a transaction erased from its table to the ledgers. Throws when one can't be written: nothing is erased then. */
function createErasureRecorder(raw: Sqlite.Database, ledgers: readonly string[]): () => void {
  const listErasures = createErasuresReader(raw)
  const forget = raw.prepare('delete from erasures_to_record')
  return () => {
    const erasures = listErasures()
    if (erasures.length === 0) return
    for (const path of ledgers) appendToLedger(path, erasures)
    forget.run()
  }
}

/**
 * Opens the database in a data folder to read from, beside a server that may be running on it. Throws NoDataYet when none
 * has run there, or only an older one, DataFolderNewer and DataFolderOutdated as above.
 */
export const readDataFolder = (dataDir: string): Database => databaseBesideServer(dataDir, { readonly: true })

/**
 * The same for short changes. The server does not notice them, so change only what it reads again each time, and keep
 * each transaction short: the server waits for it.
 */
export const changeDataFolder = (dataDir: string): Database => databaseBesideServer(dataDir, { readonly: false })

function databaseBesideServer(dataDir: string, settings: { readonly: boolean }): Database {
  const raw = openBesideServer(dataDir, settings)
  return { ...databaseOn(raw), close: () => void raw.close() }
}

/** The file itself, for what goes beyond statements. Throws as above. */
export function openBesideServer(
  dataDir: string,
  { readonly }: { readonly: boolean } = { readonly: false },
): Sqlite.Database {
  const path = join(dataDir, DATABASE_FILE)
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
  return raw
}

/** Bytes of the database on disk, with its log of recent changes, and of that log. */
export function measureDataFolder(dataDir: string): { databaseBytes: number; walBytes: number } {
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0
  const walBytes = sizeOf(`${DATABASE_FILE}-wal`)
  return { databaseBytes: sizeOf(DATABASE_FILE) + walBytes, walBytes }
}

/** What a start of this version would do with the database in a data folder. The server may be running on it. */
export type Upgrade = {
  state: 'none' | 'current' | 'older' | 'newer' | 'other'
  /** Migrations that made it. */
  applied: number
  /** Migrations that it lacks. */
  missing: number
}

export function readUpgrade(dataDir: string): Upgrade {
  const path = join(dataDir, DATABASE_FILE)
  const known = countMigrations()
  if (!existsSync(path)) return { state: 'none', applied: 0, missing: known }
  const raw = new Sqlite(path, { readonly: true })
  try {
    const applied = appliedMigrations(raw).length
    refuseUnknownMigrations(path)
    return { state: applied === known ? 'current' : 'older', applied, missing: known - applied }
  } catch (error) {
    if (error instanceof DataFolderNewer) return { state: 'newer', applied: known, missing: 0 }
    if (error instanceof DataFolderOutdated) return { state: 'other', applied: 0, missing: known }
    throw error
  } finally {
    raw.close()
  }
}

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
function refuseUnknownMigrations(path: string, migrationsFolder = MIGRATIONS): void {
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

export function databaseOn(
  raw: Sqlite.Database,
  { beforeCommit = () => {} }: { beforeCommit?: () => void } = {},
): Database {
  const db = createHandle(raw)
  const drive = createSyncDriver(db)
  const inTransaction = immediateTransactions(raw)
  const snapshots = createSnapshots(raw)
  const emptyLog = createLogEmptying(raw)
  const countChanges = raw.prepare<[], number>('select total_changes()').pluck()
  return {
    // async, so that a throw inside the work rejects instead of throwing at the caller
    transaction: async (work) =>
      inTransaction(() => {
        const result = drive(work(db))
        beforeCommit()
        return result
      }),
    read: async (work) => drive(work(db)),
    // Emptying the log would wait for every snapshot, and stop everybody meanwhile.
    forgetErased: () => snapshots.whenNoneIsOpen(emptyLog),
    openSnapshot: async () => snapshots.open(),
    ping: async () => void raw.prepare('select 1').get(),
    changeCount: () => countChanges.get() ?? 0,
    close() {
      snapshots.close()
      raw.pragma('optimize')
      raw.pragma('wal_checkpoint(TRUNCATE)')
      raw.close()
    },
  }
}

const EMPTIED_AGAIN_AFTER_MS = 5000

/**
 * Empties the log of recent changes, or, while another process reads an earlier state (a backup), some seconds later:
 * waiting for it would stop everybody.
 */
function createLogEmptying(raw: Sqlite.Database): () => void {
  let later: NodeJS.Timeout | undefined
  return function emptyLog(): void {
    clearTimeout(later)
    if (!raw.open) return
    raw.pragma('busy_timeout = 0')
    try {
      const isBusy = raw.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1
      if (isBusy) later = setTimeout(emptyLog, EMPTIED_AGAIN_AFTER_MS).unref()
    } finally {
      raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    }
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

/**
 * Holds a data folder against a second process that does the same, until released. It is an exclusive transaction on a
 * separate file: the operating system releases it however the process ends. Throws DataFolderInUse.
 */
export function lockFolder(dataDir: string, name = INSTANCE_LOCK): () => void {
  const path = join(dataDir, name)
  // SQLite would let others read it.
  closeSync(openSync(path, 'a', 0o600))
  const lock = new Sqlite(path)
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
