import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/postgres.ts'
import type { DatabasesReady } from './databases-server.ts'
import { sendAll } from './raw-requests.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '1000' },
  },
})
if (values.help) {
  console.log(`Measures how many requests a second one process answers on SQLite and on PostgreSQL, in turns: the owner's list,
approving testimonials of one workspace, and of 16, over 16 connections. Neither waits for a disk: SQLite is in memory, and PostgreSQL, which shares the
processors with the server, doesn't wait for its files.

  npm run bench -- databases [--rounds 9] [--requests 1000]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const requests = Number(values.requests)
const ROWS = 1000

type Server = DatabasesReady & { process: ChildProcess }

async function start(databaseUrl: string): Promise<Server> {
  const file = join(import.meta.dirname, 'databases-server.ts')
  const server = spawn(process.execPath, [file, String(ROWS)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  server.once('exit', (code) => {
    if (code) throw new Error('The server of the benchmark ended. Its error is above.')
  })
  const [ready] = (await once(server, 'message')) as [DatabasesReady]
  return { ...ready, process: server }
}

type Workspaces = DatabasesReady['workspaces']
type Call = { call: string; token: string }

function callAt(workspaces: Workspaces, index: number, call: (prefix: string) => string): Call {
  const workspace = workspaces[index]
  if (!workspace) throw new Error(`There is no workspace ${index}.`)
  return { call: call(workspace.prefix), token: workspace.token }
}

const kinds = {
  list: (workspaces: Workspaces) => callAt(workspaces, 0, () => 'GET /goodword/testimonial/list?page=1&pageSize=20'),
  'approve in one workspace': (workspaces: Workspaces, number: number) =>
    callAt(workspaces, 0, (prefix) => `PUT /goodword/testimonial/${prefix}${number % ROWS}/approve`),
  'approve in 16 workspaces': (workspaces: Workspaces, number: number) =>
    callAt(
      workspaces,
      1 + (number % 16),
      (prefix) => `PUT /goodword/testimonial/${prefix}${Math.floor(number / 16)}/approve`,
    ),
}

/** Requests a second. */
async function measure({ port, workspaces, process: server }: Server, kind: keyof typeof kinds): Promise<number> {
  server.send('undo')
  await once(server, 'message')
  const texts = Array.from({ length: requests }, (_, number) => {
    const { call, token } = kinds[kind](workspaces, number)
    return `${call} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`
  })
  const started = performance.now()
  await sendAll(port, texts)
  return requests / ((performance.now() - started) / 1000)
}

const postgres = await startPostgres({ use: 'measuring' })
try {
  const [onSqlite, onPostgres] = [await start(''), await start(postgres.url)]
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    await measure(onSqlite, kind)
    await measure(onPostgres, kind)
    const pairs: { sqlite: number; postgres: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ sqlite: await measure(onSqlite, kind), postgres: await measure(onPostgres, kind) })
    const of = (database: 'sqlite' | 'postgres') => median(pairs.map((pair) => pair[database])).toFixed(0)
    const ratio = median(pairs.map((pair) => pair.postgres / pair.sqlite)).toFixed(2)
    console.log(`${kind.padEnd(26)} SQLite ${of('sqlite')}/s, PostgreSQL ${of('postgres')}/s, ratio ${ratio}`)
  }
  for (const server of [onSqlite, onPostgres]) {
    server.process.disconnect()
    await once(server.process, 'exit')
  }
} finally {
  await postgres.stop()
}
