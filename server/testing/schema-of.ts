import type Sqlite from 'better-sqlite3'
import type { Pool } from 'pg'

/** What both databases must have alike. Kinds are those of `columns.ts`, as far as a database tells them. */
export type TableShape = {
  /** `name kind`, and whether it may be null. */
  columns: string[]
  primaryKey: string[]
  /** `name(columns)`; those of unique columns are named by each database in its own way. */
  indexes: string[]
  /** Columns that must be unique, alone or together, whatever the index is called. */
  unique: string[]
  /** `column -> table(column)`, and what happens when that row is deleted. */
  references: string[]
}
export type Shapes = Record<string, TableShape>

/** Columns of PostgreSQL that stand for what SQLite has of its own. */
const OWN_OF_POSTGRES = 'inserted'

const shapeOf = (found: TableShape): TableShape => ({
  columns: found.columns.toSorted(),
  primaryKey: found.primaryKey,
  indexes: found.indexes.toSorted(),
  unique: found.unique.toSorted(),
  references: found.references.toSorted(),
})

// Both keep truth values, instants and numbers in whole numbers; only PostgreSQL has a type for the first.
const SQLITE_KINDS: Record<string, string> = { TEXT: 'text', INTEGER: 'number' }
const POSTGRES_KINDS: Record<string, string> = { text: 'text', bigint: 'number', boolean: 'number' }

type Named = { name: string }

export function shapesOfSqlite(raw: Sqlite.Database): Shapes {
  const rows = <Row>(statement: string, ...values: unknown[]): Row[] =>
    raw.prepare<unknown[], Row>(statement).all(...values)
  const tables = rows<Named>(
    `select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' and name not like 'testimonial\\_words%' escape '\\'`,
  )
  const shapes = tables.map(({ name }) => {
    const columns = rows<{ name: string; type: string; notnull: number; pk: number }>(
      'select name, type, "notnull", pk from pragma_table_info(?)',
      name,
    )
    const indexes = rows<{ name: string; unique: number; origin: string }>(
      'select name, "unique", origin from pragma_index_list(?)',
      name,
    ).map((index) => ({
      ...index,
      columns: rows<{ name: string | null }>('select name from pragma_index_info(?) order by seqno', index.name).map(
        (column) => column.name ?? 'expression',
      ),
    }))
    const references = rows<{ from: string; table: string; to: string; on_delete: string }>(
      'select "from", "table", "to", on_delete from pragma_foreign_key_list(?)',
      name,
    )
    const shape = {
      columns: columns.map(
        (column) =>
          `${column.name} ${SQLITE_KINDS[column.type]}${column.notnull === 1 || column.pk > 0 ? '' : ' or null'}`,
      ),
      primaryKey: columns
        .filter(({ pk }) => pk > 0)
        .toSorted((one, other) => one.pk - other.pk)
        .map((column) => column.name),
      indexes: indexes
        .filter((index) => index.origin === 'c' && !index.name.endsWith('_unique'))
        .map((index) => `${index.name}(${index.columns.join(', ')})`),
      unique: indexes
        .filter((index) => index.unique === 1 && index.origin !== 'pk')
        .map((index) => index.columns.join(', ')),
      references: references.map(
        ({ from, table, to, on_delete }) => `${from} -> ${table}(${to}) ${on_delete.toLowerCase()}`,
      ),
    }
    return [name, shapeOf(shape)] as const
  })
  return Object.fromEntries(shapes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export async function shapesOfPostgres(pool: Pool): Promise<Shapes> {
  const rows = async <Row extends object>(statement: string): Promise<Row[]> => (await pool.query<Row>(statement)).rows
  type Column = { table: string; name: string; type: string; nullable: string }
  const columns = await rows<Column>(
    `select c.table_name as table, c.column_name as name, c.data_type as type, c.is_nullable as nullable
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.ordinal_position`,
  )
  type Index = { table: string; name: string; unique: boolean; primary: boolean; columns: string[] }
  const indexes = await rows<Index>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, i.indisunique as unique,
       i.indisprimary as primary,
       array(select coalesce(a.attname::text, 'expression') from unnest(i.indkey) with ordinality as k(number, place)
         left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number and k.number > 0 order by k.place) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  )
  type Reference = { table: string; column: string; to: string; toColumn: string; action: string }
  const references = await rows<Reference>(
    `select f.conrelid::regclass::text as table, a.attname::text as column, f.confrelid::regclass::text as to,
       b.attname::text as "toColumn", f.confdeltype as action
     from pg_constraint f
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1] where f.contype = 'f'`,
  )
  const actions: Record<string, string> = { a: 'no action', c: 'cascade', n: 'set null', r: 'restrict' }
  const names = [...new Set(columns.map(({ table }) => table))].toSorted()
  return Object.fromEntries(
    names.map((table) => {
      const isOf = <Row extends { table: string }>(row: Row) => row.table === table
      const own = indexes.filter(isOf)
      const shape = {
        columns: columns
          .filter((column) => isOf(column) && column.name !== OWN_OF_POSTGRES)
          .map(({ name, type, nullable }) => `${name} ${POSTGRES_KINDS[type]}${nullable === 'YES' ? ' or null' : ''}`),
        primaryKey: own.find(({ primary }) => primary)?.columns ?? [],
        indexes: own
          .filter(({ name, primary }) => !primary && !name.endsWith('_unique'))
          .map((index) => `${index.name}(${index.columns.join(', ')})`),
        unique: own.filter(({ unique, primary }) => unique && !primary).map((index) => index.columns.join(', ')),
        references: references
          .filter(isOf)
          .map(({ column, to, toColumn, action }) => `${column} -> ${to}(${toColumn}) ${actions[action]}`),
      }
      return [table, shapeOf(shape)] as const
    }),
  )
}
