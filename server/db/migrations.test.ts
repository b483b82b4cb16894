import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySettings, DataFolderInUse, openDataFolder } from './sqlite.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const SCHEMA = join(import.meta.dirname, 'schema')
const migrations = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()

const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

function migrated(files: readonly string[]): Sqlite.Database {
  const raw = new Sqlite(':memory:')
  for (const file of files) for (const statement of statementsOf(file)) raw.exec(statement)
  return raw
}

function describeTables(raw: Sqlite.Database) {
  const tables = raw
    .prepare<[], { name: string }>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
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
        foreignKeys: raw.pragma(`foreign_key_list(${name})`),
        indexes: raw
          .prepare(
            `select name, replace(replace(sql, '"', ''), '\`', '') as sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null order by name`,
          )
          .all(name),
      },
    ]),
  )
}

describe('migrations', () => {
  test('apply one after the other, each to the result of those before it', () => {
    for (let count = 1; count <= migrations.length; count += 1) {
      const raw = migrated(migrations.slice(0, count))
      expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
      raw.close()
    }
  })

  test('end at the schema that the code is written against', async () => {
    const parts: object[] = await Promise.all(readdirSync(SCHEMA).map((file) => import(join(SCHEMA, file))))
    expect(parts.length).toBeGreaterThan(0)
    const nothing = await generateSQLiteDrizzleJson({})
    const schema = await generateSQLiteDrizzleJson(Object.assign({}, ...parts))
    const statements = await generateSQLiteMigration(nothing, schema)
    const wanted = new Sqlite(':memory:')
    for (const statement of statements) wanted.exec(statement)
    expect(describeTables(migrated(migrations))).toEqual(describeTables(wanted))
  })

  test('leave what was public before clients had a say in it as public as it was, the pictures too', () => {
    const before = migrations.findIndex((file) => file.startsWith('0010'))
    const raw = migrated(migrations.slice(0, before))
    raw.pragma('foreign_keys = OFF')
    const answer = `insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, source, status, text, is_private, submitted_at, created_at)`
    raw.exec(`
      ${answer} values ('agreed', 'p1', 'w', 'Ana', 'a@x.example', 'manual', 'submitted', 'One.', 0, 1, 1),
        ('vouched', 'p2', 'w', 'Bo', '', 'owner', 'submitted', 'Two.', 0, 2, 1),
        ('ended', 'p3', 'w', 'Cy', 'c@x.example', 'manual', 'submitted', 'Three.', 0, 3, 1),
        ('asked', 'p4', 'w', 'Di', 'd@x.example', 'manual', 'sent', null, 1, null, 1);
      insert into consents (id, testimonial_id, workspace_id, choice, version, wording, wording_hash, locale, address_hash, given_at, withdrawn_at)
        values ('c1', 'agreed', 'w', 'public', 'v', 'Yes.', 'h', 'en', 'a', 1, null), ('c3', 'ended', 'w', 'public', 'v', 'Yes.', 'h', 'en', 'a', 1, 2);
      insert into attestations values ('vouched', 'w', 'u', 'I stand for it.', 'h', 'v', 1);
      update testimonials set status = 'approved' where id in ('agreed', 'vouched');
      insert into images (id, workspace_id, testimonial_id, upload_id, state, public_key, created_at, attached_at)
        values ('i1', 'w', 'agreed', 'u1', 'ready', 'k1', 1, 1), ('i2', 'w', 'vouched', 'u2', 'ready', 'k2', 1, 1);
      insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, created_at)
        values ('m1', 'w', 'asked', 'request', 'd@x.example', 'queued', 1), ('m2', 'w', 'asked', 'request', 'd@x.example', 'sent', 1)`)
    const publicRows = () =>
      raw.prepare<[], { public_id: string }>('select * from public_testimonials order by public_id').all()
    const wasPublic = publicRows()
    expect(wasPublic.map((row) => row.public_id)).toEqual(['p1', 'p2'])
    for (const file of migrations.slice(before)) for (const statement of statementsOf(file)) raw.exec(statement)

    const news = { role: null, company: null, answers: '[]', image_width: null, image_height: null, is_verified: 0 }
    expect(publicRows()).toEqual([
      { ...wasPublic[0], ...news, is_by_owner: 0 },
      { ...wasPublic[1], ...news, is_by_owner: 1 },
    ])
    for (const status of ['rejected', 'approved']) {
      raw.prepare(`update testimonials set status = ? where id in ('agreed', 'vouched')`).run(status)
    }
    expect(publicRows().map((row) => row.public_id)).toEqual(['p1', 'p2'])
    const show = (id: string) => raw.exec(`update testimonials set status = 'approved' where id = '${id}'`)
    expect(() => show('ended')).toThrow('without consent')
    expect(() => raw.exec(`update testimonials set is_company_shown = 1 where id = 'agreed'`)).toThrow(
      'without consent',
    )
    const queue = (kind: string) =>
      raw.exec(`insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, created_at)
        values ('${kind}', 'w', 'asked', '${kind}', 'd@x.example', 'queued', 2)`)
    expect(() => queue('request')).toThrow('UNIQUE')
    queue('receipt')
    expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
    raw.close()
  })

  test('make every table strict', () => {
    const tables = migrated(migrations).pragma('table_list') as { name: string; type: string; strict: number }[]
    const loose = tables.filter(
      ({ name, type, strict }) => type === 'table' && !name.startsWith('sqlite_') && strict !== 1,
    )
    expect(loose).toEqual([])
  })
})

describe('a data folder', () => {
  const inFolder = (visit: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'goodword-db-'))
    try {
      visit(join(folder, 'made', 'here'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('is made when it is not there, and keeps its data', () => {
    inFolder((folder) => {
      openDataFolder(folder).close()
      openDataFolder(folder).close()
      expect(readdirSync(folder)).toContain('goodword.db')
    })
  })

  test('makes what is searched anew once, where it was not folded as the search is', () => {
    inFolder((folder) => {
      openDataFolder(folder).close()
      const searchTexts = (statement = '') => {
        const raw = new Sqlite(join(folder, 'goodword.db'))
        raw.pragma('foreign_keys = OFF')
        raw.exec(statement)
        const texts = raw.prepare('select search_text from testimonials order by id').pluck().all()
        raw.close()
        return texts
      }
      searchTexts(`pragma user_version = 0;
        insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, search_text, status, text, submitted_at, created_at)
        values ('1', 'p1', 'w', 'JÖRG Çelik', 'Jo@client.example', 'jÖrg Çelik', 'submitted', 'Très bien', 1, 1),
               ('2', 'p2', 'w', null, 'ana@client.example', char(10) || 'ana@client.example', 'pending', null, null, 1)`)
      openDataFolder(folder).close()
      expect(searchTexts()).toEqual(['jorg celik\njo@client.example\ntres bien', 'ana@client.example'])
      searchTexts(`update testimonials set search_text = 'left alone'`)
      openDataFolder(folder).close()
      expect(searchTexts()).toEqual(['left alone', 'left alone'])
    })
  })

  test('belongs to one process at a time', () => {
    inFolder((folder) => {
      const first = openDataFolder(folder)
      expect(() => openDataFolder(folder)).toThrow(DataFolderInUse)
      first.close()
      openDataFolder(folder).close()
    })
  })

  test('writes every commit through to the disk and checks references', () => {
    const raw = new Sqlite(':memory:')
    applySettings(raw)
    expect(raw.pragma('synchronous', { simple: true })).toBe(2)
    expect(raw.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(raw.pragma('busy_timeout', { simple: true })).toBe(250)
  })
})

describe('the database itself refuses', () => {
  const ROW = `insert into testimonials (id, public_id, workspace_id, customer_email, status, text, is_private, submitted_at, created_at)
    values ('t', 'p', 'w', 'ana@client.example', 'submitted', 'Good.', 0, 1, 1)`

  function withTestimonial(): Sqlite.Database {
    const raw = migrated(migrations)
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
      `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, at) values ('e', 't', 'w', 'created', 'owner', 1)`,
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
    const empty = migrated(migrations).serialize()
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
