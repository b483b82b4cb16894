import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Client } from 'pg'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { appendToLedger, type Erasure, LEDGER_FILE, parseLedger, readLedger } from '../erasure-ledger.ts'
import { takeInstanceLock } from '../postgres/instance-lock.ts'
import { refuseOlder, without } from '../postgres/ledger-keeping.ts'
import { examine, PostgresNotReady } from '../postgres/migrating.ts'
import type { SealedSecret } from '../sealed-secrets.ts'
import { applySettings } from '../sqlite.ts'
import { DATABASE_FILE, lockFolder } from '../data-folder.ts'
import { migrateToCurrent } from '../sqlite-migrating.ts'
import { compareTables, type Copied, copyTables } from './copying.ts'
import { describeTables, quoted } from './moved-table.ts'
import { ERASURES_TABLE, listErasuresOf } from './moved-erasures.ts'
import { MoveDiffers } from './move.errors.ts'
import { connectPatiently, plainly, postgresSide } from './postgres-side.ts'
import { releasing } from './releasing.ts'
import { sqliteSide } from './sqlite-side.ts'

export type StoppedPostgres = {
  /** The installation's secret, if the database has it. Otherwise it is only in the data folder. */
  sealedSecret: SealedSecret | undefined
  /** Writes all rows to a new SQLite in a folder, and the erasures that its ledger lacks to the ledger. */
  copyTo(folder: string, failpoints: Failpoints): Promise<Copied[]>
}

/**
 * Holds a PostgreSQL and its data folder while the work copies them elsewhere. They are only read. Throws what opening them
 * throws.
 */
export const withStoppedPostgres = <T>(
  { dataDir, url }: { dataDir: string; url: string },
  work: (stopped: StoppedPostgres) => Promise<T>,
): Promise<T> =>
  releasing(async (later) => {
    // Several processes on one database need no data folder.
    if (existsSync(dataDir)) later(lockFolder(dataDir))
    later((await takeInstanceLock(url, { isShared: false })).release)
    const client = await connectPatiently(url)
    later(() => client.end())
    const { known, sealedSecret } = await plainly(examineSource(client))
    const path = join(dataDir, LEDGER_FILE)
    refuseOlder({ written: parseLedger(readLedger(path), path), known, path })
    return work({ sealedSecret, copyTo: (folder, failpoints) => copyTo({ client, folder, known, failpoints }) })
  })

async function examineSource(client: Client): Promise<{ known: Erasure[]; sealedSecret: SealedSecret | undefined }> {
  const { applied, missing } = await examine(client)
  if (missing > 0) throw new PostgresNotReady({ applied, missing })
  const { rows } = await client.query<SealedSecret>('select sealed, fingerprint from sealed_secrets')
  return { known: await listErasuresOf(client), sealedSecret: rows[0] }
}

type Copying = { client: Client; folder: string; known: readonly Erasure[]; failpoints: Failpoints }

async function copyTo({ client, folder, known, failpoints }: Copying): Promise<Copied[]> {
  completeLedger(join(folder, LEDGER_FILE), known)
  writeFileSync(join(folder, DATABASE_FILE), emptyDatabase(), { mode: 0o600 })
  const raw = new Sqlite(join(folder, DATABASE_FILE))
  try {
    raw.pragma('foreign_keys = off')
    raw.pragma('secure_delete = on')
    const restoreTriggers = removeTriggers(raw)
    const tables = (await plainly(describeTables(raw, client))).filter(({ name }) => name !== ERASURES_TABLE)
    const to = sqliteSide(raw)
    const onCopied = () => failpoints.reach('move.table')
    const copied = await copyTables({ from: postgresSide(client), to, tables, onCopied })
    failpoints.reach('move.copied')
    await compareTables(to, tables, copied)
    refuseLost(raw)
    raw.transaction(() => {
      numberForSearch(raw)
      buildSearchIndex(raw)
      restoreTriggers()
    })()
    applySettings(raw)
    raw.pragma('optimize')
    raw.pragma('wal_checkpoint(TRUNCATE)')
    return copied
  } finally {
    raw.close()
  }
}

/** Made in memory, because the library that migrates hides that a disk is full. */
function emptyDatabase(): Buffer {
  const raw = new Sqlite(':memory:')
  try {
    migrateToCurrent(raw)
    return raw.serialize()
  } finally {
    raw.close()
  }
}

function completeLedger(path: string, known: readonly Erasure[]): void {
  const missing = without(known, parseLedger(readLedger(path), path))
  if (missing.length > 0) appendToLedger(path, missing)
}

/** What they would count and check is moved as well. Returns how to make them again. */
function removeTriggers(raw: Sqlite.Database): () => void {
  const triggers = raw
    .prepare<[], { name: string; sql: string }>(
      `select name, sql from sqlite_master where type = 'trigger' order by rowid`,
    )
    .all()
  for (const { name } of triggers) raw.exec(`drop trigger ${quoted(name)}`)
  return () => {
    for (const { sql } of triggers) raw.exec(sql)
  }
}

function refuseLost(raw: Sqlite.Database): void {
  const [lost] = raw.prepare<[], { table: string }>('select "table" from pragma_foreign_key_check').all()
  if (lost) throw new MoveDiffers(`The table ${lost.table} refers to rows that are not there. Report the fault.`)
}

/**
 * SQLite's search reads one range of numbers for each workspace, and PostgreSQL numbers all testimonials one after the other.
 * See the migration that makes the index.
 */
function numberForSearch(raw: Sqlite.Database): void {
  const ranges = raw
    .prepare<[], { workspaces: number; ranges: number; pairs: number }>(
      `select count(distinct workspace_id) as workspaces, count(distinct key >> 30) as ranges,
         count(distinct workspace_id || ' ' || (key >> 30)) as pairs from testimonial_search`,
    )
    .get()
  if (ranges?.pairs === ranges?.workspaces && ranges?.pairs === ranges?.ranges) return
  raw.exec(`
    create temp table numbered as
      select dense_rank() over (order by workspace_id) * 1073741824 + row_number() over (partition by workspace_id order by key)
        as key, testimonial_id, workspace_id
      from testimonial_search;
    delete from testimonial_search;
    insert into testimonial_search (key, testimonial_id, workspace_id) select key, testimonial_id, workspace_id from numbered order by key;
    drop table numbered;
  `)
}

function buildSearchIndex(raw: Sqlite.Database): void {
  raw.exec(`
    insert into testimonial_words (rowid, search_text)
      select key, search_text from testimonial_search join testimonials on testimonials.id = testimonial_id order by key
  `)
}
