import type { QueryPromise } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

export type Sql = Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>

/**
 * Database work as a generator that yields statements. Whoever drives it decides how: SQLite runs each statement at once,
 * an asynchronous database would await it. A generator cannot await, so no network call can ever sit inside a
 * transaction, and no other request's statement can slip in between two of ours.
 */
export type Work<T> = Generator<QueryPromise<unknown>, T, unknown>

/** `const rows = yield* run(sql.select()…)`: one statement and its typed result. */
export function* run<T>(statement: QueryPromise<T>): Work<T> {
  // Safe: the drivers answer a yielded statement with that statement's own result.
  return (yield statement) as T
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
}

type SyncStatement = { _prepare(): { execute(): { sync(): unknown } } }

/** Runs the work on a synchronous driver. A statement's failure is thrown inside the work, which may catch it. */
export function driveSync<T>(work: Work<T>): T {
  let step = work.next()
  while (!step.done) {
    let result: unknown
    try {
      // Safe for drizzle's synchronous SQLite statements only; the database contract suite covers each kind.
      result = (step.value as unknown as SyncStatement)._prepare().execute().sync()
    } catch (error) {
      step = work.throw(error)
      continue
    }
    step = work.next(result)
  }
  return step.value
}
