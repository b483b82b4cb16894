import { sqliteCore } from './drizzle.ts'

const { check, index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } = sqliteCore

/**
 * The only column types that our schema may use. Each decodes to the same JavaScript type on every database, so
 * supporting another dialect means another version of this file only.
 */
export const table = sqliteTable
export const view = sqliteView
export { check, index, primaryKey, uniqueIndex }

export const string = (name: string) => text(name)
export const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  text(name, { enum: values })
export const int = (name: string) => integer(name)
export const bool = (name: string) => integer(name, { mode: 'boolean' })
/** An instant with milliseconds; a `Date` in code. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()
