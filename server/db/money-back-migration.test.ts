import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

test('payments that were reversed stay so, and a failed attempt before the payment does not count', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const moneyBack = files.findIndex((file) => file.includes('money-back'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, moneyBack))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into payments (id, workspace_id, connection_id, facts_by_source, source, created_at, paid_at, reversed_at, reversal_reason)
     values (?, 'w', 'c', '{}', 'invoice', 1, ?, ?, ?)`,
  )
  insert.run('a_kept', 5, null, null)
  insert.run('b_refunded', 5, 9, 'refunded')
  insert.run('c_disputed', 5, 9, 'disputed')
  insert.run('d_voided', 5, 9, 'voided')
  insert.run('e_failed_before', 5, 3, 'payment_failed')
  insert.run('f_not_paid_yet', null, 3, 'payment_failed')
  apply(files.slice(moneyBack))

  const read = raw.prepare<[], { money_back: string; reversed_at: number | null; reversal_reason: string | null }>(
    'select money_back, reversed_at, reversal_reason from payments order by id',
  )
  const stored = read.all().map((row) => [JSON.parse(row.money_back), row.reversed_at, row.reversal_reason])
  expect(stored).toEqual([
    [{}, null, null],
    [{ ended: { because: 'refunded', at: 9 } }, 9, 'refunded'],
    [{ disputes: { earlier: { isKept: false, at: 9 } } }, 9, 'disputed'],
    [{ ended: { because: 'voided', at: 9 } }, 9, 'voided'],
    [{ ended: { because: 'payment_failed', at: 3 } }, null, null],
    [{ ended: { because: 'payment_failed', at: 3 } }, 3, 'payment_failed'],
  ])
})
