import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { run } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { aUser } from './stored-users.ts'
import { openEmptyDatabase } from './postgres-test-database.ts'
import { createPool } from '#server/db/postgres/pool.ts'
import { openPostgres, type PostgresSettings } from '#server/db/postgres/postgres.ts'

/** An empty database with our schema, which is closed when the test has ended. */
export async function openMigrated(settings?: PostgresSettings): Promise<{ url: string; db: Database }> {
  const url = await openEmptyDatabase()
  const db = await openPostgres(url, settings)
  onTestFinished(() => db.close())
  return { url, db }
}

export const addUser = (db: Database, id: string) => db.transaction((tx) => run(tx.insert(users).values(aUser(id))))
export const countUsers = async (db: Database) =>
  (await db.read((tx) => run(tx.select({ id: users.id }).from(users)))).length

export const OTHERS = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
const SLEEPING = `${OTHERS} and query like '%pg_sleep%' and state = 'active'`

export async function countRows(url: string, statement: string): Promise<number | null> {
  const pool = createPool(url, 1)
  const { rowCount } = await pool.query(statement)
  await pool.end()
  return rowCount
}

/** Whether somebody waits in `pg_sleep`. */
export const isSleeping = async (url: string) => (await countRows(url, `select 1 from ${SLEEPING}`)) === 1
export const endSleep = (url: string) => countRows(url, `select pg_cancel_backend(pid) from ${SLEEPING}`)
