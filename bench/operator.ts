import process from 'node:process'
import { parseArgs } from 'node:util'
import { createOperatorHarness } from '#server/testing/operators.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    testimonials: { type: 'string', default: '100000' },
    reads: { type: 'string', default: '30' },
  },
})
if (values.help) {
  console.log(`Measures what one look at the operator's page costs: the whole report, and each of its statements. There are 200 workspaces,
an email for each testimonial, 1,200 emails and 1,600 Stripe events in the last day, 40,000 images, 5,000 waiting jobs and 200 dead ones.

  npm run bench -- operator [--testimonials 100000] [--reads 30]`)
  process.exit(0)
}

const WORKSPACES = 200
const IMAGES = 40_000
const EVENTS = 50_000
const JOBS = 5_000
const DEAD = 200
const DAY_MS = 86_400_000

const testimonials = Number(values.testimonials)
const { h, report } = await createOperatorHarness()
const owner = await h.signUp()
const now = h.clock.now().getTime()
fill()

const wholeMs: number[] = []
const statements = new Map<number, number[]>()
const { db } = h.deps
const { read } = db
for (let turn = 0; turn < Number(values.reads); turn += 1) {
  let number = 0
  const note = (ms: number) => {
    const those = statements.get(number) ?? []
    statements.set(number, [...those, ms])
    number += 1
  }
  db.read = (work) => read((tx) => timing(work(tx), note))
  const began = performance.now()
  await report()
  wholeMs.push(performance.now() - began)
}
db.read = read
console.log(`the whole report: median ${median(wholeMs).toFixed(1)} ms, longest ${Math.max(...wholeMs).toFixed(1)} ms`)
const medians = [...statements.values()].map(median)
console.log(`${medians.length} statements, medians in ms: ${medians.map((ms) => ms.toFixed(2)).join(' ')}`)

/** The same work, with the time of each statement. */
function* timing<Statement, T>(work: Generator<Statement, T>, note: (ms: number) => void): Generator<Statement, T> {
  let step = work.next()
  while (!step.done) {
    const began = performance.now()
    const result = yield step.value
    note(performance.now() - began)
    step = work.next(result)
  }
  return step.value
}

function fill(): void {
  const { raw } = h
  const rows = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`
  raw.exec(
    `${rows(WORKSPACES)} insert into workspaces (id, owner_user_id, name, created_at) select 'w' || i, '${owner.user.id}', 'Brand', 1 from n`,
  )
  raw.exec(
    `${rows(testimonials)} insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, status, is_private, created_at, sent_at)
     select 't' || i, 't' || i, 'w' || (i % ${WORKSPACES}), 'Ana Ribeiro', 'ana@client.example', 'sent', 0, 1, 1 from n`,
  )
  // Two kilobytes of text: larger ones take pages of their own, which nothing here reads.
  raw.exec(
    `${rows(testimonials)} insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, frozen, attempts, created_at)
     select 'm' || i, 'w' || (i % ${WORKSPACES}), 't' || i, 'request', 'ana' || i || '@client' || (i % 9) || '.example',
       case when i < 300 then 'queued' else 'sent' end, json_object('html', hex(zeroblob(1000))), 1, ${now} - i * ${Math.floor(DAY_MS / 1200)} from n`,
  )
  raw.exec(
    `${rows(IMAGES)} insert into images (id, workspace_id, upload_id, state, bytes, created_at) select 'i' || i, 'w' || (i % ${WORKSPACES}), 'u' || i, 'ready', 50000, 1 from n`,
  )
  raw.exec(
    `${rows(EVENTS)} insert into stripe_events (source, event_id, type, is_live, occurred_at, received_at, found_by, payload, status)
     select 'link', 'e' || i, 'invoice.paid', 1, 1, ${now} - i * ${Math.floor(DAY_MS / 1600)}, 'webhook', hex(zeroblob(500)), 'done' from n`,
  )
  const job = `insert into jobs (id, kind, queue, dedupe_key, payload, run_at, attempts, died_at, last_error, created_at)`
  raw.exec(
    `${rows(JOBS)} ${job} select 'j' || i, 'emails.remind', 'email', 'j' || i, json_object('workspaceId', 'w'), ${now + DAY_MS} + i, 0, null, null, 1 from n`,
  )
  raw.exec(
    `${rows(DEAD)} ${job} select 'd' || i, 'billing.sync', 'rest', 'd' || i, json_object('customerId', 'c'), 1, 16, ${now} - i, 'No luck.', 1 from n`,
  )
}
