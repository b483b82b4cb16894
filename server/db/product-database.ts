import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, run } from './database.ts'
import { LEDGER_FILE } from './erasure-ledger.ts'
import { keepLedgers, type LedgerTrouble } from './postgres/ledger-keeping.ts'
import { openPostgres, openPostgresLocked } from './postgres/postgres.ts'
import { sql } from './sql.ts'
import { changeDataFolder, lockFolder, measureDataFolder, openDataFolder, readDataFolder } from './data-folder.ts'

/** Where the product's database is: a file in the data folder, or a PostgreSQL, which several processes may share. */
export type DatabasePlace = {
  dataDir: string
  databaseUrl: string | undefined
  isShared?: boolean
  /** What operators see of the process. */
  name?: string | undefined
}

/** How often it looks for what other processes erased. */
const LOOKED_EVERY_MS = 60_000

/**
 * Opens the database, brings it to the current schema, and holds the data folder against any second process until it is closed,
 * and the database too unless it is shared. Erasures are written to the ledger in the data folder, and to `secondLedger`.
 * Throws what `openDataFolder`, `openPostgresLocked` and `keepLedgers` throw.
 */
export async function openProductDatabase(
  { dataDir, databaseUrl, isShared = false, name }: DatabasePlace,
  {
    secondLedger,
    onLedgerTrouble,
    lookedEveryMs = LOOKED_EVERY_MS,
  }: { secondLedger?: string | undefined; onLedgerTrouble?: LedgerTrouble; lookedEveryMs?: number } = {},
): Promise<Database> {
  if (databaseUrl === undefined) return openDataFolder(dataDir, { secondLedger })
  const db = await openPostgresWithFolder({ dataDir, databaseUrl, isShared, name })
  try {
    const ledgers = {
      path: join(dataDir, LEDGER_FILE),
      secondPath: secondLedger,
      lookedEveryMs: isShared ? lookedEveryMs : undefined,
    }
    return await keepLedgers(db, ledgers, onLedgerTrouble)
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The same, without writing to the ledgers. */
export async function openPostgresWithFolder({
  dataDir,
  databaseUrl,
  isShared = false,
  name,
}: DatabasePlace & { databaseUrl: string }): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockFolder(dataDir)
  try {
    const database = await openPostgresLocked(databaseUrl, { isShared, name })
    return {
      ...database,
      async close() {
        try {
          await database.close()
        } finally {
          release()
        }
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** To read from, beside a server that may be running on it. Throws NoDataYet when none of this version has. */
export const readProductDatabase = async ({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> =>
  databaseUrl === undefined ? readDataFolder(dataDir) : openPostgres(databaseUrl, { migrates: false })

/** The same for short changes. */
export const changeProductDatabase = async ({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> =>
  databaseUrl === undefined ? changeDataFolder(dataDir) : openPostgres(databaseUrl, { migrates: false })

/** Bytes of the database, with its log of recent changes, and of that log where we know it. */
export async function measureProductDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  db: Database,
): Promise<{ databaseBytes: number; walBytes: number }> {
  if (databaseUrl === undefined) return measureDataFolder(dataDir)
  const [found] = await db.read((tx) =>
    run(tx.select({ bytes: sql<number>`pg_database_size(current_database())` }).from(sql`(select 1) as one`)),
  )
  return { databaseBytes: found?.bytes ?? 0, walBytes: 0 }
}
