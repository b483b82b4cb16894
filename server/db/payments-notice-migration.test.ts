import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('owners of payments that are on hold already are told of them, too', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const notice = files.findIndex((file) => file.includes('payments-notice'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, notice))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into payments (id, workspace_id, connection_id, facts_by_source, source, created_at, decision)
      values (?, ?, 'c', '{}', 'invoice', 1, ?)`,
  )
  insert.run('a', 'wsp_1', 'hold')
  insert.run('b', 'wsp_1', 'hold')
  insert.run('c', 'wsp_2', 'hold')
  insert.run('d', 'wsp_3', 'asked')
  apply(files.slice(notice))

  const jobs = raw.prepare(
    'select kind, queue, dedupe_key, payload, run_at, attempts, died_at from jobs order by dedupe_key',
  )
  expect(jobs.all()).toEqual(
    ['wsp_1', 'wsp_2'].map((workspaceId) => ({
      kind: 'payments.notify-owner',
      queue: 'rest',
      dedupe_key: workspaceId,
      payload: JSON.stringify({ workspaceId }),
      run_at: 0,
      attempts: 0,
      died_at: null,
    })),
  )
})
