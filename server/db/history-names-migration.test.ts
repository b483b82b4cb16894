import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('what an owner did before names were kept is the owner’s, and history still never changes', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const names = files.findIndex((file) => file.includes('names-in-history'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, names))
  raw.pragma('foreign_keys = OFF')
  raw.exec(`
    insert into users (id, identity_uid, email, first_name, last_name, time_zone, created_at)
      values ('nora', '1', 'nora@x.example', 'Nora', 'X', 'UTC', 1), ('jo', '2', 'jo@x.example', 'Jo', 'X', 'UTC', 1);
    insert into workspaces (id, owner_user_id, created_at) values ('w', 'nora', 1), ('other', 'jo', 1);
  `)
  const insert = raw.prepare(
    `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, at) values (?, 't', ?, ?, ?, 1)`,
  )
  insert.run('a', 'w', 'created', 'owner')
  insert.run('b', 'w', 'submitted', 'client')
  insert.run('c', 'w', 'sent', 'system')
  insert.run('d', 'other', 'approved', 'owner')
  apply(files.slice(names))

  const stored = raw
    .prepare('select id, actor, actor_user_id, actor_name from testimonial_events order by id')
    .raw()
    .all()
  expect(stored).toEqual([
    ['a', 'member', 'nora', null],
    ['b', 'client', null, null],
    ['c', 'system', null, null],
    ['d', 'member', 'jo', null],
  ])
  expect(() => raw.exec('update testimonial_events set at = 2')).toThrow('never changed')
})
