import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

function seed(dataDir: string): void {
  const program = join(import.meta.dirname, 'seed-demo.ts')
  execFileSync(process.execPath, [program], { env: { NODE_ENV: 'test', DATA_DIR: dataDir }, stdio: 'pipe' })
}

/** What was decided about payments, and how many testimonials there are. */
function readDemo(dataDir: string) {
  const db = new Database(join(dataDir, 'goodword.db'), { readonly: true })
  const payments = db
    .prepare<[], string>(
      `select p.decision || ' ' || p.decision_reason || coalesce(', ' || t.status, '')
       from payments p left join testimonials t on t.id = p.testimonial_id`,
    )
    .pluck()
    .all()
  const testimonials = db.prepare('select count(*) from testimonials').pluck().get()
  const verified = db.prepare('select count(*) from public_testimonials where is_verified').pluck().get()
  const widgets = db.prepare('select count(*) from widgets where published_at is not null').pluck().get()
  db.close()
  return { testimonials, verified, widgets, payments: payments.toSorted() }
}

test('the demo has 46 testimonials, and payments that tell each way in which one can go; a second run changes nothing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-seed-'))
  seed(dataDir)
  const first = readDemo(dataDir)
  expect([first.testimonials, first.verified, first.widgets]).toEqual([46, 8, 7])
  expect([...new Set(first.payments)]).toEqual([
    'ask checkout, pending',
    'ask invoice, pending',
    'asked checkout, approved',
    'asked invoice, approved',
    'asked invoice, sent',
    'asked invoice, submitted',
    'asked subscription, approved',
    'hold deposit',
    'hold no_email',
    'hold open_invoice',
    'skip asked_recently',
    'skip covered',
    'skip owner',
    'skip refunded',
    'skip renewal',
  ])
  expect(first.payments.filter((payment) => payment.endsWith('approved'))).toHaveLength(8)
  seed(dataDir)
  expect(readDemo(dataDir)).toEqual(first)
  rmSync(dataDir, { recursive: true })
}, 120_000)
