import type Sqlite from 'better-sqlite3'
import { getTableColumns, getTableName, type Table } from '#server/db/sql.ts'
import type { Row } from './rows.ts'

export type DatabaseFaults = {
  /** The disk is full: the database can't grow. Its pages may still have room for a few rows. */
  fillDisk(): void
  /** Every write fails. */
  refuseWrites(): void
  /** Ends both. */
  recover(): void
  /** Every statement on the table fails. Returns the repair. */
  breakTable(table: Table): () => void
  /** Drops a trigger that refuses what a test has to do. */
  dropTrigger(name: string): void
  /** All of them: nothing is refused any more, and nothing is counted. */
  dropTriggers(): void
  /** Every insert into the table fails, or every insert of a row with these values. Returns the repair. */
  refuseInserts<T extends Table>(table: T, values?: Partial<Row<T>>): () => void
}

/** What can go wrong with a database. This is the only place where tests depend on how SQLite fails. */
export const faultsIn = (raw: Sqlite.Database): DatabaseFaults => ({
  fillDisk: () => void raw.pragma('max_page_count = 1'),

  refuseWrites: () => void raw.pragma('query_only = on'),

  recover(): void {
    raw.pragma('max_page_count = 1073741823')
    raw.pragma('query_only = off')
  },

  breakTable(table: Table): () => void {
    const name = getTableName(table)
    raw.exec(`alter table ${name} rename to away`)
    return () => void raw.exec(`alter table away rename to ${name}`)
  },

  dropTrigger: (name: string) => void raw.exec(`drop trigger ${name}`),
  dropTriggers() {
    const triggers = raw.prepare<[], { name: string }>(`select name from sqlite_master where type = 'trigger'`).all()
    for (const { name } of triggers) raw.exec(`drop trigger "${name}"`)
  },

  refuseInserts<T extends Table>(table: T, values: Partial<Row<T>> = {}): () => void {
    const columns = getTableColumns(table)
    const conditions = Object.entries(values).map(([name, value]) => `new.${columns[name]?.name} = '${String(value)}'`)
    const condition = conditions.length > 0 ? `when ${conditions.join(' and ')}` : ''
    raw.exec(`create trigger refuse before insert on ${getTableName(table)} ${condition}
      begin select raise(abort, 'refused'); end`)
    return () => void raw.exec('drop trigger refuse')
  },
})
