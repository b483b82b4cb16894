import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { startProduct } from '#server/testing/product-process.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const GUARD = join(import.meta.dirname, 'outgoing.ts')
const Outcomes = z.record(z.string(), z.string())

/** A server of this machine that answers at /, and leads elsewhere at /moved. */
async function startServer() {
  const asked: (string | undefined)[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url)
    if (request.url === '/moved') answer.writeHead(302, { location: '/' }).end()
    else answer.end('here')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, asked }
}

/** What becomes of each attempt in a process that may only connect to some hosts. */
async function tryAll(guard: object, attempts: Record<string, string>) {
  const program = join(mkdtempSync(join(tmpdir(), 'goodword-outgoing-')), 'program.mjs')
  const tries = Object.entries(attempts).map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`)
  writeFileSync(
    program,
    `import http from 'node:http'
     import net from 'node:net'
     import tls from 'node:tls'
     import { restrictOutgoing } from ${JSON.stringify(GUARD)}
     restrictOutgoing(${JSON.stringify(guard)})
     const fetched = async (url) => (await fetch(url)).text()
     const opened = (socket, event) => new Promise((resolve, reject) => {
       socket.once(event, () => { socket.destroy(); resolve('open') }).once('error', reject)
     })
     const got = (url) => new Promise((resolve, reject) => {
       http.get(url, (answer) => { answer.resume(); resolve(String(answer.statusCode)) }).once('error', reject)
     })
     const attempts = { ${tries.join(', ')} }
     const outcomes = {}
     for (const [name, run] of Object.entries(attempts))
       outcomes[name] = await run().catch((error) => error.cause?.message ?? error.message)
     console.log(JSON.stringify(outcomes))
     process.exit(0)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  return Outcomes.parse(JSON.parse(stdout))
}

const refusal = (host: string) => `Goodword is not configured to connect to ${host}.`

test('a process connects to the hosts of its services and to no others, by whichever way', async () => {
  const { port, asked } = await startServer()
  const outcomes = await tryAll(
    { allowed: ['LOCALHOST', '.allowed.example'], isLoopbackAllowed: false },
    {
      fetch: `fetched('http://localhost:${port}/')`,
      http: `got('http://localhost:${port}/')`,
      socket: `opened(net.connect(${port}), 'connect')`,
      'fetch elsewhere': `fetched('http://127.0.0.1:${port}/elsewhere')`,
      'http elsewhere': `got('http://127.0.0.1:${port}/elsewhere')`,
      'socket elsewhere': `opened(net.connect(${port}, '127.0.0.1'), 'connect')`,
      'tls elsewhere': `opened(tls.connect({ port: ${port}, host: '169.254.169.254' }), 'secureConnect')`,
      'a name that ends alike': `fetched('http://notallowed.example/')`,
    },
  )
  expect(outcomes).toEqual({
    fetch: 'here',
    http: '200',
    socket: 'open',
    'fetch elsewhere': refusal('127.0.0.1'),
    'http elsewhere': refusal('127.0.0.1'),
    'socket elsewhere': refusal('127.0.0.1'),
    'tls elsewhere': refusal('169.254.169.254'),
    'a name that ends alike': refusal('notallowed.example'),
  })
  expect(asked).toEqual(['/', '/'])
})

test('a process follows no redirect', async () => {
  const { port, asked } = await startServer()
  const allowed = { allowed: ['localhost'], isLoopbackAllowed: false }
  const outcomes = await tryAll(allowed, { moved: `fetched('http://localhost:${port}/moved')` })
  expect(outcomes['moved']).toBe('unexpected redirect')
  expect(asked).toEqual(['/moved'])
})

test('a port of any host can be allowed, and for emulators this machine', async () => {
  const { port } = await startServer()
  const attempt = { attempt: `fetched('http://localhost:${port}/')` }
  const here = { attempt: 'here' }
  expect(await tryAll({ allowed: [`:${port}`], isLoopbackAllowed: false }, attempt)).toEqual(here)
  expect(await tryAll({ allowed: [':25'], isLoopbackAllowed: false }, attempt)).toEqual({
    attempt: refusal('localhost'),
  })
  expect(await tryAll({ allowed: [], isLoopbackAllowed: true }, attempt)).toEqual(here)
})

test('the server in production is such a process', async () => {
  const { port, asked } = await startServer()
  const folder = mkdtempSync(join(tmpdir(), 'goodword-outgoing-'))
  const hook = join(folder, 'connect-when-told.mjs')
  writeFileSync(
    hook,
    `process.on('SIGUSR2', () => fetch('http://localhost:${port}/').then(
       () => console.log('connected'),
       (error) => console.log(error.cause?.message),
     ))`,
  )
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    environment: {
      ...productionSettings,
      NODE_ENV: 'development',
      PUBLIC_URL: 'https://goodword.example',
      NODE_OPTIONS: `--import=${hook}`,
    },
  })
  process.kill(product.pid, 'SIGUSR2')
  const isOver = () => /connected|not configured/.test(product.output())
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(product.output()).toContain(refusal('localhost'))
  expect(asked).toEqual([])
  await product.stop()
})
