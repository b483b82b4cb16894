import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createHarness } from '#server/testing/harness.ts'
import { retentionOf } from '#server/testing/overdue-requests.ts'
import { openTestFile } from '#server/testing/test-database.ts'
import { quantile } from './quantiles.ts'

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, requests: { type: 'string', default: '100000' } },
})
if (values.help) {
  console.log(`Measures what deleting old requests costs others: the CPU time of each transaction of one workspace whose requests have
all become too old, each with an email and three events, and of as many lines of the activity. In a file.

  npm run bench -- retention [--requests 100000]

The exit code is 1 if the longest transaction takes more than 25 ms.`)
  process.exit(0)
}

const MAX_MS = 25
const DAY_MS = 86_400_000
const requests = Number(values.requests)
const folder = mkdtempSync(join(tmpdir(), 'goodword-retention-'))
const h = await createHarness({ database: openTestFile(join(folder, 'goodword.db')) })
const { db, clock } = h.deps
const owner = await h.signUp()
const { workspaceId } = await h.services.users.getMember(owner.user.id)
fill()

const transaction = db.transaction
const cpuMs: number[] = []
const wallMs: number[] = []
db.transaction = async (work) => {
  const [begunCpu, begun] = [process.threadCpuUsage(), performance.now()]
  const result = await transaction(work)
  const { user, system } = process.threadCpuUsage(begunCpu)
  cpuMs.push((user + system) / 1000)
  wallMs.push(performance.now() - begun)
  return result
}
const begun = performance.now()
const retention = retentionOf(h, workspaceId)
let runs = 0
for (let isDone = false; !isDone; runs += 1) isDone = await retention.run()
db.transaction = transaction
const isAnyLeft = await retention.isAnyLeft()
await nextTurn()

const at = (numbers: readonly number[], share: number) => quantile(numbers, share).toFixed(1)
const line = (name: string, numbers: readonly number[]) =>
  `${name}: median ${at(numbers, 0.5)} ms, p99 ${at(numbers, 0.99)} ms, p99.9 ${at(numbers, 0.999)} ms, longest ${at(numbers, 1)} ms`
const seconds = (performance.now() - begun) / 1000
console.log(`${requests} requests in ${seconds.toFixed(0)} s, ${runs} runs, ${cpuMs.length} transactions`)
console.log(line('by the clock', wallMs))
console.log(line('CPU of the thread', cpuMs))
const slow = cpuMs.flatMap((ms, index) => (ms > MAX_MS ? [`${ms.toFixed(0)} ms: number ${index + 1}`] : []))
console.log(`${slow.length} took more than ${MAX_MS} ms of it${slow.length > 0 ? `, ${slow.join(', ')}` : ''}`)
db.close()
rmSync(folder, { recursive: true, force: true })
if (isAnyLeft) console.log('Something is left.')
process.exitCode = isAnyLeft || Number(at(cpuMs, 1)) > MAX_MS ? 1 : 0

function fill(): void {
  const { raw } = h
  const old = clock.now().getTime() - 1000 * DAY_MS
  const rows = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${requests - 1})`
  raw.pragma('foreign_keys = OFF')
  raw.exec(`create temp table made as ${rows} select i, lower(hex(randomblob(16))) as id from n`)
  raw.exec(
    `insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, status, is_private, search_text, created_at, sent_at, asked_at)
     select id, 'p' || id, '${workspaceId}', 'Client ' || i, 'client' || i || '@company' || (i % 997) || '.example', 'sent', 0,
       'client ' || i || ' client' || i || '@company' || (i % 997) || '.example', ${old} + i, ${old} + i, ${old} + i from made`,
  )
  raw.exec(
    `insert into email_messages (id, workspace_id, testimonial_id, kind, recipient, status, frozen, attempts, created_at)
     select 'm' || id, '${workspaceId}', id, 'request', 'client' || i || '@company' || (i % 997) || '.example', 'sent',
       json_object('html', hex(randomblob(1000))), 1, ${old} + i from made`,
  )
  for (const kind of ['created', 'sent', 'reminded'])
    raw.exec(
      `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, at)
       select '${kind}' || id, id, '${workspaceId}', '${kind}', 'system', ${old} + i from made`,
    )
  raw.exec(
    `insert into activity (id, workspace_id, kind, actor, at) select 'a' || id, '${workspaceId}', 'request_created', 'system', ${old} + i from made`,
  )
  raw.pragma('foreign_keys = ON')
  raw.exec('drop table made')
}
