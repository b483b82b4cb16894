import type Sqlite from 'better-sqlite3'
import { getTableColumns, getTableName, type Table } from '#server/db/sql.ts'
import type { Row } from './rows.ts'

export type DatabaseFaults = ReturnType<typeof faultsIn>

/** What can go wrong with a database. This is the only place where tests depend on how SQLite fails. */
export const faultsIn = (raw: Sqlite.Database) => ({
  /** The disk is full: the database can't grow. Its pages may still have room for a few rows. */
  fillDisk: () => void raw.pragma('max_page_count = 1'),

  /** Every write fails. */
  refuseWrites: () => void raw.pragma('query_only = on'),

  /** Ends both. */
  recover(): void {
    raw.pragma('max_page_count = 1073741823')
    raw.pragma('query_only = off')
  },

  /** Every statement on the table fails. Returns the repair. */
  breakTable(table: Table): () => void {
    const name = getTableName(table)
    raw.exec(`alter table ${name} rename to away`)
    return () => void raw.exec(`alter table away rename to ${name}`)
  },

  /** Drops a trigger that refuses what a test has to do. */
  dropTrigger: (name: string) => void raw.exec(`drop trigger ${name}`),

  /** Every insert into the table fails, or every insert of a row with these values. Returns the repair. */
  refuseInserts<T extends Table>(table: T, values: Partial<Row<T>> = {}): () => void {
    const columns = getTableColumns(table)
    const conditions = Object.entries(values).map(([name, value]) => `new.${columns[name]?.name} = '${String(value)}'`)
    const condition = conditions.length > 0 ? `when ${conditions.join(' and ')}` : ''
    raw.exec(`create trigger refuse before insert on ${getTableName(table)} ${condition}
      begin select raise(abort, 'refused'); end`)
    return () => void raw.exec('drop trigger refuse')
  },
})
