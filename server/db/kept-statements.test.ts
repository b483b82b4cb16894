import Sqlite from 'better-sqlite3'
import { eq } from '#server/db/sql.ts'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { string, table } from './columns.ts'
import { createHandle, keepingStatements } from './kept-statements.ts'

function setUp() {
  const raw = new Sqlite(':memory:')
  raw.exec('create table notes (words text not null)')
  return { raw, keeping: keepingStatements(raw) }
}

test('a statement is compiled once for its text, and runs as if it were new', () => {
  const { keeping } = setUp()
  const insert = keeping.prepare('insert into notes values (?)')
  insert.run('one')
  expect(keeping.prepare('insert into notes values (?)')).toBe(insert)
  insert.run('two')
  expect(keeping.prepare('select words from notes order by words').pluck().all()).toEqual(['one', 'two'])
})

test('one that was not used for long is let go, and one that is used stays', () => {
  const { keeping } = setUp()
  const text = (number: number) => `select words from notes limit ${number}`
  const [used, unused] = [keeping.prepare(text(0)), keeping.prepare(text(1))]
  for (let number = 2; number <= 600; number += 1) {
    keeping.prepare(text(number))
    keeping.prepare(text(0))
  }
  expect(keeping.prepare(text(0))).toBe(used)
  expect(keeping.prepare(text(1))).not.toBe(unused)
})

test('a long list is not kept', () => {
  const { keeping } = setUp()
  const text = `select words from notes where words in (${Array(5000).fill("''").join(', ')})`
  expect(keeping.prepare(text)).not.toBe(keeping.prepare(text))
})

test('a statement that is kept sees a table that was changed since, in a transaction too', () => {
  const { raw, keeping } = setUp()
  keeping.prepare('select * from notes').all()
  raw.exec("alter table notes add column tone text not null default 'warm'")
  keeping.transaction(() => keeping.prepare('insert into notes (words) values (?)').run('one'))()
  expect(keeping.prepare('select * from notes').all()).toEqual([{ words: 'one', tone: 'warm' }])
})

const notes = table('notes', { words: string('words').notNull() })

test('a handle hides its values from the plan, and stores them as they are', () => {
  const { raw } = setUp()
  const handle = createHandle(raw)
  handle.insert(notes).values({ words: '+1' }).run()
  const select = handle.select().from(notes).where(eq(notes.words, '+1'))
  expect(select.toSQL().sql).toContain('= +?')
  expect(select.all()).toEqual([{ words: '+1' }])
})

test('only these indexes are limited to one literal value, which their statements must name', () => {
  const { raw } = openTestDatabase()
  const limited = raw
    .prepare<[], string>(`select name from sqlite_master where type = 'index' and sql like '% where %= ''%'`)
    .pluck()
  expect(limited.all().toSorted()).toEqual([
    'email_messages_one_on_its_way',
    // Nothing reads by these two and by that of suggestions: they only keep a second row out.
    'email_messages_one_report',
    'invitations_one_pending',
    'payments_on_hold',
    'payments_planned',
    'request_batch_rows_planned',
    'spelling_suggestions_one_open',
    'stripe_events_dead',
    'testimonials_needing_owner',
    'testimonials_to_remind',
    'testimonials_waiting_for_sign_off',
  ])
})
