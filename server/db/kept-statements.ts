import type Sqlite from 'better-sqlite3'

const KEPT_MAX = 500
/** A longer one is a list of some length, which hardly comes again. */
const KEPT_LENGTH_MAX = 8_000

/**
 * The same database, but each statement is compiled once for its text, the last few hundred of them: to compile one costs
 * more than to run it. Only for whoever runs a text always in the same way, as drizzle does: how rows are read belongs to the statement.
 */
export function keepingStatements(raw: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>()

  function prepare(text: string): Sqlite.Statement {
    const ready = kept.get(text) ?? raw.prepare(text)
    if (text.length > KEPT_LENGTH_MAX) return ready
    // A map keeps the order in which its keys were set: the first is the one that was not used for longest.
    kept.delete(text)
    kept.set(text, ready)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return ready
  }

  // Safe: but for one method it is the database itself.
  return Object.create(raw, { prepare: { value: prepare } }) as Sqlite.Database
}
