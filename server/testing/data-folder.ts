import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { jobs } from '#server/db/schema/jobs.ts'
import { databaseOn } from '#server/db/sqlite.ts'
import { type InsertRows, insertsInto, type Rows, rowsIn } from './rows.ts'

type DataFolder = {
  rows: Rows
  insertRows: InsertRows
  /** Of the emulators' database; the product's without one. */
  devRows: Rows
  /** `ok`, or what is wrong with the product's database. Reading it reads the whole file. */
  readonly integrity: unknown
}

/** Opens the databases of a data folder while the work runs, even if a process is running on them. */
export async function inDataFolder<T>(dataDir: string, work: (folder: DataFolder) => Promise<T>): Promise<T> {
  const raw = new Sqlite(join(dataDir, 'goodword.db'))
  const devPath = join(dataDir, 'dev.db')
  const devRaw = existsSync(devPath) ? new Sqlite(devPath) : raw
  try {
    const db = databaseOn(raw)
    return await work({
      rows: rowsIn(db),
      insertRows: insertsInto(db),
      devRows: rowsIn(databaseOn(devRaw)),
      get integrity() {
        return raw.pragma('integrity_check', { simple: true })
      },
    })
  } finally {
    raw.close()
    devRaw.close()
  }
}

/** The first page of a table or an index, counted from 1. */
export function firstPageOf(dataDir: string, name: string): number {
  const raw = new Sqlite(join(dataDir, 'goodword.db'), { readonly: true })
  try {
    return Number(raw.prepare('select rootpage from sqlite_master where name = ?').pluck().get(name))
  } finally {
    raw.close()
  }
}

/** The jobs that a process still has to do. */
export const queuedJobs = (dataDir: string) => inDataFolder(dataDir, ({ rows }) => rows(jobs).list())

/** Does the work while another program is writing to the product's database, and never ends. */
export async function whileLocked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const writer = new Sqlite(join(dataDir, 'goodword.db'))
  writer.exec('begin immediate')
  try {
    return await work()
  } finally {
    writer.exec('rollback')
    writer.close()
  }
}

/** Makes the database look like one of a newer version. Returns how to undo it. */
export function pretendNewerSchema(dataDir: string): () => void {
  const raw = new Sqlite(join(dataDir, 'goodword.db'))
  raw.exec(`insert into __drizzle_migrations (hash, created_at) values ('of a newer version', 1)`)
  return () => {
    raw.exec(`delete from __drizzle_migrations where hash = 'of a newer version'`)
    raw.close()
  }
}

/** The first page of the requests in the database file, counted from 1. */
export function firstPageOfRequests(dataDir: string): number {
  const database = new Sqlite(join(dataDir, 'goodword.db'))
  const page = database
    .prepare<[], number>(`select rootpage from sqlite_master where name = 'testimonials'`)
    .pluck()
    .get()
  database.close()
  if (page === undefined) throw new Error('There are no requests.')
  return page
}
