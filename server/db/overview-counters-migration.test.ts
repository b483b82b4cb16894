import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations')
const DAY_MS = 86_400_000

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
const counters = files.findIndex((file) => file.includes('overview-counters'))

function apply(raw: Sqlite.Database, some: readonly string[]): void {
  for (const file of some)
    for (const statement of readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint'))
      raw.exec(statement)
}

function emptyUpTo(some: readonly string[]): Buffer {
  const raw = new Sqlite(':memory:')
  apply(raw, some)
  return raw.serialize()
}

const instant = fc.integer({ min: 0, max: 3 * DAY_MS })
const workspace = fc.constantFrom('v', 'w')
const row = fc.nat(5)
const answered = fc.record({ submittedAt: instant, status: fc.constantFrom('submitted', 'approved', 'rejected') })

const SOURCES_BEFORE = ['manual', 'payment', 'owner']

const stepOf = (sources: readonly string[]) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('insert' as const),
      workspace,
      source: fc.constantFrom(...sources),
      sentAt: fc.option(instant),
      submittedAt: fc.option(instant),
    }),
    fc.record({ kind: fc.constant('send' as const), row, sentAt: fc.option(instant) }),
    fc.record({ kind: fc.constant('answer' as const), row, answered }),
    fc.record({ kind: fc.constant('hide' as const), row, isPrivate: fc.nat(1), withdrawnAt: fc.option(instant) }),
    fc.record({ kind: fc.constant('erase' as const), row }),
    fc.record({ kind: fc.constant('delete' as const), row }),
  )
/** As the product erases an answer. */
const ERASED = `erased_at = 1, status = 'rejected', submitted_at = coalesce(submitted_at, 1), is_private = 1, text = '', customer_email = ''`

type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer T> ? T : never

/** Makes the changes. Each testimonial may become public, because its client agreed. */
function play(raw: Sqlite.Database, steps: readonly Step[]): void {
  raw.pragma('foreign_keys = OFF')
  const insert = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_email, source, status, text, sent_at, submitted_at, created_at)
     values (@id, @id, @workspace, 'a@b.example', @source, @status, 'Good.', @sentAt, @submittedAt, 1)`,
  )
  const agree = raw.prepare(
    `insert into consents (id, testimonial_id, workspace_id, choice, version, wording, wording_hash, locale, parts, address_hash, given_at)
     values (@id, @id, @workspace, 'public', '1', '', '', 'en', '{"name":true,"photo":true,"company":true,"answers":true}', '', 1)`,
  )
  let rows = 0
  for (const change of steps) {
    if (change.kind === 'insert') {
      const status = change.submittedAt === null ? 'pending' : 'submitted'
      const { kind: _, ...values } = change
      const inserted = { ...values, id: `t${rows++}`, status }
      insert.run(inserted)
      agree.run({ id: inserted.id, workspace: inserted.workspace })
      continue
    }
    const id = `t${change.row}`
    const set = (values: string) =>
      unlessRefused(() => raw.exec(`update testimonials set ${values} where id = '${id}' and erased_at is null`))
    if (change.kind === 'send') set(`sent_at = ${change.sentAt}`)
    if (change.kind === 'answer')
      set(`submitted_at = ${change.answered.submittedAt}, status = '${change.answered.status}', is_private = 0`)
    if (change.kind === 'hide') set(`is_private = ${change.isPrivate}, withdrawn_at = ${change.withdrawnAt}`)
    if (change.kind === 'erase') set(ERASED)
    if (change.kind === 'delete') raw.exec(`delete from testimonials where id = '${id}'`)
  }
}

/** The database refuses to publish what was withdrawn: then nothing has changed. */
function unlessRefused(change: () => void): void {
  try {
    change()
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError) || error.code !== 'SQLITE_CONSTRAINT_TRIGGER') throw error
  }
}

const keptOf = (raw: Sqlite.Database) => ({
  days: raw
    .prepare(
      `select workspace_id, day, asked, answered, answers, published from workspace_days
       where asked <> 0 or answered <> 0 or answers <> 0 or published <> 0 order by workspace_id, day`,
    )
    .all(),
  published: raw.prepare('select workspace_id, count from published_counts where count <> 0 order by 1').all(),
})

type Counted = {
  workspace_id: string
  source: string
  sent_at: number | null
  submitted_at: number | null
  shown: 0 | 1
}

/** Counts in another way: row by row, from what can be read. */
function countedOf(raw: Sqlite.Database): ReturnType<typeof keptOf> {
  const all = raw
    .prepare<[], Counted>(
      `select workspace_id, source, sent_at, submitted_at,
         exists (select 1 from public_testimonials p where p.public_id = testimonials.public_id) as shown from testimonials`,
    )
    .all()
  const days = new Map<string, Record<string, string | number>>()
  const add = ({ workspace_id }: Counted, at: number | null, figures: Record<string, number>) => {
    if (at === null) return
    const day = Math.floor(at / DAY_MS)
    const key = `${workspace_id} ${day}`
    const known = days.get(key) ?? { workspace_id, day, asked: 0, answered: 0, answers: 0, published: 0 }
    for (const [name, count] of Object.entries(figures)) known[name] = Number(known[name]) + count
    days.set(key, known)
  }
  const published = new Map<string, number>()
  for (const each of all) {
    const { source, sent_at: sentAt, submitted_at: submittedAt, shown, workspace_id: id } = each
    if (source !== 'owner' && source !== 'link')
      add(each, sentAt ?? submittedAt, { asked: 1, answered: submittedAt === null ? 0 : 1 })
    if (source !== 'owner') add(each, submittedAt, { answers: 1 })
    if (shown === 1) add(each, submittedAt, { published: 1 })
    if (shown === 1) published.set(id, (published.get(id) ?? 0) + 1)
  }
  return {
    days: [...days]
      .filter(([, { asked, answers, published: shown }]) => asked || answers || shown)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([, day]) => day),
    published: [...published].toSorted().map(([workspace_id, count]) => ({ workspace_id, count })),
  }
}

test('the counters of the overview are what counting would say, whatever happens, before and after they are there', () => {
  const before = emptyUpTo(files.slice(0, counters))
  const after = emptyUpTo(files)
  fc.assert(
    fc.property(fc.array(stepOf([...SOURCES_BEFORE, 'link']), { maxLength: 40 }), (steps) => {
      const kept = new Sqlite(after)
      play(kept, steps)
      expect(keptOf(kept)).toEqual(countedOf(kept))
      kept.close()
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.array(stepOf(SOURCES_BEFORE), { maxLength: 30 }), (steps) => {
      const old = new Sqlite(before)
      play(old, steps)
      apply(old, files.slice(counters))
      expect(keptOf(old)).toEqual(countedOf(old))
      old.close()
    }),
    { numRuns: 30 },
  )
})
