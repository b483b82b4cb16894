import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, type Table } from '#server/db/sql.ts'
import type { Database } from '#server/db/database.ts'
import { migrateToCurrent } from '#server/db/postgres/migrating.ts'
import type { Pool } from 'pg'
import { createPool } from '#server/db/postgres/pool.ts'
import { createPostgresMemory, type MemoryPool } from '#server/db/postgres/postgres-memory.ts'
import { postgresOn } from '#server/db/postgres/postgres.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import type { DatabaseFaults } from './database-faults.ts'

const CONNECTIONS_MAX = 3

const serverUrl = () => process.env['DATABASE_URL'] ?? ''

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return String(url)
}

/** Runs statements one after the other on a database. */
export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const pool = createPool(url, 1)
  try {
    for (const statement of statements) await pool.query(statement)
  } finally {
    await pool.end()
  }
}

const onServer = (...statements: string[]) => runOn(serverUrl(), ...statements)

const newName = () => `goodword_test_${randomUUID().replaceAll('-', '')}`

let template: Promise<string> | undefined

/** Migrated once per test process, and then copied by PostgreSQL. */
async function makeTemplate(): Promise<string> {
  const name = newName()
  await onServer(`create database ${name}`)
  const pool = createPool(urlOf(name), 1)
  await migrateToCurrent(pool)
  await pool.end()
  return name
}

const open = new Set<string>()
let dropped: Promise<unknown> = Promise.resolve()

/** Drops what the tests of a file opened, while others go on. */
export function dropTestDatabases(): void {
  const statements = [...open].map((name) => `drop database if exists ${name} with (force)`)
  open.clear()
  dropped = dropped.then(() => onServer(...statements)).catch(() => {})
}

/** A migrated, empty database. It is there when the first statement is run. */
export function openPostgresTestDatabase(): {
  db: Database
  openMemory: () => SharedMemory
  faults: DatabaseFaults
} {
  const name = newName()
  const ready = (async () => {
    const copied = await (template ??= makeTemplate())
    await onServer(`create database ${name} template ${copied}`)
    const pool = createPool(urlOf(name), CONNECTIONS_MAX)
    return { pool, db: postgresOn(pool, { snapshots: pool }) }
  })()
  ready.catch(() => {})
  open.add(name)
  let changes: Promise<unknown> = Promise.resolve()
  const change = (statement: string) => {
    changes = changes.then(async () => (await ready).pool.query(statement))
    changes.catch(() => {})
  }
  let refusal: { code: string } | undefined
  let opened: Database | undefined

  const prepared = async (): Promise<Database> => {
    const { db } = await ready
    await changes
    return (opened = db)
  }
  const db: Database = {
    async transaction(work, options) {
      const database = await prepared()
      if (refusal) throw Object.assign(new Error('A test refuses writes.'), refusal)
      return database.transaction(work, options)
    },
    read: async (work, options) => (await prepared()).read(work, options),
    openSnapshot: async () => (await prepared()).openSnapshot(),
    forgetErased() {},
    ping: async () => (await prepared()).ping(),
    changeCount: () => opened?.changeCount() ?? 0,
    accountChangeCount: () => opened?.accountChangeCount() ?? 0,
    close: () => void ready.then(({ pool }) => pool.end()),
  }
  const memoryPool = whenReady(ready)
  const openMemory = () => createPostgresMemory(memoryPool, { hashKey: 'a-key-of-tests' })
  return { db, openMemory, faults: postgresFaults({ change, refuse: (given) => void (refusal = given) }) }
}

/** The pool of a database that is still being made. It is closed with the database. */
function whenReady(ready: Promise<{ pool: Pool }>): MemoryPool {
  // Safe: these two forms are all that the memory uses.
  return {
    query: async (statement: string, values?: unknown[]) => (await ready).pool.query(statement, values),
    connect: async () => (await ready).pool.connect(),
    end: async () => {},
  } as unknown as MemoryPool
}

const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`

type Ways = { change: (statement: string) => void; refuse: (refusal: { code: string } | undefined) => void }

/** As in `faultsIn`. A full disk can't be made for one database, so its error is ours. */
const postgresFaults = ({ change, refuse }: Ways): DatabaseFaults => ({
  fillDisk: () => void refuse({ code: '53100' }),
  refuseWrites: () => refuse({ code: '25006' }),
  recover: () => refuse(undefined),

  breakTable(table: Table) {
    const name = getTableName(table)
    change(`alter table ${name} rename to away`)
    return () => change(`alter table away rename to ${name}`)
  },

  dropTriggers: () =>
    change(`do $$ declare found record; begin
      for found in select tgname, tgrelid::regclass::text as owner from pg_trigger where not tgisinternal loop
        execute format('drop trigger %I on %s', found.tgname, found.owner);
      end loop; end $$`),

  dropTrigger: (name) =>
    change(`do $$ declare found text; begin
      select tgrelid::regclass::text into strict found from pg_trigger where tgname = ${literal(name)};
      execute format('drop trigger %I on %s', ${literal(name)}, found); end $$`),

  refuseInserts(table, values = {}) {
    const columns = getTableColumns(table)
    const conditions = Object.entries(values).map(([name, value]) => `new.${columns[name]?.name} = ${literal(value)}`)
    const when = conditions.length > 0 ? `when (${conditions.join(' and ')})` : ''
    change(`create trigger refuse before insert on ${getTableName(table)} for each row ${when}
      execute function refuse('refused')`)
    return () => change(`drop trigger refuse on ${getTableName(table)}`)
  },
})

/** The address of a database without tables, which is dropped with the others. */
export async function openEmptyDatabase(): Promise<string> {
  const name = newName()
  await onServer(`create database ${name}`)
  open.add(name)
  return urlOf(name)
}

/** A copy of a database to which nobody is connected, and its address. */
export async function copyDatabase(url: string): Promise<string> {
  const name = newName()
  await onServer(`create database ${name} template ${new URL(url).pathname.slice(1)}`)
  open.add(name)
  return urlOf(name)
}

/** Ends every connection to a database but our own, as a restart does. */
export const endConnections = (url: string): Promise<void> =>
  runOn(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** How many others are connected to a database. */
export async function countConnections(url: string): Promise<number> {
  const pool = createPool(url, 1)
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await pool.end()
  return rows[0]?.count ?? 0
}
