import type Sqlite from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { drizzle } from './drizzle.ts'

const KEPT_MAX = 500
/** A longer statement contains a list of some length and rarely repeats. */
const KEPT_LENGTH_MAX = 8_000

/** A handle for drizzle's statements, each of which is compiled once. */
export function createHandle(raw: Sqlite.Database): BetterSQLite3Database {
  const handle = drizzle(keepingStatements(raw))
  // SQLite compiles a statement again for every new value that its plan could depend on, which costs up to a hundred
  // times as much as running it. A plus in front of a value changes nothing else. An index that is limited to one literal
  // value is then used only for that literal (`sql`), not for a value.
  // Safe: the property exists, but drizzle's types hide it.
  const { dialect } = handle as unknown as { dialect: { escapeParam: () => string } }
  dialect.escapeParam = () => '+?'
  return handle
}

/**
 * The same database, but it caches the last few hundred compiled statements by their text, because compiling one costs
 * more than running it. Only for callers that always run a text in the same way, like drizzle: how rows are read is a
 * property of the statement.
 */
export function keepingStatements(raw: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>()

  function prepare(text: string): Sqlite.Statement {
    const ready = kept.get(text) ?? raw.prepare(text)
    if (text.length > KEPT_LENGTH_MAX) return ready
    // A map keeps insertion order, so the first key is the least recently used.
    kept.delete(text)
    kept.set(text, ready)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return ready
  }

  // Safe: everything but one method is the database itself.
  return Object.create(raw, { prepare: { value: prepare } }) as Sqlite.Database
}
