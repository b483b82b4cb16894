import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Ready } from './server.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '1500' },
  },
})
if (values.help) {
  console.log(`Measures the server's processor time per request for the owner's list, compared with one prepared select and JSON.stringify
behind plain node:http, alternating; and the list of 100,000 testimonials compared with that of 1,000.

  node bench/list.ts [--rounds 7] [--requests 1500]`)
  process.exit(0)
}

const rounds = Number(values.rounds)
const requests = Number(values.requests)
const CONNECTIONS = 16

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

function ask(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
}

async function load(url: string, token: string): Promise<void> {
  let left = requests
  const connection = async () => {
    while (left > 0) {
      left -= 1
      await ask(url, token)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

async function cpuMicros(server: ChildProcess): Promise<number> {
  server.send('cpu')
  const [micros] = (await once(server, 'message')) as [number]
  return micros
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function measure(rows: number) {
  const server = fork(join(import.meta.dirname, 'server.ts'), [String(rows)])
  const [ready] = (await once(server, 'message')) as [Ready]
  const cost = async (origin: string) => {
    const before = await cpuMicros(server)
    await load(origin + ready.path, ready.token)
    return ((await cpuMicros(server)) - before) / requests
  }
  await cost(ready.ours)
  await cost(ready.baseline)
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await cost(ready.ours))
    baseline.push(await cost(ready.baseline))
  }
  server.disconnect()
  return {
    ours: median(ours),
    baseline: median(baseline),
    ratio: median(ours.map((micros, round) => (baseline[round] ?? Number.NaN) / micros)),
  }
}

const small = await measure(1000)
const large = await measure(100_000)
const row = (name: string, { ours, baseline, ratio }: typeof small) =>
  `${name.padEnd(22)} ${ours.toFixed(0).padStart(8)} µs ${baseline.toFixed(0).padStart(10)} µs ${ratio.toFixed(2).padStart(8)}`
console.log(`${''.padEnd(22)} ${'ours'.padStart(11)} ${'baseline'.padStart(13)} ${'ratio'.padStart(8)}`)
console.log(row('1,000 testimonials', small))
console.log(row('100,000 testimonials', large))
console.log(`100,000 against 1,000: ${(large.ours / small.ours).toFixed(2)} ×`)
agent.destroy()
