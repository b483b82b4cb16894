import type Sqlite from 'better-sqlite3'
import type { Client } from 'pg'
import { listTableNames } from './schema-tables.ts'

/** How a column's values are written. Only PostgreSQL has a type for truth values. */
type Kind = 'text' | 'number' | 'truth'

export type MovedTable = {
  name: string
  columns: readonly { name: string; kind: Kind }[]
  /** The column that is the number of the row, where there is one. In SQLite it is the `rowid`. */
  key: string | undefined
}

/**
 * A row's number, by which rows are in order, and then the values of its columns. Both databases give the same texts: whole
 * numbers in digits, and truth values as 0 and 1.
 */
export type Row = readonly (string | null)[]

/** A database, as far as rows are moved from or to it. */
export type Side = {
  /** In order, a few at a time. */
  read(table: MovedTable): AsyncIterable<readonly Row[]>
  /** In one transaction. */
  fill(table: MovedTable, batches: AsyncIterable<readonly Row[]>): Promise<void>
}

/** Of one batch: what is read at once is in memory several times. */
export const BATCH_ROWS_MAX = 250
export const BATCH_CHARACTERS_MAX = 250_000

export const quoted = (name: string): string => `"${name}"`

export const charactersIn = (row: Row): number => row.reduce((sum, value) => sum + (value?.length ?? 0), 0)

type Found = { columns: { name: string; type: string; pk: number }[]; needs: string[] }

/**
 * Every table of the schema, those that others refer to first. Both databases have the current schema, and both are asked:
 * only one of them tells each thing.
 */
export async function describeTables(raw: Sqlite.Database, client: Client): Promise<MovedTable[]> {
  const kinds = await readKinds(client)
  const found = new Map((await listTableNames()).map((name) => [name, readTable(raw, name)]))
  return inOrder(found).map(([name, { columns }]) => {
    const known = kinds.get(name)
    const moved = columns.map((column) => ({ name: column.name, kind: known?.get(column.name) }))
    if (known?.size !== moved.length || !moved.every(hasKind))
      throw new Error(`The table ${name} is not the same in both.`)
    return { name, columns: moved, key: keyOf(columns) }
  })
}

const hasKind = <Column extends { kind: Kind | undefined }>(column: Column): column is Column & { kind: Kind } =>
  column.kind !== undefined

function readTable(raw: Sqlite.Database, name: string): Found {
  const columns = raw.prepare<[string], Found['columns'][number]>('select name, type, pk from pragma_table_info(?)')
  const needs = raw.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck()
  return { columns: columns.all(name), needs: needs.all(name) }
}

function keyOf(columns: Found['columns']): string | undefined {
  const [key, ...others] = columns.filter(({ pk }) => pk > 0)
  return key?.type === 'INTEGER' && others.length === 0 ? key.name : undefined
}

function inOrder(tables: ReadonlyMap<string, Found>): [string, Found][] {
  const ordered = new Map<string, Found>()
  while (ordered.size < tables.size) {
    const ready = [...tables].filter(
      ([name, { needs }]) => !ordered.has(name) && needs.every((needed) => needed === name || ordered.has(needed)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other, so none of them can be the first.')
    for (const [name, table] of ready) ordered.set(name, table)
  }
  return [...ordered]
}

const KINDS: Partial<Record<string, Kind>> = { text: 'text', bigint: 'number', boolean: 'truth' }

/** PostgreSQL's own number of each row is no column of the schema. */
async function readKinds(client: Client): Promise<Map<string, Map<string, Kind | undefined>>> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = current_schema() and column_name <> 'inserted'`,
  )
  const tables = new Map<string, Map<string, Kind | undefined>>()
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, Kind | undefined>()
    tables.set(table, columns.set(name, KINDS[type]))
  }
  return tables
}
