import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { migrateToCurrent } from '#server/db/sqlite-migrating.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const INSTALLATION = join(import.meta.dirname, 'installations/before-workspaces.db.gz')
const JOURNAL = 'meta/_journal.json'

/** A migrations folder that ends after some, like that of an older version. */
export const makeOlderMigrations = (folder: string, count: number): string =>
  copyMigrations({ from: MIGRATIONS, folder, count })

/** The first migrations of a folder, in another one. */
export function copyMigrations({ from, folder, count }: { from: string; folder: string; count: number }): string {
  const journal = JSON.parse(readFileSync(join(from, JOURNAL), 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(0, count)
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(join(from, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

/** What the installation of November 2026 has no rows of, or had renamed by then. */
const FURTHER_ROWS = `
  insert into testimonial_answers values ((select id from testimonials limit 1), (select workspace_id from testimonials limit 1), 'q', 1, 'Why?', 'So.');
  insert into testimonial_versions
    select 'version', id, workspace_id, 'Ana', 5, 'Earlier words.', null, null, '[]', 1, 2 from testimonials where text is not null limit 1;
  insert into images (id, workspace_id, testimonial_id, upload_id, state, bytes, created_at)
    select 'picture', workspace_id, id, 'upload', 'ready', 9, 1 from testimonials limit 1;
  insert into suppressions (id, address_hash, workspace_id, reason, created_at) select 'suppression', 'hash', id, 'unsubscribed', 1 from workspaces limit 1;
  insert into identity_refresh_tokens (token_hash, uid, authenticated_at, created_at) select 'token', uid, 1, 1 from identity_accounts limit 1;`

/** Testimonials are never public when they are inserted. */
const GUARD = 'testimonials_public_needs_consent_insert'

/** Fills a database of the baseline with the installation of November 2026, as far as the baseline knew its columns. */
export function fillBaseline(raw: Sqlite.Database): void {
  const source = new Sqlite(gunzipSync(readFileSync(INSTALLATION)))
  const guard = raw.prepare<[string], string>('select sql from sqlite_master where name = ?').pluck().get(GUARD) ?? ''
  raw.exec(`drop trigger ${GUARD}`)
  raw.pragma('foreign_keys = OFF')
  for (const table of tablesOf(raw)) {
    const known = new Set(columnsOf(source, table))
    const columns = columnsOf(raw, table).filter((name) => known.has(name))
    if (columns.length < columnsOf(raw, table).length) continue
    const list = columns.map((name) => `"${name}"`).join(', ')
    const insert = raw.prepare(
      `insert or replace into "${table}" (${list}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of source.prepare<[], unknown[]>(`select ${list} from "${table}"`).raw().all()) insert.run(row)
  }
  raw.exec(FURTHER_ROWS)
  raw.exec(guard)
  raw.pragma('foreign_keys = ON')
  source.close()
}

/** A database of an older version, or of this one, in a file. */
export function makeDatabase(path: string, migrationsFolder = MIGRATIONS): Sqlite.Database {
  const raw = new Sqlite(path)
  migrateToCurrent(raw, migrationsFolder)
  return raw
}

export const tablesOf = (raw: Sqlite.Database): string[] =>
  raw
    .prepare<[], string>(
      `select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite\\_%' escape '\\'
         and name not like '\\_\\_%' escape '\\' order by name`,
    )
    .pluck()
    .all()

const columnsOf = (raw: Sqlite.Database, table: string): string[] =>
  raw.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)

/** Everything that was created: tables, indexes, triggers and views, as they were written. */
export const schemaOf = (raw: Sqlite.Database): string[] =>
  raw
    .prepare<[], string>(
      `select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by sql`,
    )
    .pluck()
    .all()
