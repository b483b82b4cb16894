import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import type { Client } from 'pg'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { type Erasure, LEDGER_FILE, parseLedger, readLedger } from '../erasure-ledger.ts'
import { takeInstanceLock } from '../postgres/instance-lock.ts'
import { without } from '../postgres/ledger-keeping.ts'
import { examine, migrateOn } from '../postgres/migrating.ts'
import { markMoving, unmarkMoving } from '../postgres/move-marker.ts'
import { createErasuresReader } from '../sqlite.ts'
import { DATABASE_FILE, lockFolder, NoDataYet, openBesideServer, refuseUnfinished } from '../data-folder.ts'
import { compareTables, type Copied, copyTables } from './copying.ts'
import { MoveError } from './move.errors.ts'
import { describeTables, type MovedTable, quoted, type Row, type Side } from './moved-table.ts'
import { withErasures } from './moved-erasures.ts'
import { connectPatiently, plainly, postgresSide } from './postgres-side.ts'
import { releasing } from './releasing.ts'
import { sqliteSide } from './sqlite-side.ts'

export type MovedToPostgres = {
  tables: Copied[]
  /** Texts with a zero character, which PostgreSQL can't keep. They have � for it. */
  zeros: number
  /** The database was to be filled by a move that did not end. */
  isAgain: boolean
}

/**
 * Copies the stopped SQLite of a data folder into an empty PostgreSQL, which nothing starts on until all of it is there and
 * was compared. The folder is only read. Throws MoveError, and what opening each of the two throws.
 */
export const moveToPostgres = (of: {
  dataDir: string
  url: string
  failpoints: Failpoints
  images?: {
    /** Is run before anything is changed. */
    prepare: () => Promise<void>
    /** Is run once all rows are there, and before anything starts on them. */
    copy: () => Promise<void>
  }
}): Promise<MovedToPostgres> =>
  releasing(async (later) => {
    const { dataDir, url, failpoints } = of
    if (!existsSync(join(dataDir, DATABASE_FILE))) throw new NoDataYet(dataDir)
    later(lockFolder(dataDir))
    refuseUnfinished(dataDir)
    const raw = openBesideServer(dataDir, { readonly: true })
    later(() => raw.close())
    const ledger = join(dataDir, LEDGER_FILE)
    const written = parseLedger(readLedger(ledger), ledger)
    const erasures = [...written, ...without(createErasuresReader(raw)(), written)]

    later((await takeInstanceLock(url, { isShared: false })).release)
    const client = await connectPatiently(url)
    later(() => client.end())
    await of.images?.prepare()
    const filled = await plainly(fill({ client, raw, erasures, failpoints }))
    await of.images?.copy()
    failpoints.reach('move.compared')
    await plainly(unmarkMoving(client))
    return filled
  })

type Filling = { client: Client; raw: Sqlite.Database; erasures: readonly Erasure[]; failpoints: Failpoints }

async function fill({ client, raw, erasures, failpoints }: Filling): Promise<MovedToPostgres> {
  const isAgain = await prepare(client)
  failpoints.reach('move.marked')
  const tables = await describeTables(raw, client)
  if (isAgain) await empty(client, tables)
  const zeros = createZeroCount()
  const to = postgresSide(client)
  const from = zeros.without(withErasures(sqliteSide(raw), erasures))
  const copied = await copyTables({ from, to, tables, onCopied: () => failpoints.reach('move.table') })
  failpoints.reach('move.copied')
  await compareTables(to, tables, copied)
  await continueNumbers(client)
  for (const { name } of tables) await client.query(`analyze ${quoted(name)}`)
  return { tables: copied, zeros: zeros.count(), isAgain }
}

/** Leaves a database that has the current schema, and on which nothing starts. Returns whether it was one before. */
async function prepare(client: Client): Promise<boolean> {
  const { isMoving } = await examine(client, { moves: true })
  if (!isMoving) {
    await refuseFilled(client)
    await markMoving(client)
  }
  await migrateOn(client, { moves: true })
  return isMoving
}

async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename::text as name from pg_tables where schemaname = current_schema() order by tablename',
  )
  for (const { name } of rows) {
    const found = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (found.rows.length > 0)
      throw new MoveError(`The database is not empty: its table ${name} has rows. Move into an empty database.`)
  }
}

/** What is there is from a move that did not end, and nothing has started on it since. */
async function empty(client: Client, tables: readonly MovedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
}

/** PostgreSQL refuses zero characters, and the product saves � for them there. */
function createZeroCount() {
  let count = 0
  const replaced = (value: string | null) => {
    if (!value?.includes('\0')) return value
    count += 1
    return value.replaceAll('\0', '\uFFFD')
  }
  return {
    count: () => count,
    without: (side: Side): Side => ({
      ...side,
      async *read(table) {
        for await (const rows of side.read(table)) yield rows.map((row): Row => row.map(replaced))
      },
    }),
  }
}

/** Numbers that no column names. */
const SEARCH_KEYS = { sequence: 'testimonial_search_keys', table: 'testimonial_search', column: 'key' }

/** The next rows are numbered after those that are there. */
async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, table_name as table, column_name as column
     from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
  )
  for (const { sequence, table, column } of [...rows, SEARCH_KEYS]) {
    await client.query(
      `select setval($1, greatest(last, 1)) from (select max(${quoted(column)}) as last from ${quoted(table)}) as rows
       where last is not null`,
      [sequence],
    )
  }
}
