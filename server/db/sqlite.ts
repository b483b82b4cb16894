import Sqlite from 'better-sqlite3'
import { countAccountChanges } from './account-changes.ts'
import { createSyncDriver, type Database } from './database.ts'
import { appendToLedger, type Erasure } from './erasure-ledger.ts'
import { createHandle } from './kept-statements.ts'
import { createSnapshots } from './snapshots.ts'
import { migrateToCurrent, refuseUnknownMigrations } from './sqlite-migrating.ts'

const BUSY_TIMEOUT_MS = 250

/**
 * Opens a database file, which is made when it is not there, and brings it to the current schema. Erasures are written to
 * the `ledgers` before they are committed. Throws DataFolderNewer and DataFolderOutdated.
 */
export function openDatabase(
  path: string,
  { migrationsFolder, ledgers = [] }: { migrationsFolder?: string; ledgers?: readonly string[] } = {},
): Database {
  refuseUnknownMigrations(path, migrationsFolder)
  const raw = openFile(path)
  migrateToCurrent(raw, migrationsFolder)
  return databaseOn(raw, ledgers.length > 0 ? { beforeCommit: createErasureRecorder(raw, ledgers) } : {})
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
  const accountChangeCount = countAccountChanges(raw)
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
    accountChangeCount,
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
