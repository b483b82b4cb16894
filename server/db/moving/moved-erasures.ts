import type { Client } from 'pg'
import type { Erasure } from '../erasure-ledger.ts'
import { erasuresToRecord } from '../schema/backups.ts'
import { getTableName } from '../sql.ts'
import { BATCH_ROWS_MAX, type MovedTable, type Row, type Side } from './moved-table.ts'

/** SQLite's erasures are in the ledger, PostgreSQL's in this table: see `schema/backups.ts`. */
export const ERASURES_TABLE = getTableName(erasuresToRecord)

type Values = Record<string, string | null>

const valuesOf = ({ kind, subject, workspaceId, reason, at }: Erasure): Values => ({
  kind,
  subject,
  workspace_id: workspaceId,
  reason,
  at: String(new Date(at).getTime()),
})

/** The same side, but it has these rows for what is erased. */
export const withErasures = (side: Side, erasures: readonly Erasure[]): Side => ({
  ...side,
  async *read(table) {
    if (table.name !== ERASURES_TABLE) return yield* side.read(table)
    for (let first = 0; first < erasures.length; first += BATCH_ROWS_MAX)
      yield erasures
        .slice(first, first + BATCH_ROWS_MAX)
        .map((erasure, index) => rowOf(table, erasure, first + index + 1))
  },
})

function rowOf({ columns, key }: MovedTable, erasure: Erasure, number: number): Row {
  const values = valuesOf(erasure)
  return [String(number), ...columns.map(({ name }) => (name === key ? String(number) : (values[name] ?? null)))]
}

type Stored = Omit<Erasure, 'at'> & { at: string }

const LIST =
  'select kind, subject, workspace_id as "workspaceId", reason, at::text as at from erasures_to_record order by key'

/** Those that PostgreSQL knows, oldest first. */
export async function listErasuresOf(client: Client): Promise<Erasure[]> {
  const { rows } = await client.query<Stored>(LIST)
  return rows.map((row) => ({ ...row, at: new Date(Number(row.at)).toISOString() }))
}
