import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('what was planned with names of tags has their ids, in its own workspace', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const byId = files.findIndex((file) => file.includes('tags_by_id'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, byId))
  raw.pragma('foreign_keys = OFF')
  raw.exec(`
    insert into tags (id, workspace_id, name, folded_name, color, created_at) values
      ('tag_1', 'w', 'Café', 'cafe', 'plum', 1), ('tag_2', 'w', 'Shop', 'shop', 'blue', 1), ('tag_3', 'other', 'Shop', 'shop', 'plum', 1);
    insert into existing_imports (id, workspace_id, state, user_id, received_via, tags, total, started_at)
      values ('i', 'other', 'receiving', 'u', 'LinkedIn', '["shop"]', 1, 1);
  `)
  const insert = raw.prepare(
    `insert into request_batch_rows (batch_id, row, workspace_id, customer_email, mailbox, tags, state)
      values ('b', ?, 'w', 'ana@x.example', 'ana@x.example', ?, 'planned')`,
  )
  insert.run(1, '["Café","SHOP","deleted since"]')
  insert.run(2, '[]')
  apply(files.slice(byId))

  expect(raw.prepare('select tag_ids from request_batch_rows order by row').pluck().all()).toEqual([
    '["tag_1","tag_2"]',
    '[]',
  ])
  expect(raw.prepare('select tag_ids from existing_imports').pluck().all()).toEqual(['["tag_3"]'])
})
