import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const PRODUCT = import.meta.dirname
const EMULATORS = join(import.meta.dirname, '../dev')

/** The paths of a database's migrations, oldest first. */
const migrationsOf = (folder: string) =>
  readdirSync(join(folder, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => join(folder, 'migrations', file))

const statementsOf = (path: string) => readFileSync(path, 'utf8').split('--> statement-breakpoint')

function migrated(paths: readonly string[]): Sqlite.Database {
  const raw = new Sqlite(':memory:')
  for (const path of paths) for (const statement of statementsOf(path)) raw.exec(statement)
  return raw
}

function describeTables(raw: Sqlite.Database) {
  // Without virtual tables and what they consist of: the schema can't describe them.
  const tables = raw
    .prepare<[], { name: string }>(
      `select name from pragma_table_list where type = 'table' and schema = 'main' and name not like 'sqlite_%' order by name`,
    )
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      {
        // Without their order: a column that was added later stands last in a database that was there before.
        columns: raw
          .prepare('select name, type, "notnull", dflt_value, pk from pragma_table_info(?) order by name')
          .all(name),
        foreignKeys: raw
          .prepare('select "from", "table", "to", on_delete from pragma_foreign_key_list(?) order by "from"')
          .all(name),
        indexes: raw
          .prepare(
            `select name, replace(replace(sql, '"', ''), '\`', '') as sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null order by name`,
          )
          .all(name),
      },
    ]),
  )
}

describe.each([
  ['the product', PRODUCT],
  ['the emulators', EMULATORS],
])('migrations of %s', (_, folder) => {
  const migrations = migrationsOf(folder)
  const schemaFolder = join(folder, 'schema')

  test('apply one after the other, each to the result of those before it', () => {
    for (let count = 1; count <= migrations.length; count += 1) {
      const raw = migrated(migrations.slice(0, count))
      expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
      raw.close()
    }
  })

  test('end at the schema that the code is written against', async () => {
    const parts: object[] = await Promise.all(readdirSync(schemaFolder).map((file) => import(join(schemaFolder, file))))
    expect(parts.length).toBeGreaterThan(0)
    const nothing = await generateSQLiteDrizzleJson({})
    const schema = await generateSQLiteDrizzleJson(Object.assign({}, ...parts))
    const statements = await generateSQLiteMigration(nothing, schema)
    const wanted = new Sqlite(':memory:')
    for (const statement of statements) wanted.exec(statement)
    expect(describeTables(migrated(migrations))).toEqual(describeTables(wanted))
  })

  test('make every table strict', () => {
    const tables = migrated(migrations).pragma('table_list') as { name: string; type: string; strict: number }[]
    const loose = tables.filter(
      ({ name, type, strict }) => type === 'table' && !name.startsWith('sqlite_') && strict !== 1,
    )
    expect(loose).toEqual([])
  })
})

test('what refers to a deleted row is found by an index, except in tables that stay small', () => {
  const raw = migrated(migrationsOf(PRODUCT))
  const small = new Set(['oauth_states', 'identity_challenges', 'invitations', 'suppressions'])
  const references = raw
    .prepare<[], { child: string; column: string; parent: string }>(
      `select tables.name as child, keys."from" as column, keys."table" as parent
       from pragma_table_list tables, pragma_foreign_key_list(tables.name) keys where tables.type = 'table'`,
    )
    .all()
  expect(references.length).toBeGreaterThan(50)
  const scanned = references.filter(({ child, column }) => {
    const plan = raw.prepare<[string], { detail: string }>(
      `explain query plan select 1 from "${child}" where "${column}" = ?`,
    )
    return !small.has(child) && plan.all('x').some(({ detail }) => detail.startsWith('SCAN'))
  })
  expect(scanned).toEqual([])
})

test('the search index is the only virtual table, and knows what was there before it', () => {
  const migrations = migrationsOf(PRODUCT)
  const first = migrations.findIndex((path) => path.includes('search-index'))
  const raw = migrated(migrations.slice(0, first))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_email, status, search_text, created_at) values (?, ?, ?, 'a@b.example', 'pending', ?, ?)`,
  )
  insert.run('t1', 'p1', 'w2', 'blue', 3)
  insert.run('t2', 'p2', 'w1', 'blue', 2)
  insert.run('t3', 'p3', 'w2', 'green', 1)
  for (const statement of statementsOf(migrations[first] ?? '')) raw.exec(statement)
  insert.run('t4', 'p4', 'w1', 'blue', 4)
  insert.run('t5', 'p5', 'w3', 'blue', 5)

  const virtual = raw.prepare(`select name from pragma_table_list where type = 'virtual'`).pluck().all()
  expect(virtual).toEqual(['testimonial_words'])
  const keys = raw.prepare('select testimonial_id, key from testimonial_search order by key').raw().all()
  const range = 2 ** 30
  expect(keys).toEqual([
    ['t2', range + 1],
    ['t4', range + 2],
    ['t3', 2 * range + 1],
    ['t1', 2 * range + 2],
    ['t5', 3 * range + 1],
  ])
  const found = raw.prepare(
    `select testimonial_id from testimonial_words join testimonial_search on key = testimonial_words.rowid
     where testimonial_words match '"blu" AND "lue"' order by key`,
  )
  expect(found.pluck().all()).toEqual(['t2', 't4', 't1', 't5'])
})

test('the sizes of workspaces are the same for rows from before and after they were counted', () => {
  const migrations = migrationsOf(PRODUCT)
  const first = migrations.findIndex((path) => path.includes('workspace-sizes'))
  const fill = (raw: Sqlite.Database) =>
    raw.exec(`
      insert into testimonials (id, public_id, workspace_id, customer_email, status, text, submitted_at, created_at)
        values ('t', 'p', 'w', 'a@b.example', 'submitted', 'Good.', 1, 1), ('u', 'q', 'w', 'a@b.example', 'pending', null, null, 1);
      insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, at) values ('e', 't', 'w', 'created', 'owner', 1);
      insert into testimonial_answers (testimonial_id, workspace_id, question_id, position, question, answer) values ('t', 'w', 'q', 1, 'Why?', 'So.');
      insert into testimonial_versions values ('v', 't', 'w', 'Ana', 5, 'Old.', null, null, '[]', 1, 2);
      insert into consents (id, testimonial_id, workspace_id, choice, version, wording, wording_hash, locale, address_hash, given_at)
        values ('c', 't', 'w', 'public', '1', 'words', 'hash', 'en', 'hash', 1)`)
  const sizes = (raw: Sqlite.Database) => raw.prepare('select * from workspace_sizes').raw().all()

  const before = migrated(migrations.slice(0, first))
  before.pragma('foreign_keys = OFF')
  fill(before)
  for (const statement of statementsOf(migrations[first] ?? '')) before.exec(statement)
  const after = migrated(migrations)
  after.pragma('foreign_keys = OFF')
  fill(after)
  const expected = 2 * 500 + 2 * 5 + 150 + (200 + 3) + (300 + 4) + (500 + 5)
  expect(sizes(before)).toEqual([['w', expected]])
  expect(sizes(after)).toEqual([['w', expected]])
})

describe('the database itself refuses', () => {
  const ROW = `insert into testimonials (id, public_id, workspace_id, customer_email, status, text, is_private, submitted_at, created_at)
    values ('t', 'p', 'w', 'ana@client.example', 'submitted', 'Good.', 0, 1, 1)`

  function withTestimonial(): Sqlite.Database {
    const raw = migrated(migrationsOf(PRODUCT))
    raw.pragma('foreign_keys = OFF')
    raw.exec(ROW)
    return raw
  }
  const consent = (choice: string) =>
    `insert into consents (id, testimonial_id, workspace_id, choice, version, wording, wording_hash, locale, address_hash, given_at)
     values ('c', 't', 'w', '${choice}', '1', 'words', 'hash', 'en', 'hash', 1)`
  const APPROVE = `update testimonials set status = 'approved'`

  test('a public testimonial without consent', () => {
    expect(() => withTestimonial().exec(APPROVE)).toThrow('without consent')
  })

  test('a public testimonial whose consent was to privacy, or was withdrawn', () => {
    const raw = withTestimonial()
    raw.exec(consent('private'))
    expect(() => raw.exec(APPROVE)).toThrow('without consent')
    const withdrawn = withTestimonial()
    withdrawn.exec(`${consent('public')}; update consents set withdrawn_at = 2`)
    expect(() => withdrawn.exec(APPROVE)).toThrow('without consent')
  })

  test('nothing when there is a consent', () => {
    const raw = withTestimonial()
    raw.exec(`${consent('public')}; ${APPROVE}`)
    expect(raw.prepare('select public_id from public_testimonials').all()).toEqual([{ public_id: 'p' }])
  })

  test('to show what is approved once the consent was withdrawn', () => {
    const raw = withTestimonial()
    raw.exec(`${consent('public')}; ${APPROVE}; update consents set withdrawn_at = 2`)
    expect(raw.prepare('select public_id from public_testimonials').all()).toEqual([])
    expect(() => raw.exec('update consents set withdrawn_at = null')).toThrow('only ever withdrawn')
  })

  test('to lose a consent, unless its testimonial goes too', () => {
    const raw = withTestimonial()
    raw.exec(consent('public'))
    expect(() => raw.exec('delete from consents')).toThrow('only with its testimonial')
    raw.pragma('foreign_keys = ON')
    raw.exec('delete from testimonials')
    expect(raw.prepare('select id from consents').all()).toEqual([])
  })

  test('a change of a consent or of history', () => {
    const raw = withTestimonial()
    raw.exec(consent('public'))
    expect(() => raw.exec(`update consents set wording = 'other'`)).toThrow('only ever withdrawn')
    raw.exec(
      `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, at) values ('e', 't', 'w', 'created', 'member', 1)`,
    )
    expect(() => raw.exec(`update testimonial_events set at = 2`)).toThrow('never changed')
  })

  test('a rating beyond five and an answer without words', () => {
    expect(() => withTestimonial().exec('update testimonials set rating = 6')).toThrow('CHECK')
    expect(() => withTestimonial().exec('update testimonials set text = null')).toThrow('CHECK')
  })
})

describe('the counts by status', () => {
  const status = fc.constantFrom('pending', 'sent')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), status }),
    fc.record({ kind: fc.constant('update' as const), status, row: fc.nat(9) }),
    fc.record({ kind: fc.constant('delete' as const), row: fc.nat(9) }),
  )
  const insert = (id: number, at: string) =>
    `insert into testimonials (id, public_id, workspace_id, customer_email, status, created_at) values ('t${id}', 'p${id}', 'w', 'a@b.example', '${at}', 1)`

  test('are what counting would say, whatever is inserted, changed and deleted', () => {
    const empty = migrated(migrationsOf(PRODUCT)).serialize()
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const raw = new Sqlite(empty)
        raw.pragma('foreign_keys = OFF')
        let rows = 0
        for (const change of steps) {
          if (change.kind === 'insert') raw.exec(insert(rows++, change.status))
          if (change.kind === 'update')
            raw.exec(`update testimonials set status = '${change.status}' where id = 't${change.row}'`)
          if (change.kind === 'delete') raw.exec(`delete from testimonials where id = 't${change.row}'`)
        }
        const kept = raw.prepare('select status, count from testimonial_counts where count <> 0 order by status').all()
        const counted = raw
          .prepare('select status, count(*) as count from testimonials group by status order by status')
          .all()
        raw.close()
        expect(kept).toEqual(counted)
      }),
      { numRuns: 200 },
    )
  })
})
