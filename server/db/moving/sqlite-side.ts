import type Sqlite from 'better-sqlite3'
import {
  BATCH_CHARACTERS_MAX,
  BATCH_ROWS_MAX,
  charactersIn,
  type MovedTable,
  quoted,
  type Row,
  type Side,
} from './moved-table.ts'

export const sqliteSide = (raw: Sqlite.Database): Side => ({
  async *read(table) {
    let batch: Row[] = []
    let characters = 0
    for (const values of listRows(raw, table)) {
      const row = values.map(textOf)
      batch.push(row)
      characters += charactersIn(row)
      if (batch.length < BATCH_ROWS_MAX && characters < BATCH_CHARACTERS_MAX) continue
      yield batch
      batch = []
      characters = 0
    }
    if (batch.length > 0) yield batch
  },

  async fill(table, batches) {
    const { name, columns, key } = table
    const names = [...(key === undefined ? ['rowid'] : []), ...columns.map((column) => column.name)]
    const insert = raw.prepare<(string | null)[]>(
      `insert into ${quoted(name)} (${names.map(quoted).join(', ')}) values (${names.map(() => '?').join(', ')})`,
    )
    raw.exec('begin')
    try {
      // Digits become whole numbers, because the columns are strict.
      for await (const rows of batches) for (const row of rows) insert.run(...(key === undefined ? row : row.slice(1)))
      raw.exec('commit')
    } finally {
      if (raw.inTransaction) raw.exec('rollback')
    }
  },
})

function listRows(raw: Sqlite.Database, { name, columns, key }: MovedTable): Iterable<unknown[]> {
  const number = quoted(key ?? 'rowid')
  const list = [number, ...columns.map((column) => quoted(column.name))].join(', ')
  const select = raw.prepare<[], unknown[]>(`select ${list} from ${quoted(name)} order by ${number}`)
  // Numbers of JavaScript are exact only up to 53 bits.
  return select.raw().safeIntegers().iterate()
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'bigint') return String(value)
  throw new Error('A strict table holds only whole numbers and texts.')
}
