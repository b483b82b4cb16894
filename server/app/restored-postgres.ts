import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from '#server/backup/backup.errors.ts'
import { findNewestLedger } from '#server/backup/restore.ts'
import { readProcessConfig } from '#server/config/config.ts'
import { type Erasure, LEDGER_FILE, parseLedger } from '#server/db/erasure-ledger.ts'
import { listErasures } from '#server/db/erasures.ts'
import { without } from '#server/db/postgres/ledger-keeping.ts'
import { openPostgresWithFolder } from '#server/db/product-database.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { findNewestEvent } from '#server/testimonials/restored.queries.ts'
import { settleRestored, type SettledRestore } from './restored-data.ts'

/**
 * Makes a PostgreSQL that was restored with its own tools safe to run on, as `restore` does with a backup of ours. What it
 * doesn't know of the ledger's erasures is erased again. Throws BackupError, LedgerError, PostgresInUse and what else
 * opening throws.
 */
export async function settleRestoredPostgres({
  ledger,
  now = systemClock.now(),
}: {
  ledger: string | undefined
  now?: Date
}): Promise<{ newestEvent: Date | null; ledger: string | undefined; settled: SettledRestore }> {
  const config = readProcessConfig()
  const { dataDir, databaseUrl, backup } = config
  if (databaseUrl === undefined)
    throw new BackupError('--database is for PostgreSQL, and DATABASE_URL is not set. Name the backup to restore.')
  const newest = findNewestLedger({ dataDir, ledger, secondLedger: backup.secondLedger })
  const written = newest ? parseLedger(newest.bytes, newest.path) : []
  const db = await openPostgresWithFolder({ dataDir, databaseUrl })
  try {
    const known = await db.read(listErasures)
    refuseAnothers({ known, written, path: newest?.path })
    const erasures = without(written, known)
    const remembered = [...written, ...without(known, written)]
    const newestEvent = await db.read(findNewestEvent)
    const restored = { dataDir, takenAt: newestEvent ?? now, erasures, remembered }
    const settled = await settleRestored(db, restored, { config, now })
    if (newest) writeFileSync(join(dataDir, LEDGER_FILE), newest.bytes, { mode: 0o600, flush: true })
    return { newestEvent, ledger: newest?.path, settled }
  } finally {
    await db.close()
  }
}

type Compared = { known: readonly Erasure[]; written: readonly Erasure[]; path: string | undefined }

function refuseAnothers({ known, written, path }: Compared): void {
  if (written.length > 0 && known.length > 0 && without(known, written).length === known.length)
    throw new BackupError(
      `The ledger ${path} has none of the erasures that the database knows, so it is another installation’s. Name another one with --ledger.`,
    )
}
