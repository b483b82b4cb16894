import { loadPgCore, orm } from '../drizzle.ts'
import type { Columns } from './sqlite-columns.ts'

/**
 * Columns of PostgreSQL. Text is compared by code point, as in SQLite. Instants are whole milliseconds since 1970, as in
 * SQLite. JSON is kept as the text that we wrote, because `jsonb` changes the order of keys and refuses some texts of
 * clients.
 */
export function postgresColumns(): Columns {
  const { bigint, boolean, check, customType, index, pgTable, pgView, primaryKey, uniqueIndex } = loadPgCore()
  const text = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
  const milliseconds = customType<{ data: Date; driverData: number }>({
    dataType: () => 'bigint',
    toDriver: (instant) => instant.getTime(),
    fromDriver: (value) => new Date(value),
  })
  const jsonText = customType<{ data: unknown; driverData: string }>({
    dataType: () => 'text collate "C"',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => JSON.parse(value),
  })
  const columns = {
    table: pgTable,
    view: pgView,
    check,
    index,
    primaryKey,
    uniqueIndex,
    string: (name: string) => text(name),
    oneOf: (name: string) => text(name),
    autoNumber: (name: string) => bigint(name, { mode: 'number' }).generatedByDefaultAsIdentity(),
    int: (name: string) => bigint(name, { mode: 'number' }),
    bool: (name: string) => boolean(name),
    instant: (name: string) => milliseconds(name),
    json: (name: string) => withJsonDefault(jsonText(name)),
  }
  // Safe: what we use of both has the same names and gives the same values.
  return columns as unknown as Columns
}

/** Drizzle can't write the default of a column that it doesn't know. */
function withJsonDefault<Builder extends { default(value: unknown): unknown }>(column: Builder): Builder {
  const setDefault = column.default.bind(column)
  column.default = (value) => setDefault(orm.sql.raw(`'${JSON.stringify(value).replaceAll("'", "''")}'`))
  return column
}
