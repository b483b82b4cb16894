import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { startCluster } from '../scripts/cluster/cluster.ts'
import { type Requested, runWrk } from './wrk.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
  },
})
if (values.help) {
  console.log(`Measures how many requests a second one web process answers, and two on the same database, in turns: a widget's feed as every visitor
loads it, the feed in another language, and the owner's list. Then what a visitor waits for a feed while 100 approvals a second go on. The client (wrk)
and PostgreSQL share the processors with the servers, so where these use two, two processes can't answer more; what a request costs them says whether they
would with a processor each.

  npm run bench -- processes [--rounds 9] [--seconds 2]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const TESTIMONIALS = 50
const APPROVALS_A_SECOND = 100
const APPROVING_MS = 5_000
const OWNER = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse',
  timeZone: 'UTC',
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const quantile = (numbers: readonly number[], share: number) =>
  sorted(numbers)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN
const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

const cluster = await startCluster({
  webs: 2,
  workers: 1,
  environment: { LIMIT_FACTOR: '1000', CLIENT_EMAILS_FACTOR: '1000', LOG_LEVEL: 'error' },
})

async function call<T>(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  const answer = await fetch(cluster.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** An owner whose widget shows imported testimonials, all approved. */
async function fill() {
  await call('POST', '/goodword/user/sign-up', { body: OWNER })
  const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  const { idToken: token } = await call<{ idToken: string }>('POST', signIn, {
    body: { ...OWNER, returnSecureToken: true },
  })
  const plan = { total: TESTIMONIALS, receivedVia: 'Senja', tags: '', isAttested: true }
  const { id } = await call<{ id: string }>('POST', '/goodword/import', { token, body: plan })
  const rows = Array.from({ length: TESTIMONIALS }, (_, row) => ({
    row: row + 2,
    customerName: `Client ${row}`,
    rating: 5,
    testimonial: `Never late, ${row} times. Our oil stood on the shelf for nine years next to prettier bottles.`,
  }))
  await call('PUT', `/goodword/import/${id}/rows`, { token, body: { rows } })
  await call('POST', `/goodword/import/${id}/finish`, { token, body: {} })
  for (;;) {
    const list = '/goodword/testimonial/list?pageSize=100'
    const { items } = await call<{ items: { id: string }[] }>('GET', list, { token })
    if (items.length === TESTIMONIALS) {
      const { items: widgets } = await call<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
      return { token, ids: items.map((item) => item.id), widget: widgets[0]?.id ?? '' }
    }
  }
}

const webs = cluster.members.filter(({ role }) => role === 'web').map(({ origin }) => Number(new URL(origin).port))

const TICK_MS = 10

/** Processor time of the web processes so far, in milliseconds, of all their threads. */
function usedMs(): number {
  const webProcesses = cluster.members.filter(({ role }) => role === 'web')
  const ticks = webProcesses.map((member) => {
    const fields = readFileSync(`/proc/${member.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS
}

/** Requests a second, spread over the processes, and what each cost them in microseconds. */
async function measure(ports: readonly number[], requested: Requested): Promise<{ rate: number; cost: number }> {
  const usedBefore = usedMs()
  const measured = await Promise.all(ports.map((port) => runWrk(port, requested, { seconds })))
  const answers = measured.reduce((sum, each) => sum + each.answers, 0)
  const rate = measured.reduce((sum, each) => sum + each.rate, 0)
  return { rate, cost: ((usedMs() - usedBefore) * 1000) / answers }
}

type Measured = Awaited<ReturnType<typeof measure>>

try {
  const { token, ids, widget } = await fill()
  for (const id of ids) await call('PUT', `/goodword/testimonial/${id}/approve`, { token, body: {} })
  const headers = { Host: new URL(cluster.origin).host, 'accept-encoding': 'br' }
  const kinds: Record<string, Requested> = {
    feed: { path: `/w/${widget}.json`, headers },
    'feed in German': { path: `/w/${widget}.json?lang=de`, headers },
    list: { path: '/goodword/testimonial/list?page=1&pageSize=20', headers: { ...headers, authorization: token } },
  }
  for (const [kind, requested] of Object.entries(kinds)) {
    const [one = 0] = webs
    await measure(webs, requested)
    const pairs: { one: Measured; two: Measured }[] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ one: await measure([one], requested), two: await measure(webs, requested) })
    const of = (count: 'one' | 'two', what: keyof Measured) => median(pairs.map((pair) => pair[count][what])).toFixed(0)
    const ratioOf = (what: keyof Measured) =>
      median(pairs.map(({ one: alone, two }) => two[what] / alone[what])).toFixed(2)
    console.log(
      `${kind.padEnd(16)} requests a second: one ${of('one', 'rate')}, two ${of('two', 'rate')}, ratio ${ratioOf('rate')}; microseconds of processor time each: ${of('one', 'cost')}, ${of('two', 'cost')}, ratio ${ratioOf('cost')}`,
    )
  }
  await measureWhileApproving({ token, ids, feed: `/w/${widget}.json` })
} finally {
  await cluster.end()
}

/** What a visitor waits for a feed: without, and while decisions go on through both processes. */
async function measureWhileApproving({ token, ids, feed }: { token: string; ids: readonly string[]; feed: string }) {
  const look = async () => {
    const started = performance.now()
    await (await fetch(cluster.origin + feed)).text()
    return performance.now() - started
  }
  async function lookFor(ms: number): Promise<number[]> {
    const waits: number[] = []
    for (const end = performance.now() + ms; performance.now() < end;) waits.push(await look())
    return waits
  }
  const before = await lookFor(APPROVING_MS)
  let decided = 0
  const begun = performance.now()
  const atWork = (async () => {
    const open = new Set<Promise<unknown>>()
    for (let number = 0; performance.now() - begun < APPROVING_MS; number += 1) {
      const action = Math.floor(number / ids.length) % 2 === 0 ? 'reject' : 'approve'
      const path = `/goodword/testimonial/${ids[number % ids.length]}/${action}`
      const done = call('PUT', path, { token, body: {} }).then(() => (decided += 1))
      open.add(done)
      void done.finally(() => open.delete(done)).catch(() => {})
      const dueAt = begun + ((number + 1) * 1000) / APPROVALS_A_SECOND
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
    }
    await Promise.allSettled(open)
  })()
  const during = await lookFor(APPROVING_MS)
  await atWork
  const text = (waits: readonly number[]) =>
    `median ${median(waits).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms`
  console.log(
    `feed alone: ${text(before)}; with ${(decided / (APPROVING_MS / 1000)).toFixed(0)} decisions a second: ${text(during)}`,
  )
}
