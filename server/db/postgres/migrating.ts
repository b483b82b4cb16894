import { join } from 'node:path'
import type { Client, Pool, PoolClient } from 'pg'
import { loadNodePostgres, loadPostgresMigrator, readMigrationFiles } from '../drizzle.ts'
import { type Clock, systemClock } from '#server/kernel/clock.ts'
import { isMoving, PostgresMoveUnfinished, withoutMarker } from './move-marker.ts'
import { connect, withoutValues } from './pool.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

const VERSION_MIN = 15

/** Only one process at a time brings a database to its schema. */
const MIGRATION_LOCK = 7_130_411

/** The database was made by migrations that this version does not have. */
export class PostgresOutdated extends Error {}

/** How many migrations made a database, and how many are still to be run. */
type Upgrade = { applied: number; missing: number }

/** No server of this version has run on the database yet. */
export class PostgresNotReady extends Error {
  readonly upgrade: Upgrade
  constructor(upgrade: Upgrade) {
    super()
    this.upgrade = upgrade
  }
}

/** The database is not one that can be used. The message says why, as a part of a sentence. */
export class PostgresUnsuitable extends Error {}

/** Leases of jobs, plans and expiries are times of one process that others read. */
const CLOCKS_APART_MAX_MS = 20_000

type Migrating = {
  migrates?: boolean | undefined
  /** It is filled by a move that has not ended. */
  moves?: boolean | undefined
  migrationsFolder?: string | undefined
  /** This machine's. */
  clock?: Clock | undefined
}

/** How many migrations make the database of this version. */
export const countMigrations = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS }).length

/**
 * Brings the database to the current schema, or, if it `migrates` false, checks that it has it. Safe for several processes
 * that start at the same time. Throws PostgresMoveUnfinished when it was to be filled by a move that did not end.
 */
export async function migrateToCurrent(pool: Pool, settings: Migrating = {}): Promise<void> {
  const client = await connect(pool)
  try {
    await migrateOn(client, settings)
  } finally {
    // The lock goes with the connection.
    client.release(true)
  }
}

/** The same on a connection, which holds a lock afterwards. */
export async function migrateOn(
  client: Client | PoolClient,
  { migrates = true, moves = false, migrationsFolder = MIGRATIONS, clock = systemClock }: Migrating = {},
): Promise<void> {
  try {
    // Another process may be busy with large tables, and so may this one. The settings go with the connection.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { applied, missing } = await examine(client, { moves, migrationsFolder, clock })
    if (missing === 0) return
    if (!migrates) throw new PostgresNotReady({ applied, missing })
    await loadPostgresMigrator().migrate(loadNodePostgres().drizzle(client), { migrationsFolder })
  } catch (error) {
    throw withoutValues(error)
  }
}

/** Looks at a database and changes nothing. Throws PostgresUnsuitable, PostgresOutdated and PostgresMoveUnfinished. */
export async function examine(
  client: Client | PoolClient,
  { moves = false, migrationsFolder = MIGRATIONS, clock = systemClock }: Omit<Migrating, 'migrates'> = {},
): Promise<Upgrade & { isMoving: boolean }> {
  await refuseUnsuitable(client, clock)
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const found = await appliedMigrations(client)
  if (isMoving(found) && !moves) throw new PostgresMoveUnfinished()
  const applied = withoutMarker(found)
  if (!applied.every((hash) => known.has(hash))) throw new PostgresOutdated()
  return { isMoving: isMoving(found), applied: applied.length, missing: known.size - applied.length }
}

async function refuseUnsuitable(client: Client | PoolClient, clock: Clock): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; now: number }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  const { version = 0, encoding = '', now = 0 } = rows[0] ?? {}
  if (version < VERSION_MIN) throw new PostgresUnsuitable(`is PostgreSQL ${version}, but ${VERSION_MIN} is needed`)
  if (encoding !== 'UTF8') throw new PostgresUnsuitable(`has the encoding ${encoding}, but UTF8 is needed`)
  const behindMs = clock.now().getTime() - now
  if (Math.abs(behindMs) > CLOCKS_APART_MAX_MS) {
    const seconds = Math.round(Math.abs(behindMs) / 1000)
    const way = behindMs > 0 ? 'behind' : 'ahead of'
    throw new PostgresUnsuitable(
      `has a clock that is ${seconds} seconds ${way} this machine’s. Let both machines get their time from the network`,
    )
  }
}

/** The hashes of the migrations that made the database, and the marker of a move. */
async function appliedMigrations(client: Client | PoolClient): Promise<string[]> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there.rows[0]?.there) return []
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  return rows.map(({ hash }) => hash)
}
