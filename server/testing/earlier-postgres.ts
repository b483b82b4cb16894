import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { migrateOn } from '#server/db/postgres/migrating.ts'
import { createPool } from '#server/db/postgres/pool.ts'
import { copyMigrations } from './earlier-schemas.ts'
import { openEmptyDatabase, runOn } from './postgres-test-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/postgres/migrations')

/** The tables, views and triggers of the first release that knew PostgreSQL. */
const OF_FIRST_RELEASE = 2

const ROWS = [
  `insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at)
     values ('u', 'uid', 'nora@studio.example', 'Nora', 'Feldmann', 'UTC', 1)`,
  `insert into workspaces (id, owner_user_id, created_at) values ('w', 'u', 1)`,
  `insert into widgets (id, workspace_id, kind, name, options, created_at)
     values ('g', 'w', 'wall', 'Wall', '{"onlyService":"Label"}', 1)`,
]

/** A database of the first release, with some rows, and its address. `folder` is an empty one. */
export async function makeFirstRelease(folder: string): Promise<string> {
  const url = await openEmptyDatabase()
  const migrationsFolder = copyMigrations({ from: MIGRATIONS, folder, count: OF_FIRST_RELEASE })
  await withConnection(url, (client) => migrateOn(client, { migrationsFolder }))
  await runOn(url, ...ROWS)
  return url
}

/** Runs work on a connection of its own. */
export async function withConnection<T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = createPool(url, 1)
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

type Hooks = { before?: (number: number) => Promise<void> | void; after?: (number: number) => Promise<void> | void }

/** The same connection, which is told before and after each of its statements which one it is. */
export function countingStatements(client: PoolClient, { before, after }: Hooks): PoolClient {
  let count = 0
  const query = async (...statement: unknown[]): Promise<unknown> => {
    count += 1
    const number = count
    await before?.(number)
    const answer: unknown = await Reflect.apply(client.query, client, statement)
    await after?.(number)
    return answer
  }
  // Safe: everything but one method is the connection itself.
  return Object.create(client, { query: { value: query } }) as PoolClient
}

const OURS = `n.nspname = 'public'`
const PARTS = [
  `select c.relname || ' ' || c.relkind::text || c.relpersistence::text || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
     || ' ' || a.attnotnull || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as part
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where ${OURS} and a.attnum > 0 and not a.attisdropped`,
  `select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  `select o.conname || ' ' || pg_get_constraintdef(o.oid) from pg_constraint o join pg_namespace n on n.oid = o.connamespace where ${OURS}`,
  `select c.relname || ' ' || pg_get_viewdef(c.oid) from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'v'`,
  `select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and not t.tgisinternal`,
  `select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prokind = 'f'`,
]

/** Everything that was created: columns, indexes, constraints, views, triggers and functions. */
export async function schemaOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ part: string }>(PARTS.map((part) => `(${part})`).join(' union all '))
  return rows.map(({ part }) => part).toSorted()
}
