import { sqliteCore } from '../drizzle.ts'

export type Columns = ReturnType<typeof sqliteColumns>

/** Columns of SQLite. What each is for is described in `postgresColumns` too: change both. */
export function sqliteColumns() {
  const { check, index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } = sqliteCore
  return {
    table: sqliteTable,
    view: sqliteView,
    check,
    index,
    primaryKey,
    uniqueIndex,
    string: (name: string) => text(name),
    oneOf: <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
      text(name, { enum: values }),
    /** Numbered by the database unless a number is given. Only for a primary key. */
    autoNumber: (name: string) => integer(name),
    int: (name: string) => integer(name),
    bool: (name: string) => integer(name, { mode: 'boolean' }),
    /** An instant with milliseconds; a `Date` in code. */
    instant: (name: string) => integer(name, { mode: 'timestamp_ms' }),
    json: <T>(name: string) => text(name, { mode: 'json' }).$type<T>(),
  }
}
