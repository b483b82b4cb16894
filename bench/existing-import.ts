import process from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { EXISTING_IMPORT_CHUNK_ROWS } from '#shared/existing-import.ts'
import { createHarness } from '#server/testing/harness.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' }, rows: { type: 'string', default: '5000' } } })
if (values.help) {
  console.log(`Imports existing testimonials, approves all of them and undoes the import: the server's processor time for all of it, and the most that it
used in one turn of the event loop, in which nobody else is answered.

  npm run bench -- existing-import [--rows 5000]`)
  process.exit(0)
}

const total = Number(values.rows)
const h = await createHarness()
const owner = await h.signUp()
await h.setPlan(owner, 'studio')

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The processor time of some work, and the most between two turns. */
async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  let isDone = false
  let last = cpuMs()
  let most = 0
  const began = last
  const look = () => {
    const now = cpuMs()
    most = Math.max(most, now - last)
    last = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  const all = cpuMs() - began
  console.log(`${name.padEnd(12)} ${all.toFixed(0).padStart(7)} ms, longest turn ${most.toFixed(1).padStart(6)} ms`)
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await h.request<T>(method, `/goodword/import${path}`, { token: owner.token, body })
  // Handlers run in the turn of the caller.
  await nextTurn()
  if (answer.status >= 300) throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const sentence = 'She listened first, and then said what nobody else had dared to say about our labels. '
const rows = Array.from({ length: total }, (_, index) => ({
  row: index + 2,
  customerName: `Client ${index}`,
  customerEmail: `client${index}@client.example`,
  rating: (index % 5) + 1,
  testimonial: `${index}. ${sentence.repeat((index % 6) + 1)}`,
  company: 'Ribeiro Tea',
  service: `Service ${index % 20}`,
  originalUrl: `https://senja.example/p/${index}`,
  receivedOn: '2024-02-28',
}))
const chunks = Array.from({ length: Math.ceil(total / EXISTING_IMPORT_CHUNK_ROWS) }, (_, index) =>
  rows.slice(index * EXISTING_IMPORT_CHUNK_ROWS, (index + 1) * EXISTING_IMPORT_CHUNK_ROWS),
)

const { id } = await call<{ id: string }>('POST', '', { total, receivedVia: 'Senja', tags: 'press', isAttested: true })
const named = ({ row, customerName, testimonial }: (typeof rows)[number]) => ({ row, customerName, testimonial })
await measure('compare', async () => {
  for (const chunk of chunks) await call('POST', '/duplicates', { rows: chunk.map(named) })
})
await measure('receive', async () => {
  for (const chunk of chunks) await call('PUT', `/${id}/rows`, { rows: chunk })
})
await measure('import', async () => {
  await call('POST', `/${id}/finish`)
  await h.drain()
})
await measure('compare', async () => {
  for (const chunk of chunks) await call('POST', '/duplicates', { rows: chunk.map(named) })
})
await measure('fingerprints', async () => {
  let query: string | null = ''
  while (query !== null) {
    const { next }: { next: string | null } = await call('GET', `/sketches${query}`)
    query = next === null ? null : `?after=${next}`
  }
})
await measure('approve', async () => {
  await call('POST', `/${id}/approve`, { readAt: h.clock.now().toISOString() })
  await h.drain()
})
await measure('undo', async () => {
  await call('POST', `/${id}/undo`)
  await h.drain()
})
