import type { Client, Pool, PoolClient } from 'pg'
import { DatabaseUnreachable } from '../database.errors.ts'
import { loadPg } from '../drizzle.ts'

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
const LOCK_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_MS = 60_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** At most so many connections at once. Whoever needs one more waits. */
export function createPool(url: string, connectionsMax: number): Pool {
  const { Pool, types } = loadPg()
  // Counts and sums are small enough for numbers. The driver gives them as text otherwise.
  types.setTypeParser(types.builtins.INT8, Number)
  types.setTypeParser(types.builtins.NUMERIC, Number)
  const pool = new Pool({
    ...settingsOf(url),
    max: connectionsMax,
    pipeline: true,
    // Idle connections keep no process from ending.
    allowExitOnIdle: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })
  // A connection that breaks while nobody uses it is replaced when the next one is needed. Whoever uses one that breaks is
  // told by the statement. Without a listener, either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

const settingsOf = (url: string) => ({
  connectionString: url,
  application_name: 'goodword',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // Nothing else tells that the other machine is gone.
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
})

/** The same on PostgreSQL's side, which would keep the locks of a machine that is gone for two hours. */
const NOTICE_IN_TIME = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

type Apart = {
  /** What operators see of it. */
  name?: string | undefined
  /** A statement without an answer for so long is given up. Without it, it may wait for ever. */
  answerMs?: number
}

/** A connection of its own, for what lasts as long as the process. Throws DatabaseUnreachable. */
export async function connectApart(url: string, { name, answerMs }: Apart = {}): Promise<Client> {
  const { Client } = loadPg()
  const client = new Client({
    ...settingsOf(url),
    ...(name !== undefined && { application_name: name }),
    ...(answerMs !== undefined && { query_timeout: answerMs }),
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(NOTICE_IN_TIME)
    return client
  } catch (error) {
    void client.end()
    throw withoutValues(error)
  }
}

/** Throws DatabaseUnreachable. */
export async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw withoutValues(error)
  }
}

/**
 * A statement that PostgreSQL refused. It has none of the statement's values, unlike the errors of the libraries: it ends up
 * in logs. `code` is PostgreSQL's.
 */
export class StatementRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Classes of codes whose messages name tables, columns and constraints, but no values. */
const PLAIN_CLASSES = new Set(['23', '25', '28', '3D', '40', '42', '53', '55', '57'])

/** The server stops, restarts, or ended the connection. */
const LOST_CONNECTION = /^(08|57P0[123])/

/** The error itself when it is neither PostgreSQL's nor about the connection to it. */
export function withoutValues(error: unknown): unknown {
  const { DatabaseError } = loadPg()
  for (let link = error; link instanceof Error; link = link.cause) {
    if (link instanceof DatabaseError) {
      const code = link.code ?? ''
      if (LOST_CONNECTION.test(code)) return new DatabaseUnreachable(link.message)
      const isPlain = PLAIN_CLASSES.has(code.slice(0, 2))
      return new StatementRefused(code, isPlain ? link.message : `The database refused a statement (${code}).`)
    }
    if (isAboutConnection(link)) return new DatabaseUnreachable(link.message)
  }
  return error
}

const isAboutConnection = (error: Error): boolean =>
  ('code' in error && /^E[A-Z]+$/.test(String(error.code))) ||
  /connection (terminated|error|timeout|ended)|terminated unexpectedly|not queryable|timeout exceeded|read timeout/i.test(
    error.message,
  )
