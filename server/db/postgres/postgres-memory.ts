import { getTableName } from '#server/db/sql.ts'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import type { Key, Previews, SharedMemory, SharedValues } from '#server/kernel/shared-memory.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { rateLimits } from '../schema/memory.ts'
import { withoutValues } from './pool.ts'

/** So few that they don't crowd the database, and of their own, so that no limit waits behind a slow transaction. */
export const MEMORY_CONNECTIONS_MAX = 4

/** A glance shows what was there at most so long ago. */
const GLANCE_MS = 1000
const GLANCES_MAX = 10_000

export type PostgresMemoryOptions = { hashKey: string; onTrouble?: (error: unknown) => void }

export type MemoryPool = Pick<Pool, 'query' | 'connect' | 'end'>
type Statement = { name: string; text: string; values: unknown[] }

/**
 * What all processes on one PostgreSQL remember together. While the database doesn't answer, each process remembers by
 * itself: limits go on, and nobody sees an error. `onTrouble` is told when that begins.
 */
export function createPostgresMemory(
  pool: MemoryPool,
  { hashKey, onTrouble = () => {} }: PostgresMemoryOptions,
): SharedMemory {
  const own = createProcessMemory()
  let isAway = false

  async function insured<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      return await noted(work)
    } catch {
      return instead()
    }
  }

  async function noted<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work()
      isAway = false
      return done
    } catch (error) {
      if (!isAway) onTrouble(withoutValues(error))
      isAway = true
      throw error
    }
  }

  /** Names, addresses and networks are in keys. */
  const hashed = (key: Key): string => key.map((part) => keyedHash(hashKey, part)).join(BETWEEN)

  return {
    // The same for all processes, because their memory is.
    id: 'shared',
    values: <Value>(name: string) =>
      insure(valuesIn<Value>(pool, { name, hashed }), { by: own.values<Value>(name), insured }),
    previews: <Draft>(kept: Parameters<SharedMemory['previews']>[0]): Previews<Draft> => {
      const shared = previewsIn<Draft>(pool, kept)
      const instead = own.previews<Draft>(kept)
      return {
        keep: (preview) =>
          insured(
            () => shared.keep(preview),
            () => instead.keep(preview),
          ),
        find: async (id, now) =>
          (await insured(
            () => shared.find(id, now),
            async () => undefined,
          )) ?? instead.find(id, now),
      }
    },
    rateLimits: {
      client: {
        // Safe: rate-limiter-flexible makes statements for this driver.
        query: (statement) => noted(() => pool.query(statement as Statement)),
      },
      table: getTableName(rateLimits),
      hash: (key) => keyedHash(hashKey, key),
    },
    close: () => pool.end(),
  }
}

type Insured = <T>(work: () => Promise<T>, instead: () => Promise<T>) => Promise<T>

const insure = <Value>(
  shared: SharedValues<Value>,
  { by: own, insured }: { by: SharedValues<Value>; insured: Insured },
): SharedValues<Value> => ({
  read: (...given) =>
    insured(
      () => shared.read(...given),
      () => own.read(...given),
    ),
  // What was noted while the database didn't answer, such as a session that ended, must not be forgotten once it does.
  glance: async (...given) =>
    (await insured(
      () => shared.glance(...given),
      async () => undefined,
    )) ?? own.glance(...given),
  change: (...given) =>
    insured(
      () => shared.change(...given),
      () => own.change(...given),
    ),
  async forget(...given) {
    await own.forget(...given)
    await insured(() => shared.forget(...given), nothingMore)
  },
  async forgetAll(...given) {
    await own.forgetAll(...given)
    await insured(() => shared.forgetAll(...given), nothingMore)
  },
})

const nothingMore = async (): Promise<void> => {}

/** Neither is in a hash; the second comes right after the first. */
const BETWEEN = '.'
const AFTER_BETWEEN = '/'

const READ = `select key, value from shared_values where name = $1 and key = any($2) and until > $3`

/** Locks the rows of the keys, in their order, so that nobody who needs two waits for the one whose other it has. */
const LOCK = `
  insert into shared_values (name, key, value, until)
  select $1, key, null, $3 from unnest($2::text[]) as key order by key collate "C"
  on conflict (name, key) do update set name = excluded.name
  returning key, case when until > $3 then value end as value`

const WRITE = `
  update shared_values set value = given.value, until = given.until
  from unnest($2::text[], $3::text[], $4::bigint[]) as given(key, value, until)
  where name = $1 and shared_values.key = given.key`

const FORGET = `delete from shared_values where name = $1 and key = $2`

const FORGET_ALL = `delete from shared_values where name = $1 and key >= $2 and key < $3`

function valuesIn<Value>(
  pool: MemoryPool,
  { name, hashed }: { name: string; hashed: (key: Key) => string },
): SharedValues<Value> {
  const seen = createGlances<Value>()

  const inOrder = (rows: { key: string; value: string | null }[], keys: readonly string[]) => {
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    // Safe: nobody else writes rows with this name.
    return keys.map((key) => (JSON.parse(values.get(key) ?? 'null') as Value | null) ?? undefined)
  }

  async function read(keys: readonly string[], now: Date): Promise<(Value | undefined)[]> {
    const { rows } = await pool.query(statement('memory_read', READ, [name, keys, now.getTime()]))
    return inOrder(rows, keys)
  }

  return {
    read: (keys, now) => read(keys.map(hashed), now),

    async glance(key, now) {
      const hash = hashed(key)
      return seen.find(hash, now, async () => (await read([hash], now))[0])
    },

    change: (given, now, decide) =>
      onConnection(pool, async (client) => {
        const keys = given.map(hashed)
        // Not awaited: the connection sends both together.
        const begun = client.query('begin')
        begun.catch(() => {})
        const { rows } = await client.query(statement('memory_lock', LOCK, [name, keys, now.getTime()]))
        await begun
        const decided = decide(inOrder(rows, keys))
        if (!decided) return void (await client.query('rollback'))
        const values = decided.map(({ value }) => JSON.stringify(value))
        const untils = decided.map(({ until }) => until.getTime())
        const written = client.query(statement('memory_write', WRITE, [name, keys, values, untils]))
        written.catch(() => {})
        await client.query('commit')
        await written
        for (const key of keys) seen.forget(key)
      }),

    async forget(key) {
      await pool.query(statement('memory_forget', FORGET, [name, hashed(key)]))
      seen.forget(hashed(key))
    },

    async forgetAll(start) {
      const from = hashed(start)
      await pool.query(statement('memory_forget_all', FORGET_ALL, [name, from + BETWEEN, from + AFTER_BETWEEN]))
      seen.clear()
    },
  }
}

const statement = (name: string, text: string, values: unknown[]): Statement => ({ name, text, values })

/** Work in a transaction of its own. A connection that had trouble is not used again. */
async function onConnection(pool: MemoryPool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await work(client)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Glance<Value> = { value: Promise<Value | undefined>; readAt: number; now: Date }

/** What was read lately, so that each key is read once a second at most. */
function createGlances<Value>() {
  const seen = new Map<string, Glance<Value>>()

  return {
    find(key: string, now: Date, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
      const readAt = performance.now()
      const known = seen.get(key)
      // The clock may have been moved since.
      const isNew =
        known && readAt - known.readAt < GLANCE_MS && Math.abs(now.getTime() - known.now.getTime()) < GLANCE_MS
      if (isNew) return known.value
      if (seen.size >= GLANCES_MAX) seen.clear()
      const value = read()
      seen.set(key, { value, readAt, now })
      value.catch(() => seen.delete(key))
      return value
    },
    forget: (key: string) => void seen.delete(key),
    clear: () => seen.clear(),
  }
}

const KEEP = `
  with too_many as (
    delete from previews where id in (
      select id from previews where workspace_id = $2 and kind = $3 order by inserted desc offset $6
    )
  )
  insert into previews (id, workspace_id, kind, draft, until) values ($1, $2, $3, $4, $5)`

const FIND = `select draft from previews where id = $1 and kind = $2 and until > $3`

function previewsIn<Draft>(
  pool: MemoryPool,
  { kind, ofOneMax }: Parameters<SharedMemory['previews']>[0],
): Previews<Draft> {
  return {
    async keep({ id, workspaceId, draft, until }) {
      const values = [id, workspaceId, kind, JSON.stringify(draft), until.getTime(), ofOneMax - 1]
      await pool.query(statement('memory_keep', KEEP, values))
    },
    async find(id, now) {
      const found: QueryResult<{ draft: string }> = await pool.query(
        statement('memory_find', FIND, [id.replaceAll('\0', '\uFFFD'), kind, now.getTime()]),
      )
      const [row] = found.rows
      // Safe: nobody else writes rows of this kind.
      return row && (JSON.parse(row.draft) as Draft)
    },
  }
}
