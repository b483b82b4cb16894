import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { ListQuery, ListReady } from './list-server.ts'
import { sendAll } from './raw-requests.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '1000' },
    profile: { type: 'string' },
  },
})
if (values.help) {
  console.log(`Measures the server's processor time per request for the owner's list and for approving a testimonial, compared with
prepared statements, JSON.stringify and plain node:http that answer with the same bytes and leave the same rows, alternating; and
the list of 100,000 testimonials compared with that of 1,000. --profile writes a processor profile of our side to a folder.

  npm run bench -- list [--rounds 9] [--requests 1000] [--profile FOLDER]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const requests = Number(values.requests)

function start(rows: number): ChildProcess {
  const profiling = values.profile ? ['--cpu-prof', '--cpu-prof-dir', values.profile] : []
  const file = join(import.meta.dirname, 'list-server.ts')
  return spawn(process.execPath, [...profiling, file, String(rows)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

async function query(server: ChildProcess, name: ListQuery): Promise<number> {
  server.send(name)
  // Safe: the server answers both with a number.
  const [micros] = (await once(server, 'message')) as [number]
  return micros
}

async function measure(rows: number) {
  const server = start(rows)
  server.once('exit', (code) => {
    if (code) throw new Error('The server of the benchmark ended. Its error is above.')
  })
  const [ready] = (await once(server, 'message')) as [ListReady]
  const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${ready.token}\r\n`
  const list = () => `GET ${ready.listPath} HTTP/1.1\r\n${head}\r\n`
  const approve = (number: number) =>
    `PUT /goodword/testimonial/t${number}/approve HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`

  async function cost(port: number, write: (number: number) => string) {
    const texts = Array.from({ length: requests }, (_, number) => write(number))
    const before = await query(server, 'undo')
    const bodies = await sendAll(port, texts)
    return { micros: ((await query(server, 'cpu')) - before) / requests, bodies }
  }

  async function compare(write: (number: number) => string) {
    const first = await cost(ready.ours, write)
    const second = await cost(ready.baseline, write)
    if (first.bodies.join('\n') !== second.bodies.join('\n')) throw new Error('The two servers answer differently.')
    const pairs: { ours: number; baseline: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { micros: ours } = await cost(ready.ours, write)
      const { micros: baseline } = values.profile ? { micros: ours } : await cost(ready.baseline, write)
      pairs.push({ ours, baseline })
    }
    return {
      ours: median(pairs.map(({ ours }) => ours)),
      baseline: median(pairs.map(({ baseline }) => baseline)),
      ratio: median(pairs.map(({ ours, baseline }) => baseline / ours)),
    }
  }

  const compared = { list: await compare(list), approve: await compare(approve) }
  server.disconnect()
  await once(server, 'exit')
  return compared
}

const small = await measure(1000)
const large = await measure(100_000)
const row = (name: string, { ours, baseline, ratio }: typeof small.list) =>
  `${name.padEnd(30)} ${ours.toFixed(0).padStart(8)} µs ${baseline.toFixed(0).padStart(10)} µs ${ratio.toFixed(2).padStart(8)}`
console.log(`${''.padEnd(30)} ${'ours'.padStart(11)} ${'baseline'.padStart(13)} ${'ratio'.padStart(8)}`)
console.log(row('list of 1,000 testimonials', small.list))
console.log(row('list of 100,000', large.list))
console.log(row('approving one of 1,000', small.approve))
console.log(row('approving one of 100,000', large.approve))
