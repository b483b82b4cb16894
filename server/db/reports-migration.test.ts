import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('requests from before count in the month of their first email, and answers to links when they were created', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const reports = files.findIndex((file) => file.includes('reports'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, reports))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_email, status, source, text, created_at, sent_at, submitted_at)
      values (?, ?, 'wsp_1', 'ana@client.example', ?, ?, 'Good.', 10, ?, ?)`,
  )
  insert.run('emailed-twice', 'a', 'sent', 'manual', 30, null)
  insert.run('emailed-once', 'b', 'sent', 'payment', 25, null)
  insert.run('link', 'c', 'submitted', 'manual', null, 40)
  insert.run('waiting', 'd', 'pending', 'manual', null, null)
  insert.run('added', 'e', 'submitted', 'owner', null, 40)
  const email = raw.prepare(
    `insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, created_at, sent_at)
      values (?, 'wsp_1', 'emailed-twice', 'request', 'ana@client.example', 'sent', 15, ?)`,
  )
  email.run('msg_2', 30)
  email.run('msg_1', 20)
  apply(files.slice(reports))

  expect(raw.prepare('select id, asked_at from testimonials order by id').raw().all()).toEqual([
    ['added', null],
    ['emailed-once', 25],
    ['emailed-twice', 20],
    ['link', 10],
    ['waiting', null],
  ])
})
