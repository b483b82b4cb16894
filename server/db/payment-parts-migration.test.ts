import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const statementsOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')

/** Facts as they were stored before parts were known, which only said whether a payment is a deposit. */
const facts = (over: object) => ({ paidAt: 1, amount: 100, currency: 'eur', isDeposit: false, wish: null, ...over })

test('payments from before say the same part as they did', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const parts = files.findIndex((file) => file.includes('payment-parts'))
  const raw = new Sqlite(':memory:')
  const apply = (some: readonly string[]) => {
    for (const file of some) for (const statement of statementsOf(file)) raw.exec(statement)
  }
  apply(files.slice(0, parts))
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into payments (id, workspace_id, connection_id, facts_by_source, source, created_at) values (?, 'w', 'c', ?, 'invoice', 1)`,
  )
  const before = {
    a_deposit: { invoice: facts({ isDeposit: true }), session: facts({}) },
    b_final: { invoice: facts({ isDeposit: true, wish: 'final' }) },
    c_skipped: { session: facts({ wish: 'skip' }), owner: { email: 'ana@client.example', name: null } },
    d_erased: {},
  }
  for (const [id, sources] of Object.entries(before)) insert.run(id, JSON.stringify(sources))
  apply(files.slice(parts))

  const stored = raw.prepare<[], string>('select facts_by_source from payments order by id').pluck().all()
  const plain = {
    paidAt: 1,
    amount: 100,
    currency: 'eur',
    saidPart: null,
    wordings: [],
    line: null,
    isSkipWished: false,
  }
  const said = (part: string, by: string, words: string) => ({ part, by, isWeak: false, words })
  expect(stored.map((json): unknown => JSON.parse(json))).toEqual([
    { invoice: { ...plain, saidPart: said('first', 'words', '') }, session: plain },
    { invoice: { ...plain, saidPart: said('last', 'metadata', 'testimonial: final') } },
    { session: { ...plain, isSkipWished: true }, owner: { email: 'ana@client.example', name: null } },
    {},
  ])
})
