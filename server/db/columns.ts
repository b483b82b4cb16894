import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * The only kinds of column that our schema may use. Each decodes to the same JavaScript type on every database, so a
 * second dialect is a second version of this file and of nothing else.
 */
export const table = sqliteTable
export { index, primaryKey, uniqueIndex }

export const string = (name: string) => text(name)
export const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  text(name, { enum: values })
export const int = (name: string) => integer(name)
export const bool = (name: string) => integer(name, { mode: 'boolean' })
/** An instant, to the millisecond; a `Date` inside. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
