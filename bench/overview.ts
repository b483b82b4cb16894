import process from 'node:process'
import { parseArgs } from 'node:util'
import { createHarness, logToOutput } from '#server/testing/harness.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    workspaces: { type: 'string', default: '200' },
    testimonials: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '30' },
  },
})
if (values.help) {
  console.log(`Measures the server's processor time for the overview of many workspaces, each with a year of testimonials, and for reading
the signed-in user with them; and how many statements the overview is, each with its time.

  npm run bench -- overview [--workspaces 200] [--testimonials 1000] [--requests 30]`)
  process.exit(0)
}

const DAY_MS = 86_400_000
const workspaces = Number(values.workspaces)
const testimonials = Number(values.testimonials)
const requests = Number(values.requests)

const h = await createHarness({ overrides: { log: logToOutput() } })
const owner = await h.signUp()
const now = h.clock.now().getTime()
fill()

/** In milliseconds of processor time. */
async function cost(path: string): Promise<{ ms: number; bytes: number }> {
  const spent: number[] = []
  let bytes = 0
  for (let number = 0; number < requests; number += 1) {
    const before = process.cpuUsage()
    const answer = await h.app.request(path, { headers: { authorization: `Bearer ${owner.token}` } })
    bytes = (await answer.arrayBuffer()).byteLength
    const { user, system } = process.cpuUsage(before)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
    spent.push((user + system) / 1000)
  }
  return { ms: median(spent), bytes }
}

for (const path of ['/goodword/overview', '/goodword/user/me']) {
  const { ms, bytes } = await cost(path)
  console.log(`${path.padEnd(24)} ${ms.toFixed(1).padStart(7)} ms ${bytes.toLocaleString('en').padStart(10)} bytes`)
}

const statementsMs: number[] = []
const { db } = h.deps
const { read } = db
db.read = (work) => read((tx) => timing(work(tx)))
await h.services.overview.getOverview({ userId: owner.user.id })
db.read = read
const slowest = statementsMs.toSorted((one, other) => other - one).slice(0, 4)
console.log(`${statementsMs.length} statements, the slowest ${slowest.map((ms) => ms.toFixed(1)).join(', ')} ms`)

/** The same work, noting the time of each statement. */
function* timing<Statement, T>(work: Generator<Statement, T>): Generator<Statement, T> {
  let step = work.next()
  while (!step.done) {
    const began = performance.now()
    const result = yield step.value
    statementsMs.push(performance.now() - began)
    step = work.next(result)
  }
  return step.value
}

/** A year of requests in each workspace: most are sent, half are answered, and most answers are approved. */
function fill(): void {
  const { raw } = h
  const addForm = raw.prepare(
    `insert into forms (id, workspace_id, name, is_default, asks_company, asks_role, questions, created_at)
     values (?, ?, 'Client form', 1, 0, 0, '[]', 1)`,
  )
  const addWorkspace = raw.prepare(`insert into workspaces (id, owner_user_id, name, created_at) values (?, ?, ?, 1)`)
  const addMember = raw.prepare(`insert into workspace_members (workspace_id, user_id, role) values (?, ?, 'owner')`)
  const addTestimonial = raw.prepare(
    `insert into testimonials (id, public_id, workspace_id, customer_name, customer_email, status, rating, text, is_private, created_at, sent_at, submitted_at, reminds_at)
     values (@id, @id, @workspaceId, 'Ana Ribeiro', 'ana@client.example', @status, 5, @text, 0, @sentAt, @sentAt, @submittedAt, @remindsAt)`,
  )
  const addConsent = raw.prepare(
    `insert into consents (id, testimonial_id, workspace_id, choice, version, wording, wording_hash, locale, parts, address_hash, given_at)
     values (@id, @id, @workspaceId, 'public', '1', '', '', 'en', '{"name":true,"photo":true,"company":true,"answers":true}', '', 1)`,
  )
  const approve = raw.prepare(`update testimonials set status = 'approved' where id = @id`)
  const addEvent = raw.prepare(
    `insert into testimonial_events (id, testimonial_id, workspace_id, kind, actor, actor_user_id, actor_name, at)
     values (?, ?, ?, ?, ?, ?, 'Nora Feldmann', ?)`,
  )
  const addActivity = raw.prepare(
    `insert into activity (id, workspace_id, kind, actor, actor_user_id, actor_name, at) values (?, ?, 'settings_changed', 'member', ?, 'Nora', ?)`,
  )
  const text = 'Our oil stood on the shelf for nine years next to prettier bottles.'

  const fillWorkspace = raw.transaction((workspaceId: string) => {
    addWorkspace.run(workspaceId, owner.user.id, `Brand ${workspaceId}`)
    addForm.run(`frm_${workspaceId}`, workspaceId)
    addMember.run(workspaceId, owner.user.id)
    for (let number = 0; number < testimonials; number += 1) {
      const id = `${workspaceId}-${number}`
      const sentAt = now - Math.floor(((number + 0.5) / testimonials) * 365 * DAY_MS)
      const isAnswered = number % 2 === 0
      const submittedAt = isAnswered ? Math.min(now, sentAt + 2 * DAY_MS) : null
      const remindsAt = sentAt + 7 * DAY_MS
      const status = isAnswered ? 'submitted' : 'sent'
      const row = { id, workspaceId, status, text, sentAt, submittedAt, remindsAt: remindsAt > now ? remindsAt : null }
      addTestimonial.run(row)
      const events = [
        ['created', 'member'],
        ['queued', 'member'],
        ['sent', 'system'],
        ...(isAnswered ? [['submitted', 'client']] : []),
      ]
      if (isAnswered && number > 20) {
        addConsent.run({ id, workspaceId })
        approve.run({ id })
        events.push(['approved', 'member'])
      }
      for (const [kind, actor] of events)
        addEvent.run(`${id}-${kind}`, id, workspaceId, kind, actor, owner.user.id, sentAt)
    }
    for (let number = 0; number < 50; number += 1)
      addActivity.run(`${workspaceId}-a${number}`, workspaceId, owner.user.id, now - number * DAY_MS)
  })
  for (let number = 0; number < workspaces; number += 1) fillWorkspace(`w${number}`)
}
