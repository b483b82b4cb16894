import type { QueryPromise } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

export type Sql = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>

/** A statement with placeholders, and the values to run it with this time. */
export type PreparedCall = { build: (sql: Sql) => QueryPromise<unknown>; values: Record<string, unknown> }

/**
 * Database work as a generator that yields statements. Whoever drives it decides how: SQLite runs each statement at once,
 * an asynchronous database would await it. A generator cannot await, so no network call can ever sit inside a
 * transaction, and no other request's statement can slip in between two of ours.
 */
export type Work<T> = Generator<QueryPromise<unknown> | PreparedCall, T, unknown>

/** `const rows = yield* run(sql.select()…)`: one statement and its typed result. */
export function* run<T>(statement: QueryPromise<T>): Work<T> {
  // Safe: the drivers answer a yielded statement with that statement's own result.
  return (yield statement) as T
}

/**
 * For what every request reads: the statement is built once for each database, with `placeholder('name')` where a value
 * stands, and run with the values each time. It costs about half of building it anew.
 */
export function prepared<T>(build: (sql: Sql) => QueryPromise<T>) {
  // `sql` is not used: asking for it keeps prepared statements inside database work, like all others.
  return function* runPrepared(_sql: Sql, values: Record<string, unknown>): Work<T> {
    // Safe: as in `run`.
    return (yield { build, values }) as T
  }
}

export type Database = {
  /** All of the work's writes land, or none; a throw inside rolls back and rejects. Never nested. */
  transaction<T>(work: (sql: Sql) => Work<T>): Promise<T>
  /** Reads only, of one moment. */
  read<T>(work: (sql: Sql) => Work<T>): Promise<T>
  /** Copies the log into the file and closes; the database cannot be used any more. */
  close(): void
  /** Throws when the database does not answer. */
  ping(): void
  /** Another number as soon as this process has changed any row: what was read while it stood still holds. */
  changeCount(): number
}

type SyncStatement = { _prepare(): SyncPrepared }
type SyncPrepared = { execute(values?: Record<string, unknown>): { sync(): unknown } }

// Safe for drizzle's synchronous SQLite statements only; the database contract suite covers each kind.
const asSync = (statement: QueryPromise<unknown>) => statement as unknown as SyncStatement

/** Runs work on a synchronous driver. A statement's failure is thrown inside the work, which may catch it. */
export function createSyncDriver(sql: Sql) {
  const preparedOnce = new Map<PreparedCall['build'], SyncPrepared>()

  function execute(statement: QueryPromise<unknown> | PreparedCall): unknown {
    if (!('build' in statement)) return asSync(statement)._prepare().execute().sync()
    const { build, values } = statement
    const ready = preparedOnce.get(build) ?? asSync(build(sql))._prepare()
    preparedOnce.set(build, ready)
    return ready.execute(values).sync()
  }

  return function drive<T>(work: Work<T>): T {
    let step = work.next()
    while (!step.done) {
      let result: unknown
      try {
        result = execute(step.value)
      } catch (error) {
        step = work.throw(error)
        continue
      }
      step = work.next(result)
    }
    return step.value
  }
}
