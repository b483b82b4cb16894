import type { PoolClient, QueryConfig } from 'pg'
import { ErasureNote, LockRequest, type PreparedCall, type Transactional, type Tx } from '../database.ts'
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

export type Connection = {
  tx: Tx
  /** `onLock` is called with the name of each lock that the work asks for, and may throw. */
  drive: <T>(work: Transactional<T>, onLock: (name: string) => void) => Promise<Driven<T>>
  /** Undefined for work that is more than one statement. It has to be begun again. */
  readAlone: <T>(work: Transactional<T>) => Promise<{ result: T } | undefined>
}

/** `sent` rejects when one of the statements was refused that the work did not wait for. */
type Driven<T> = { result: T; sent: Promise<void> }

const connections = new WeakMap<PoolClient, Connection>()

/** What runs work on a connection. It knows the statements that the connection has prepared. */
export function connectionOn(client: PoolClient): Connection {
  const known = connections.get(client)
  if (known) return known
  // Safe: to TypeScript all statements are SQLite's.
  const tx = loadNodePostgres().drizzle(withoutZeros(client)) as unknown as Tx
  const made = { tx, ...createAsyncDriver(tx) }
  connections.set(client, made)
  return made
}

let unconnected: Tx | undefined

/** The locks that work asks for before its first statement. */
export function locksAtStart<T>(work: (tx: Tx) => Transactional<T>): string[] {
  // Safe, as above. Nothing is run on it.
  unconnected ??= loadNodePostgres().drizzle.mock() as unknown as Tx
  const names: string[] = []
  for (const step of work(unconnected)) {
    if (!(step instanceof LockRequest)) break
    names.push(step.name)
  }
  return names
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

/** So many statements are sent without waiting for one. */
const SENT_MAX = 20

/** Statements with which work began that had others too. The number has a bound, because statements with lists are many. */
const beginnings = new Set<string>()

/**
 * Runs work on an asynchronous driver. A failing statement throws inside the work, and ends the transaction. A write that
 * gives nothing back is sent without waiting, so when it fails, a later statement throws.
 */
function createAsyncDriver(tx: Tx) {
  const preparedOnce = new Map<PreparedCall['build'], AsyncPrepared>()

  type Ready = { statement: AsyncPrepared; values?: Record<string, unknown> }

  function prepare(step: QueryPromise<unknown> | PreparedCall): Ready {
    if (!('build' in step)) return { statement: named(asAsync(step)._prepare()) }
    const { build, values } = step
    const statement = preparedOnce.get(build) ?? named(readRowsQuickly(asAsync(build(tx))._prepare()))
    preparedOnce.set(build, statement)
    return { statement, values }
  }

  function send(step: QueryPromise<unknown> | PreparedCall): { answer: Promise<unknown>; isNeeded: boolean } {
    const { statement, values } = prepare(step)
    return { answer: statement.execute(values), isNeeded: hasRows(statement) }
  }

  async function readAlone<T>(work: Transactional<T>): Promise<{ result: T } | undefined> {
    const first = work.next()
    if (first.done) return { result: first.value }
    if (first.value instanceof LockRequest || first.value instanceof ErasureNote) return undefined
    const { statement, values } = prepare(first.value)
    const { text } = statement.rawQueryConfig
    // Anything else is refused, in a transaction that only reads.
    if (!text.startsWith('select ') || beginnings.has(text)) return undefined
    const answer = await statement.execute(values).catch((refusal: unknown) => {
      const error = withoutValues(refusal)
      work.throw(error)
      throw error
    })
    const second = work.next(answer)
    if (second.done) return { result: second.value }
    if (beginnings.size >= NAMES_MAX) beginnings.clear()
    beginnings.add(text)
    return undefined
  }

  async function drive<T>(work: Transactional<T>, onLock: (name: string) => void): Promise<Driven<T>> {
    let sent: Promise<unknown>[] = []
    let step = work.next()
    while (!step.done) {
      if (step.value instanceof LockRequest || step.value instanceof ErasureNote) {
        if (step.value instanceof LockRequest) onLock(step.value.name)
        step = work.next()
        continue
      }
      const { answer, isNeeded } = send(step.value)
      // It is awaited below.
      answer.catch(() => {})
      sent.push(answer)
      if (!isNeeded && sent.length < SENT_MAX) {
        step = work.next()
        continue
      }
      try {
        await allDone(sent)
      } catch (error) {
        // The work may throw another error, but it can't go on: every further statement would be refused.
        work.throw(error)
        throw error
      }
      sent = []
      step = work.next(await answer)
    }
    const done = allDone(sent)
    // Whoever needs it awaits it.
    done.catch(() => {})
    return { result: step.value, sent: done }
  }

  return { drive, readAlone }
}

const hasRows = ({ fields }: AsyncPrepared): boolean => fields !== undefined

/** Rejects with the first refusal: those after it are refused only because of it. */
async function allDone(sent: readonly Promise<unknown>[]): Promise<void> {
  for (const answer of sent)
    await answer.catch((refusal: unknown) => {
      throw withoutValues(refusal)
    })
}
