import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { signedByStripe, stripeEventBody } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    events: { type: 'string', default: '400' },
  },
})
if (values.help) {
  console.log(`Measures how many signed Stripe events the product stores durably per second while its jobs run, compared with one prepared
insert behind plain node:http, alternating, on files with synchronous=FULL; and how many it decides about per second, from the
first event to the last scheduled request. Simultaneous events share a disk write, and jobs wait while events arrive.

  npm run bench -- webhooks [--rounds 5] [--events 400]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const events = Number(values.events)
const CONNECTIONS = 16
const LAGS = 40
const SECRET = `whsec_${'a'.repeat(32)}`

type Posted = { body: string; signature: Record<string, string> }

let made = 0
function makeEvents(count: number): Posted[] {
  const at = new Date()
  return Array.from({ length: count }, () => {
    made += 1
    const [id, email, customer] = [`in_${made}`, `client${made}@client.example`, `cus_${made}`]
    const object = paidInvoice({ id, paymentIntent: `pi_${made}`, email, customer, paidAt: at.toISOString() })
    const body = stripeEventBody({ id: `evt_${made}`, at, object })
    return { body, signature: signedByStripe({ body, secret: SECRET, at }) }
  })
}

function post(agent: Agent, url: string, { body, signature }: Posted): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...signature }
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    sent.on('error', reject).end(body)
  })
}

async function perSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waiting = makeEvents(events)
  const startedAt = performance.now()
  const connection = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await post(agent, url, next)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return events / ((performance.now() - startedAt) / 1000)
}

async function call<T>(url: string, method: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: token }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  // Safe: our own endpoints, whose answers are tested.
  return (await answer.json()) as T
}

/** Adds an owner's webhook and returns its URL. */
async function linkWebhook(origin: string): Promise<string> {
  const account = { email: 'nora@studio.example', password: 'correct horse' }
  const profile = { firstName: 'Nora', lastName: 'F', timeZone: 'UTC' }
  await call(`${origin}/goodword/user/sign-up`, 'POST', { ...account, ...profile })
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`
  const { idToken } = await call<{ idToken: string }>(signIn, 'POST', { ...account, returnSecureToken: true })
  const added = await call<{ id: string; webhookUrl: string }>(
    `${origin}/goodword/stripe/webhook-connections`,
    'POST',
    { name: 'Mine' },
    idToken,
  )
  const secret = `${origin}/goodword/stripe/connections/${added.id}/secret`
  await call(secret, 'PUT', { signingSecret: SECRET }, idToken)
  return `${origin}${OWN_WEBHOOK_PATH}/${added.webhookUrl.split('/').at(-1)}`
}

const folder = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
const product = await startProduct({ dataDir: folder, environment: { LIMIT_FACTOR: '1000' } })
const bare = fork(join(import.meta.dirname, 'bare-webhook-server.ts'), [folder])
const [bareUrl] = (await once(bare, 'message')) as [string]
const ours = await linkWebhook(product.origin)
const raw = new Sqlite(join(folder, 'goodword.db'), { readonly: true })
const open = raw
  .prepare<[], number>(
    "select (select count(*) from stripe_events where status = 'pending') + (select count(*) from payments where decision is null)",
  )
  .pluck()
const turn = () => new Promise((resolve) => setTimeout(resolve, 1))
const untilIdle = async () => {
  while (open.get() !== 0) await turn()
}

await perSecond(ours)
await perSecond(bareUrl)
await untilIdle()
const [oursPerSecond, barePerSecond]: [number[], number[]] = [[], []]
const drained: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const startedAt = performance.now()
  oursPerSecond.push(await perSecond(ours))
  await untilIdle()
  drained.push(events / ((performance.now() - startedAt) / 1000))
  barePerSecond.push(await perSecond(bareUrl))
}

const lags: number[] = []
const agent = new Agent()
for (const event of makeEvents(LAGS)) {
  const startedAt = performance.now()
  await post(agent, ours, event)
  await untilIdle()
  lags.push(performance.now() - startedAt)
}
const ratio = median(oursPerSecond.map((number, round) => number / (barePerSecond[round] ?? Number.NaN)))
console.log(`events answered, each durable   ${median(oursPerSecond).toFixed(0).padStart(6)} /s`)
console.log(`a bare insert behind node:http  ${median(barePerSecond).toFixed(0).padStart(6)} /s`)
console.log(`ratio                           ${ratio.toFixed(2).padStart(6)}`)
console.log(`events decided about            ${median(drained).toFixed(0).padStart(6)} /s`)
console.log(
  `from an event to its plan       ${median(lags).toFixed(0).padStart(6)} ms (slowest ${Math.max(...lags).toFixed(0)} ms of ${LAGS})`,
)

raw.close()
bare.disconnect()
agent.destroy()
await product.stop()
rmSync(folder, { recursive: true })
