import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database } from './database.ts'
import { LEDGER_FILE, updateSecondLedger } from './erasure-ledger.ts'
import { applySettings, databaseOn, openDatabase } from './sqlite.ts'
import {
  appliedMigrations,
  countMigrations,
  DataFolderNewer,
  DataFolderOutdated,
  refuseUnknownMigrations,
} from './sqlite-migrating.ts'

const PATIENCE_BESIDE_SERVER_MS = 5000

export class DataFolderInUse extends Error {}

/** There is no database in the data folder, or one that this version has not migrated yet. */
export class NoDataYet extends Error {}

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
  if (appliedMigrations(raw).length !== countMigrations()) {
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
