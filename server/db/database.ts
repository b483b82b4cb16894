import type { QueryPromise } from '#server/db/sql.ts'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Erasure } from './erasure-ledger.ts'
import { readRowsQuickly } from './row-reader.ts'

export type Tx = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>

/** A statement with placeholders, and the values for this run. */
export type PreparedCall = { build: (tx: Tx) => QueryPromise<unknown>; values: Record<string, unknown> }

/**
 * Database work, written as a generator that yields statements. The driver decides how to run them: SQLite runs each
 * one immediately, an asynchronous database would await it. A generator can't await, so a transaction can never contain
 * a network call, and no other request's statement can get in between.
 */
export type Transactional<T> = Generator<QueryPromise<unknown> | PreparedCall | LockRequest | ErasureNote, T, unknown>

/**
 * `const rows = yield* run(sql.select()…)`: one statement and its typed result. PostgreSQL doesn't wait for a write that
 * gives nothing back, so its refusal may be thrown by a later statement, or only end the transaction.
 */
export function* run<T>(statement: QueryPromise<T>): Transactional<T> {
  // Safe: drivers answer a yielded statement with its own result.
  return (yield statement) as T
}

/**
 * For queries that every request makes: the statement is built once per database, with `placeholder('name')` for
 * values, and run with new values each time. This halves the cost compared to building it every time.
 */
export function prepared<T>(build: (tx: Tx) => QueryPromise<T>) {
  // `sql` is unused, but requiring it keeps prepared statements inside database work like all others.
  return function* runPrepared(_tx: Tx, values: Record<string, unknown>): Transactional<T> {
    // Safe, as in `run`.
    return (yield { build, values }) as T
  }
}

/** A step of a transaction that asks for a lock. */
export class LockRequest {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Transactions that ask for the same lock run one after the other, in all processes. It is for those that change the same
 * rows: PostgreSQL runs transactions at the same time, and would then run all but one of these again. Ask for it first: when
 * it comes later, the work begins again. SQLite runs one transaction at a time anyway, and reading needs no lock.
 */
export function* lock(_tx: Tx, name: string): Transactional<void> {
  yield new LockRequest(name)
}

/** A step that says what the transaction erases: see `erasures.ts`. It changes nothing. */
export class ErasureNote {
  readonly erasure: Erasure
  constructor(erasure: Erasure) {
    this.erasure = erasure
  }
}

/** One state of the database, which stays the same for as long as it is read, while others write. */
export type Snapshot = {
  read<T>(work: (tx: Tx) => Transactional<T>): Promise<T>
  /** The database's log can't shrink before. Calling it again changes nothing. */
  close(): void
}

export type Transaction = <T>(work: (tx: Tx) => Transactional<T>, options?: { isolation?: Isolation }) => Promise<T>

/**
 * What a transaction sees of others that run at the same time, where the database runs several. `serializable`: nothing, as
 * if it were alone. `read committed`: each statement sees what was committed before it. That is for changes that depend on
 * nothing but the rows they change, such as claiming a job; it is never run again because of others.
 */
export type Isolation = 'serializable' | 'read committed'

/**
 * `mayRestart`: the work changes nothing outside itself. Then PostgreSQL sends its first statement without a transaction, because
 * one statement is a snapshot by itself, and begins again in a transaction if there are more. It is for what every request
 * reads.
 */
export type ReadOptions = { mayRestart?: boolean }

export type Database = {
  /**
   * Either all writes are saved or none: a throw inside rolls back and rejects. Never nested. It is serializable unless it says
   * otherwise.
   */
  transaction: Transaction
  /** Read-only, on one snapshot. */
  read<T>(work: (tx: Tx) => Transactional<T>, options?: ReadOptions): Promise<T>
  /** For reading much, in several turns of the event loop. It holds the state of this moment. */
  openSnapshot(): Promise<Snapshot>
  /** Writes everything to where it stays, and closes. The database can't be used afterwards. */
  close(): void | Promise<void>
  /**
   * Empties the log of recent changes, so that the file keeps nothing of what was erased: now, or when the last open
   * snapshot is closed.
   */
  forgetErased(): void
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>
  /** Changes whenever this process changes a row. While it is the same, cached reads are still valid. */
  changeCount(): number
  /**
   * Changes whenever this process changes who is signed in, or what they may do. It may change with other changes too.
   */
  accountChangeCount(): number
}

type SyncStatement = { _prepare(): SyncPrepared }
type SyncPrepared = Parameters<typeof readRowsQuickly>[0] & {
  execute(values?: Record<string, unknown>): { sync(): unknown }
}

// Safe only for drizzle's synchronous SQLite statements; the database contract suite covers each kind.
const asSync = (statement: QueryPromise<unknown>) => statement as unknown as SyncStatement

/** Runs work on a synchronous driver. A failing statement throws inside the work, and ends the transaction. */
export function createSyncDriver(tx: Tx) {
  const preparedOnce = new Map<PreparedCall['build'], SyncPrepared>()

  function execute(statement: QueryPromise<unknown> | PreparedCall | LockRequest | ErasureNote): unknown {
    if (statement instanceof LockRequest || statement instanceof ErasureNote) return undefined
    if (!('build' in statement)) return asSync(statement)._prepare().execute().sync()
    const { build, values } = statement
    const ready = preparedOnce.get(build) ?? readRowsQuickly(asSync(build(tx))._prepare())
    preparedOnce.set(build, ready)
    return ready.execute(values).sync()
  }

  return function drive<T>(work: Transactional<T>): T {
    let step = work.next()
    while (!step.done) {
      let result: unknown
      try {
        result = execute(step.value)
      } catch (error) {
        // The work may throw another error, but it can't go on: PostgreSQL would refuse every further statement.
        work.throw(error)
        throw error
      }
      step = work.next(result)
    }
    return step.value
  }
}
