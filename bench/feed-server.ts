import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { listen } from '#server/app/listen.ts'
import { createHarness, logToOutput } from '#server/testing/harness.ts'

/** Sent to the parent once both servers listen. */
export type FeedReady = { ours: number; bare: number; path: string; bytes: number }
/** Processor time so far in microseconds, and the peak memory since the last query. */
export type FeedUsage = { cpuMicros: number; mostMb: number }

const HOST = '127.0.0.1'
const BROTLI = { 'accept-encoding': 'br' }

// Runs as a separate process, so that its processor time and memory are the server's alone. Its log goes to standard
// output. It answers the message "usage".
const h = await createHarness({ overrides: { log: logToOutput() } })
const owner = await h.signUp()
await h.setPlan(owner, 'studio')
for (let number = 0; number < Number(process.argv[2]); number += 1) {
  const { id } = await h.createRequest(owner, { customerEmail: `client${number}@client.example` })
  await h.submit(id, { testimonial: `Our oil stood on the shelf for nine years next to ${number} prettier bottles.` })
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
}
const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
const language = process.argv[3]
const path = `/w/${widgets.body.items[0]?.id}.json${language ? `?lang=${language}` : ''}`
const { port: ours } = await listen(h.app, { host: HOST, port: 0, answerFromCache: h.answerFromCache })
const answer = await fetch(`http://${HOST}:${ours}${path}`, { headers: BROTLI })
const { bytes, port: bare } = await listenBare()
process.send?.({ ours, bare, path, bytes } satisfies FeedReady)
let mostMb = 0
const look = () => (mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1024 ** 2))
setInterval(look, 500)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  look()
  process.send?.({ cpuMicros: user + system, mostMb } satisfies FeedUsage)
  mostMb = 0
})
process.on('disconnect', () => process.exit(0))

/** The same bytes with the same headers, and nothing else. */
async function listenBare(): Promise<{ port: number; bytes: number }> {
  // fetch has already decompressed the body.
  const stored = await h.app.request(path, { headers: BROTLI })
  const body = Buffer.from(await stored.arrayBuffer())
  const hopByHop = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
  const headers = [...answer.headers].filter(([name]) => !hopByHop.has(name)).flat()
  headers.push('content-length', String(body.length))
  const server = createServer((_, response) => void response.writeHead(200, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  // Safe: it listens on a port.
  return { port: (server.address() as AddressInfo).port, bytes: body.length }
}
