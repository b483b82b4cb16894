import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { FeedLoad, FeedResult } from './feed-client.ts'
import type { FeedReady, FeedUsage } from './feed-server.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '31' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '10000' },
    testimonials: { type: 'string', default: '50' },
    language: { type: 'string', default: '' },
  },
})
if (values.help) {
  console.log(`Measures the server's processor time per feed request, compared with plain node:http sending the same bytes with the same
headers, alternating; then lets 10,000 open connections each send a request every 0 to 2 seconds. The server writes its log to a
file, as usual. The client is a separate process.

  npm run bench -- feed [--rounds 9] [--seconds 2] [--connections 10000] [--testimonials 50] [--language de]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const wanted = Number(values.connections)
const BUSY_CONNECTIONS = 16
const OPEN_SECONDS = 20
const FILES_BESIDE = 100

/** One of our programs, connected to this one, with as many open files as the machine allows. */
function start(program: string, { args = [], output }: { args?: string[]; output: number | 'ignore' }): ChildProcess {
  const command = `ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"`
  const file = join(import.meta.dirname, program)
  return spawn('sh', ['-c', command, process.execPath, file, ...args], { stdio: ['ignore', output, 'inherit', 'ipc'] })
}

async function ask<T>(child: ChildProcess, message: object): Promise<T> {
  child.send(message)
  const [answer] = await once(child, 'message')
  // Safe: our own programs, which answer each message with one.
  return answer as T
}

async function filesAllowed(): Promise<number> {
  const shell = spawn('sh', ['-c', 'ulimit -Hn'])
  let printed = ''
  for await (const piece of shell.stdout) printed += String(piece)
  return printed.trim() === 'unlimited' ? Number.POSITIVE_INFINITY : Number(printed)
}

const folder = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
const log = openSync(join(folder, 'log'), 'w')
const server = start('feed-server.ts', { args: [values.testimonials, values.language], output: log })
const [ready] = (await once(server, 'message')) as [FeedReady]
const client = start('feed-client.ts', { output: 'ignore' })
const usage = () => ask<FeedUsage>(server, {})
const load = (of: Omit<FeedLoad, 'path'>) => ask<FeedResult>(client, { ...of, path: ready.path } satisfies FeedLoad)

async function costOf(port: number): Promise<number> {
  const before = await usage()
  const { answers, errors } = await load({ port, connections: BUSY_CONNECTIONS, seconds, pauseMs: 0 })
  if (errors > 0) throw new Error(`${errors} of ${answers} requests failed.`)
  return ((await usage()).cpuMicros - before.cpuMicros) / answers
}

await costOf(ready.ours)
await costOf(ready.bare)
const pairs: { ours: number; bare: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  // The order alternates.
  const oursFirst = round % 2 === 0
  const first = await costOf(oursFirst ? ready.ours : ready.bare)
  const second = await costOf(oursFirst ? ready.bare : ready.ours)
  pairs.push(oursFirst ? { ours: first, bare: second } : { ours: second, bare: first })
}
const ratios = pairs.map(({ ours, bare }) => ours / bare).toSorted((a, b) => a - b)
console.log(`a feed of ${values.testimonials} testimonials, ${ready.bytes} bytes in brotli`)
console.log(
  `ours            ${median(pairs.map(({ ours }) => ours))
    .toFixed(1)
    .padStart(7)} µs of server time per request`,
)
console.log(
  `plain node:http ${median(pairs.map(({ bare }) => bare))
    .toFixed(1)
    .padStart(7)} µs`,
)
console.log(
  `ratio           ${median(ratios).toFixed(2).padStart(7)}    (${ratios.at(0)?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)} in ${rounds} rounds)`,
)

const connections = Math.min(wanted, (await filesAllowed()) - FILES_BESIDE)
if (connections < wanted) console.log(`The machine allows only ${connections} of ${wanted} open connections.`)
for (const [name, port] of [
  ['ours', ready.ours],
  ['plain node:http', ready.bare],
] as const) {
  const { answers, errors, open, ...times } = await load({ port, connections, seconds: OPEN_SECONDS, pauseMs: 2000 })
  const { mostMb } = await usage()
  const { medianMs, p99Ms, slowestMs } = times
  console.log(
    `${name.padEnd(15)} ${open} connections: ${errors} errors, ${(answers / OPEN_SECONDS).toFixed(0)} answers per second, median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms, at most ${mostMb.toFixed(0)} MB`,
  )
}

client.disconnect()
server.disconnect()
closeSync(log)
rmSync(folder, { recursive: true })
