import type { PoolClient, QueryConfig } from 'pg'
import type { PreparedCall, Transactional, Tx } from '../database.ts'
import { loadNodePostgres } from '../drizzle.ts'
import { readRowsQuickly } from '../row-reader.ts'
import type { QueryPromise } from '../sql.ts'
import { withoutValues } from './pool.ts'

/** What a statement of drizzle can do: the same for each kind of statement. */
type AsyncStatement = { _prepare(): AsyncPrepared }
type AsyncPrepared = Parameters<typeof readRowsQuickly>[0] & {
  execute(values?: Record<string, unknown>): Promise<unknown>
  /** What drizzle gives the driver: the first for rows as objects, the second for rows as lists. */
  rawQueryConfig: { name?: string | undefined; text: string }
  queryConfig: { name?: string | undefined }
}

// Safe only for drizzle's PostgreSQL statements; the database contract suite covers each kind.
const asAsync = (statement: QueryPromise<unknown>) => statement as unknown as AsyncStatement

export type Connection = { tx: Tx; drive: <T>(work: Transactional<T>) => Promise<T> }

const connections = new WeakMap<PoolClient, Connection>()

/** What runs work on a connection. It knows the statements that the connection has prepared. */
export function connectionOn(client: PoolClient): Connection {
  const known = connections.get(client)
  if (known) return known
  // Safe: to TypeScript all statements are SQLite's.
  const tx = loadNodePostgres().drizzle(withoutZeros(client)) as unknown as Tx
  const made = { tx, drive: createAsyncDriver(tx) }
  connections.set(client, made)
  return made
}

/**
 * PostgreSQL's texts have no zero characters, and neither has anything that we save. Who looks for one in a made-up address
 * finds nothing.
 */
function withoutZeros(client: PoolClient): PoolClient {
  const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)
  const query = (config: QueryConfig, values: unknown[]) => client.query(config, values.map(clean))
  // Safe: drizzle calls nothing else.
  return Object.create(client, { query: { value: query } }) as PoolClient
}

const NAMES_MAX = 500
/** A longer statement contains a list of some length and rarely repeats. */
const NAMED_LENGTH_MAX = 8_000

const names = new Map<string, string>()

/**
 * Names a statement by its text, so that each connection plans it once. The number of names has a bound, because a connection
 * keeps every one.
 */
function named<Prepared extends AsyncPrepared>(statement: Prepared): Prepared {
  const { text } = statement.rawQueryConfig
  if (text.length > NAMED_LENGTH_MAX) return statement
  const known = names.get(text)
  if (known === undefined && names.size >= NAMES_MAX) return statement
  const name = known ?? `s${names.size}`
  names.set(text, name)
  statement.rawQueryConfig.name = name
  statement.queryConfig.name = name
  return statement
}

/** Runs work on an asynchronous driver. A failing statement throws inside the work, and ends the transaction. */
function createAsyncDriver(tx: Tx) {
  const preparedOnce = new Map<PreparedCall['build'], AsyncPrepared>()

  function execute(statement: QueryPromise<unknown> | PreparedCall): Promise<unknown> {
    if (!('build' in statement)) return named(asAsync(statement)._prepare()).execute()
    const { build, values } = statement
    const ready = preparedOnce.get(build) ?? named(readRowsQuickly(asAsync(build(tx))._prepare()))
    preparedOnce.set(build, ready)
    return ready.execute(values)
  }

  return async function drive<T>(work: Transactional<T>): Promise<T> {
    let step = work.next()
    while (!step.done) {
      let result: unknown
      try {
        result = await execute(step.value)
      } catch (refusal) {
        const error = withoutValues(refusal)
        // The work may throw another error, but it can't go on: every further statement would be refused.
        work.throw(error)
        throw error
      }
      step = work.next(result)
    }
    return step.value
  }
}
