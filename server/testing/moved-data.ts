import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { IMAGES_FOLDER } from '#server/backup/manifest.ts'
import { type Column, getTableColumns, getTableName, type Table } from '#server/db/sql.ts'
import { DATABASE_FILE } from '#server/db/data-folder.ts'
import { migrateToCurrent } from '#server/db/sqlite-migrating.ts'
import { ERASURES_TABLE } from '#server/db/moving/moved-erasures.ts'
import { tablesIn } from '#server/db/moving/schema-tables.ts'
import { createPool } from '#server/db/postgres/pool.ts'

const SCHEMA = join(import.meta.dirname, '../db/schema')

/** By table: each row with its number, in the order of the numbers, exactly as the database has it. */
export type StoredRows = Record<string, unknown[][]>

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const columnsOf = (table: Table): Column[] => Object.values(getTableColumns(table))

const listTables = async () => (await tablesIn(SCHEMA)).toSorted((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))

/** Texts as their bytes. */
export async function rowsOfFile(dataDir: string): Promise<StoredRows> {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  const stored: StoredRows = {}
  for (const table of await listTables()) {
    const values = columnsOf(table).map(({ name }) => `typeof("${name}") || ' ' || hex("${name}")`)
    const select = raw.prepare<[], unknown[]>(
      `select rowid, ${values.join(', ')} from "${getTableName(table)}" order by rowid`,
    )
    stored[getTableName(table)] = select.raw().safeIntegers().all()
  }
  raw.close()
  return stored
}

export async function rowsOfPostgres(url: string): Promise<StoredRows> {
  const pool = createPool(url, 1)
  const stored: StoredRows = {}
  for (const table of await listTables()) {
    const values = columnsOf(table).map(({ name }) => `"${name}"::text`)
    const { rows } = await pool.query<unknown[]>({
      text: `select inserted::text as number, ${values.join(', ')} from "${getTableName(table)}" order by inserted`,
      rowMode: 'array',
    })
    stored[getTableName(table)] = rows
  }
  await pool.end()
  return stored
}

/** The next row of each table that PostgreSQL numbers itself comes after those that are there. */
export async function numbersBehind(url: string): Promise<string[]> {
  const pool = createPool(url, 1)
  const { rows: sequences } = await pool.query<{ sequence: string; table: string | null; column: string | null }>(
    `select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, a.attname::text as column
     from pg_class s left join pg_depend d on d.objid = s.oid and d.deptype = 'i'
       left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  )
  const behind: string[] = []
  for (const { sequence, table, column } of sequences) {
    const place = table === null ? '"testimonial_search"' : table
    const { rows } = await pool.query<{ isBehind: boolean }>(
      `select nextval($1) <= coalesce((select max("${column ?? 'key'}") from ${place}), 0) as "isBehind"`,
      [sequence],
    )
    if (rows[0]?.isBehind) behind.push(sequence)
  }
  await pool.end()
  return behind
}

type Reference = { from: string; table: string; to: string }

export type OddValues = { texts: readonly string[]; numbers: readonly bigint[]; rows: number }

/** A data folder whose database has rows in every table, with these values wherever nothing forbids them. */
export async function makeOddInstallation(dataDir: string, odd: OddValues): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'installation-secret'), 'a-secret')
  const raw = new Sqlite(join(dataDir, DATABASE_FILE))
  migrateToCurrent(raw)
  raw.pragma('foreign_keys = off')
  raw.pragma('synchronous = off')
  const triggers = raw
    .prepare<[], { name: string; sql: string }>(`select name, sql from sqlite_master where type = 'trigger'`)
    .all()
  for (const { name } of triggers) raw.exec(`drop trigger "${name}"`)
  const tables = await listTables()
  const valueOf = createValues(raw, tables, odd)
  for (const table of tables) {
    const name = getTableName(table)
    if (name === ERASURES_TABLE) continue
    const columns = columnsOf(table)
    const hasKey = raw.prepare(`select 1 from pragma_table_info(?) where pk = 1 and type = 'INTEGER'`).get(name)
    const names = [...(hasKey ? [] : ['rowid']), ...columns.map((column) => column.name)]
    const insert = raw.prepare(`insert into "${name}" (${quoted(names)}) values (${names.map(() => '?').join(', ')})`)
    for (let index = 0; index < odd.rows; index += 1) {
      const values = columns.map((column) => valueOf(name, column.name, index))
      // Their order is not that of the identifiers, and numbers are missing.
      insert.run(...(hasKey ? [] : [BigInt((odd.rows - index) * 7)]), ...values)
    }
  }
  for (const { sql } of triggers) raw.exec(sql)
  raw.pragma('journal_mode = wal')
  raw.close()
}

type Value = string | bigint | null

/** The value of a column in a row. Who refers to that row has the same. */
function createValues(raw: Sqlite.Database, tables: readonly Table[], { texts, numbers }: OddValues) {
  const columns = new Map(
    tables.flatMap((table) => columnsOf(table).map((column) => [`${getTableName(table)}.${column.name}`, column])),
  )
  const references = new Map(
    tables.flatMap((table) =>
      raw
        .prepare<[string], Reference>('select "from", "table", "to" from pragma_foreign_key_list(?)')
        .all(getTableName(table))
        .map((reference) => [`${getTableName(table)}.${reference.from}`, reference]),
    ),
  )
  const textColumns = new Set(
    tables.flatMap((table) =>
      raw
        .prepare<[string], string>(`select name from pragma_table_info(?) where type = 'TEXT'`)
        .pluck()
        .all(getTableName(table))
        .map((column) => `${getTableName(table)}.${column}`),
    ),
  )
  const uniques = new Set(
    tables.flatMap((table) =>
      raw
        .prepare<[string], string>(
          `select c.name from pragma_index_list(?) i, pragma_index_info(i.name) c where i."unique" = 1`,
        )
        .pluck()
        .all(getTableName(table))
        .map((column) => `${getTableName(table)}.${column}`),
    ),
  )
  const pick = <Item>(items: readonly Item[], place: string, index: number): Item | undefined =>
    items[([...place].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + index) % items.length]

  return function valueOf(table: string, name: string, index: number): Value {
    const place = `${table}.${name}`
    const reference = references.get(place)
    if (reference) return valueOf(reference.table, reference.to, index)
    if (place === 'testimonials.status') return 'pending'
    if (place === 'testimonials.rating') return BigInt(1 + (index % 5))
    if (place === 'testimonial_search.key') return BigInt(index + 1) * 1_073_741_824n + 1n
    if (place === 'testimonial_search.workspace_id') return valueOf('workspaces', 'id', index)
    const column = columns.get(place)
    const isTruth = column?.dataType === 'boolean'
    if (isTruth && column.notNull) return BigInt(index % 2)
    const isText = textColumns.has(place)
    if (uniques.has(place) || column?.primary)
      return isText ? `${(pick(texts, place, index) ?? '').slice(0, 99)} ${index}` : BigInt(index)
    if (!column?.notNull && index % 3 === 1) return null
    if (isTruth) return BigInt(index % 2)
    return (isText ? pick(texts, place, index) : pick(numbers, place, index)) ?? null
  }
}

/** Images like the first one of a data folder, with files of their own. */
export function addImages(dataDir: string, count: number): void {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE))
  const first = raw.prepare<[], { id: string }>('select * from images').get()
  if (!first) throw new Error('There is no image.')
  for (let index = 0; index < count; index += 1) {
    const id = `${first.id.slice(0, -2)}${10 + index}`
    const folder = join(dataDir, IMAGES_FOLDER, id)
    const files = ['96.webp', '192.jpg'].map((name) => ({ name, content: `${name} of ${id} `.repeat(50 + index) }))
    mkdirSync(folder)
    for (const { name, content } of files) writeFileSync(join(folder, name), content)
    const row = {
      ...first,
      id,
      upload_id: `upload-${index}`,
      public_key: null,
      attached_at: null,
      bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    }
    const names = Object.keys(row)
    raw.prepare(`insert into images (${quoted(names)}) values (${names.map((name) => `:${name}`).join(', ')})`).run(row)
  }
  raw.close()
}
