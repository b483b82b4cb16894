import type Sqlite from 'better-sqlite3'

const KEPT_MAX = 500
/** A longer statement contains a list of some length and rarely repeats. */
const KEPT_LENGTH_MAX = 8_000

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
