import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { prepared, type Transactional, type Tx } from './database.ts'
import { type Column, getTableColumns, is, placeholder, SQL, sql } from './sql.ts'

type Values = Record<string, unknown>

/**
 * Inserts one row of a table. The statement is built once per database: with dozens of columns, building it costs more than running
 * it. What is left out gets the column's default, or is null. With `keepsExisting`, a row that is there already stays as it is.
 */
export function preparedInsert<T extends SQLiteTable>(table: T, { keepsExisting = false } = {}) {
  const columns = columnsOf(table)
  const values = Object.fromEntries([...columns].map(([name, column]) => [name, insertedAs(name, column)]))
  // Safe: there is a value for each column.
  const insert = prepared((tx) => {
    const statement = tx.insert(table).values(values as T['$inferInsert'])
    return keepsExisting ? statement.onConflictDoNothing() : statement
  })
  return function* insertRow(tx: Tx, row: T['$inferInsert']): Transactional<void> {
    const given: Values = row
    const valueOf = (name: string, column: Column) => (given[name] === undefined ? defaultValueOf(column) : given[name])
    const encoded = [...columns].map(([name, column]) => [name, encode(column, valueOf(name, column))])
    yield* insert(tx, Object.fromEntries(encoded))
  }
}

/** Changes rows of a table. The statement is built once for each set of columns that is changed. `where` has placeholders. */
export function preparedUpdate<T extends SQLiteTable>(table: T, where: SQL | undefined) {
  const columns = columnsOf(table)
  const updates = new Map<string, ReturnType<typeof build>>()

  function build(names: readonly string[]) {
    const values = Object.fromEntries(names.map((name) => [name, sql`${placeholder(`to ${name}`)}`]))
    // Safe: only names of columns are looked up.
    return prepared((tx) =>
      tx
        .update(table)
        .set(values as Partial<T['$inferInsert']>)
        .where(where),
    )
  }

  return function* updateRows(tx: Tx, key: Values, changes: Partial<T['$inferInsert']>): Transactional<void> {
    const given = Object.entries(changes as Values).filter(([, value]) => value !== undefined)
    const names = given.map(([name]) => name)
    const update = updates.get(names.join()) ?? build(names)
    updates.set(names.join(), update)
    const encoded = given.map(([name, value]) => [`to ${name}`, encode(columns.get(name), value)])
    yield* update(tx, { ...key, ...Object.fromEntries(encoded) })
  }
}

const columnsOf = (table: SQLiteTable) => new Map<string, Column>(Object.entries(getTableColumns(table)))

const defaultInSql = ({ default: value }: Column) => (is(value, SQL) ? value : undefined)

const defaultValueOf = (column: Column): unknown => (defaultInSql(column) ? null : column.default)

function insertedAs(name: string, column: Column): SQL {
  const inSql = defaultInSql(column)
  return inSql ? sql`coalesce(${placeholder(name)}, ${inSql})` : sql`${placeholder(name)}`
}

function encode(column: Column | undefined, value: unknown): unknown {
  if (!column) throw new Error('A value has no column.')
  return value === null || value === undefined ? null : column.mapToDriverValue(value)
}
