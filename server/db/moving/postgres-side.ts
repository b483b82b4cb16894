import type { Client } from 'pg'
import { connectApart, StatementRefused, withoutValues } from '../postgres/pool.ts'
import { MoveError } from './move.errors.ts'
import {
  BATCH_CHARACTERS_MAX,
  BATCH_ROWS_MAX,
  charactersIn,
  type MovedTable,
  quoted,
  type Row,
  type Side,
} from './moved-table.ts'

const FIRST_ROWS = 50

/** A connection whose statements take as long as they need, whatever the database or its user is set to. */
export async function connectPatiently(url: string): Promise<Client> {
  const client = await connectApart(url)
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  return client
}

/** What the database refuses, as elsewhere. Errors of files and of stores must not come here: they look like those of connections. */
export const plainly = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw withoutValues(error)
  })

export const postgresSide = (client: Client): Side => ({
  async *read(table) {
    await client.query('begin isolation level repeatable read read only')
    try {
      await client.query(`declare moved no scroll cursor for ${selectOf(table)}`)
      for (let count = FIRST_ROWS; ;) {
        const rows = await fetchRows(client, count)
        if (rows.length === 0) return
        yield rows
        const largest = Math.max(1, ...rows.map(charactersIn))
        count = Math.max(1, Math.min(BATCH_ROWS_MAX, Math.floor(BATCH_CHARACTERS_MAX / largest)))
      }
    } catch (error) {
      throw withoutValues(error)
    } finally {
      await client.query('rollback').catch(() => {})
    }
  },

  /**
   * The triggers of the table rest meanwhile: what they would count and check is moved as well. References are checked all
   * the same.
   */
  async fill(table, batches) {
    const insert = insertOf(table)
    try {
      await client.query('begin')
      await client.query(`alter table ${quoted(table.name)} disable trigger user`)
      for await (const rows of batches) await client.query(insert, columnsOf(rows))
      await client.query(`alter table ${quoted(table.name)} enable trigger user`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw explained(withoutValues(error), table)
    }
  },
})

const explained = (error: unknown, { name }: MovedTable): unknown =>
  error instanceof StatementRefused
    ? new MoveError(`The database doesn’t take the table ${name} (${error.message}). Mend that, and move again.`)
    : error

function selectOf({ name, columns, key }: MovedTable): string {
  const number = quoted(key ?? 'inserted')
  const list = columns.map((column) => (column.kind === 'truth' ? `${quoted(column.name)}::int` : quoted(column.name)))
  return `select ${[number, ...list].join(', ')} from ${quoted(name)} order by ${number}`
}

/** Every value as the text that the database sends. */
async function fetchRows(client: Client, count: number): Promise<Row[]> {
  const { rows } = await client.query<(string | null)[]>({
    text: `fetch ${count} from moved`,
    rowMode: 'array',
    types: { getTypeParser: () => (value: string) => value },
  })
  return rows
}

const ARRAYS = { text: 'text[]', number: 'bigint[]', truth: 'int[]' }

/** Takes one array for each column. */
function insertOf({ name, columns }: MovedTable): string {
  const arrays = ['bigint[]', ...columns.map(({ kind }) => ARRAYS[kind])].map((type, index) => `$${index + 1}::${type}`)
  const values = columns.map(({ kind }, index) => (kind === 'truth' ? `v${index + 1}::boolean` : `v${index + 1}`))
  const names = ['inserted', ...columns.map((column) => column.name)].map(quoted)
  return `insert into ${quoted(name)} (${names.join(', ')}) overriding system value
    select ${['v0', ...values].join(', ')} from unnest(${arrays.join(', ')}) as moved(${arrays.map((_, index) => `v${index}`).join(', ')})`
}

const columnsOf = (rows: readonly Row[]): (string | null)[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null))
