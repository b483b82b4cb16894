import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('webhooks that are set up already lack the event types that were added since', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const added = files.findIndex((file) => file.includes('webhook-event-types'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, added))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into connections (id, workspace_id, account_id, is_live, kind, status, connected_at)
      values (?, 'wsp_1', ?, 0, ?, ?, 1)`,
  )
  insert.run('account', 'a', 'account', 'active')
  insert.run('webhook', 'b', 'webhook', 'active')
  insert.run('unfinished', 'c', 'webhook', 'awaiting_secret')
  apply(files.slice(added))

  const types = raw.prepare<[string], string | null>('select event_types from connections where id = ?').pluck()
  expect(types.get('account')).toBeNull()
  expect(types.get('unfinished')).toBeNull()
  const known = JSON.parse(types.get('webhook') ?? '[]')
  expect(LINK_EVENT_TYPES.filter((type) => !known.includes(type))).toEqual([
    'charge.dispute.closed',
    'refund.failed',
    'credit_note.created',
    'credit_note.voided',
  ])
})
