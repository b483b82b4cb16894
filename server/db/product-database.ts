import { mkdirSync } from 'node:fs'
import { type Database, run } from './database.ts'
import { openPostgres, openPostgresAlone } from './postgres/postgres.ts'
import { sql } from './sql.ts'
import { changeDataFolder, lockFolder, measureDataFolder, openDataFolder, readDataFolder } from './sqlite.ts'

/** Where the product's database is: a file in the data folder, or a PostgreSQL. */
export type DatabasePlace = { dataDir: string; databaseUrl: string | undefined }

/**
 * Opens the database, brings it to the current schema, and holds it and the data folder against any second process until
 * it is closed. Throws what `openDataFolder` and `openPostgresAlone` throw.
 */
export async function openProductDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  { secondLedger }: { secondLedger?: string | undefined } = {},
): Promise<Database> {
  if (databaseUrl === undefined) return openDataFolder(dataDir, { secondLedger })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockFolder(dataDir)
  try {
    const database = await openPostgresAlone(databaseUrl)
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
