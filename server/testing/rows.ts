import { and, asc, eq, getTableName, insertion, is, isNull, type SQL, Table, type View } from '#server/db/sql.ts'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { sqliteFragments } from '#server/db/dialect/sqlite-fragments.ts'
import { sqliteCore } from '#server/db/drizzle.ts'
import { type Database, run } from '#server/db/database.ts'

type Source = Table | View
export type Row<T extends Source> = T['$inferSelect']
/** The value of each named column; null means that the column is null. */
type Where<T extends Source> = Partial<Row<T>>

export type Rows = ReturnType<typeof rowsIn>

/**
 * Reads and writes rows as tests need them: `rows(jobs, { kind: 'billing.sync' }).count()`. Without conditions it means
 * all rows of the table. Rows are listed in the order in which they were inserted, those of a view in no certain order.
 */
export const rowsIn =
  (db: Database) =>
  <T extends Source>(source: T, where: Where<T> = {}) => {
    const conditions = conditionsOf(source, where)
    // Safe: drizzle's types can't describe a table that is not known yet. Its rows are those of the table.
    const table = source as unknown as SQLiteTable
    const isTable = is(source, Table)

    async function list(): Promise<Row<T>[]> {
      const order = isTable ? [insertionOf(table)] : []
      const found = await db.read((tx) =>
        run(
          tx
            .select()
            .from(table)
            .where(conditions)
            .orderBy(...order),
        ),
      )
      return found as Row<T>[]
    }

    return {
      list,

      /** The only row; throws when there is none or several. */
      async one(): Promise<Row<T>> {
        const [row, ...others] = await list()
        if (!row || others.length > 0) throw new Error(`There are ${row ? others.length + 1 : 'no'} rows, not one.`)
        return row
      },

      /** One column of each row. */
      async values<Column extends keyof Row<T>>(column: Column): Promise<Row<T>[Column][]> {
        return (await list()).map((row) => row[column])
      },

      count: async (): Promise<number> => (await list()).length,

      /** Throws when there is no row to change. */
      async update(changes: Partial<Row<T>>): Promise<void> {
        const changed = await db.transaction((tx) => run(tx.update(table).set(changes).where(conditions).returning()))
        if (changed.length === 0) throw new Error('There is no row to change.')
      },

      async delete(): Promise<void> {
        await db.transaction((tx) => run(tx.delete(table).where(conditions)))
      },
    }
  }

// The emulators keep their rows in SQLite.
const insertionOf = (table: SQLiteTable) =>
  asc(is(table, sqliteCore.SQLiteTable) ? sqliteFragments.insertion('') : insertion(getTableName(table)))

export type InsertRows = ReturnType<typeof insertsInto>

/** Inserts rows into one table, in this order. */
export const insertsInto =
  (db: Database) =>
  async <T extends Table>(table: T, ...rows: T['$inferInsert'][]): Promise<void> => {
    // Safe, as above.
    await db.transaction((tx) => run(tx.insert(table as unknown as SQLiteTable).values(rows)))
  }

function conditionsOf<T extends Source>(source: T, where: Where<T>): SQL | undefined {
  // Safe: tables and views have their columns as properties.
  const columns = source as unknown as Record<string, Parameters<typeof eq>[0]>
  return and(
    ...Object.entries(where).map(([name, value]) => {
      const column = columns[name] as SQL
      return value === null ? isNull(column) : eq(column, value)
    }),
  )
}
