import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { startProduct } from '#server/testing/product-process.ts'
import {
  type Attack,
  type AttackOrder,
  type AttackReport,
  ATTACKS,
  type BenchOwner,
  call,
  longText,
  signUp,
} from './neighbours-owner.ts'
import { askSteadily, closeConnections, type Times } from './steady-requests.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
    entries: { type: 'string', default: '2000' },
    only: { type: 'string' },
  },
})
if (values.help) {
  console.log(`Measures how long other people wait while one account does its worst: median and p99 of /healthz and of another owner's
list, first idle, then during each kind of attack, and during all of them together. The attacker has 2,000 public testimonials
of 10 KB on the largest plan, four open connections per attack, and as many calls a minute as the limit of one owner allows. The
product and the attacker are processes of their own. A request is sent every 10 ms, whether or not the one before is answered.
"turn" is the longest turn of the product's event loop, in processor time. The last lines compare with the targets: p99 at most 3 times that of idle and 25 ms more, memory at most 150 MB more.

  npm run bench -- neighbours [--seconds 60] [--entries 2000] [--only ${ATTACKS.join('|')}]`)
  process.exit(0)
}

const seconds = Number(values.seconds)
const entries = Number(values.entries)
const OTHERS_ENTRIES = 200
const MEMORY_EVERY_MS = 100
const TARGET = { factor: 3, plusMs: 25, plusMb: 150 }
/** Garbage of the filling is not the attacker's. */
const SETTLES_MS = 3000

/** `turnMs` is the longest turn of the product's event loop, in processor time. */
type Measured = { health: Times; list: Times; mostMb: number; turnMs: number }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resident memory of a process, where the system tells it. */
function memoryMb(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? Number.NaN) / 1024
}

async function fill(owner: BenchOwner, { count, bytes }: { count: number; bytes: number }): Promise<number> {
  for (let number = 0; number < count; number += 1) {
    const body = { customerName: `Client ${number}`, rating: 5, testimonial: longText(bytes), isAttested: true }
    const { status } = await call(owner, 'POST', '/goodword/testimonial/add', body)
    if (status === 409) return number
    if (status !== 201) throw new Error(`An entry was answered with ${status}.`)
  }
  return count
}

const folder = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
const turnsFile = join(folder, 'turns')
const product = await startProduct({
  dataDir: folder,
  environment: {
    LIMIT_FACTOR: '1000',
    TURN_MONITOR_FILE: turnsFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'turn-monitor.ts')).href}`,
  },
})
const { origin, pid } = product
const other = await signUp(origin, 'other@studio.example')
const attacker = await signUp(origin, 'attacker@studio.example')
const raw = new Sqlite(join(folder, 'goodword.db'))
raw.prepare("insert into subscriptions (user_id, plan) values (?, 'studio')").run(attacker.userId)
raw.close()
await fill(other, { count: OTHERS_ENTRIES, bytes: 200 })
const filled = await fill(attacker, { count: entries, bytes: 10_000 })
const child = fork(join(import.meta.dirname, 'neighbours-attacks.ts'), [JSON.stringify(attacker)])
await once(child, 'message')

async function order(of: ChildProcess, message: AttackOrder): Promise<AttackReport> {
  of.send(message)
  const [report] = await once(of, 'message')
  // Safe: our own program, which answers each order with one report.
  return report as AttackReport
}

const readTurns = () => readFileSync(turnsFile, 'utf8').trim().split('\n').map(Number)

async function measure(): Promise<Measured> {
  let mostMb = 0
  const earlier = readTurns().length
  const look = () => (mostMb = Math.max(mostMb, memoryMb(pid)))
  const timer = setInterval(look, MEMORY_EVERY_MS)
  const until = AbortSignal.timeout(seconds * 1000)
  const [health, list] = await Promise.all([
    askSteadily(`${origin}/healthz`, { until }),
    askSteadily(`${origin}/goodword/testimonial/list?page=1&pageSize=20`, { until, token: other.token }),
  ])
  clearInterval(timer)
  look()
  return { health, list, mostMb, turnMs: Math.max(...readTurns().slice(earlier + 1)) }
}

const ms = (value: number) => value.toFixed(1).padStart(8)
function row(name: string, { health, list, mostMb, turnMs }: Measured, idle: Measured, report: AttackReport): string {
  const ratio = (of: Times, from: Times) => `${(of.p99Ms / from.p99Ms).toFixed(1)} ×`.padStart(9)
  const times = (of: Times, from: Times) => `${ms(of.medianMs)}${ms(of.p99Ms)}${ratio(of, from)}${ms(of.slowestMs)}`
  const failures = health.failures + list.failures
  const answered = [
    ...Object.entries(report).map(([status, count]) => `${count} × ${status}`),
    ...(failures > 0 ? [`${failures} FAILED`] : []),
  ]
  return `${name.padEnd(12)}${times(health, idle.health)} |${times(list, idle.list)} |${ms(turnMs)}${mostMb.toFixed(0).padStart(8)}  ${answered.join(', ')}`
}

console.log(`the attacker has ${filled} public testimonials of 10 KB; ${seconds} seconds each; milliseconds and MB`)
const heads = ['median', 'p99', 'ratio', 'slowest'].map((head, index) => head.padStart(index === 2 ? 9 : 8)).join('')
console.log(`${''.padEnd(12)}${heads} |${heads} |    turn  memory  answers to the attacker`)
console.log(`${''.padEnd(12)}${'of /healthz'.padStart(33)} |${'of another owner’s list'.padStart(33)} |`)
await pause(SETTLES_MS)
const idle = await measure()
console.log(row('idle', idle, idle, {}))
const phases: readonly (Attack | 'together')[] = values.only
  ? ATTACKS.filter((attack) => attack === values.only)
  : [...ATTACKS, 'together']
const missed: string[] = []
for (const phase of phases) {
  const attacking = order(child, { attacks: phase === 'together' ? [...ATTACKS] : [phase], seconds })
  const measured = await measure()
  const report = await attacking
  console.log(row(phase, measured, idle, report))
  for (const asked of ['health', 'list'] as const) {
    const most = TARGET.factor * idle[asked].p99Ms + TARGET.plusMs
    const { p99Ms } = measured[asked]
    if (!(p99Ms <= most)) missed.push(`${phase}: p99 of ${asked} ${p99Ms.toFixed(1)} ms, target ${most.toFixed(1)} ms`)
  }
  const moreMb = measured.mostMb - idle.mostMb
  if (!(moreMb <= TARGET.plusMb)) missed.push(`${phase}: ${moreMb.toFixed(0)} MB more, target ${TARGET.plusMb} MB`)
}
console.log(missed.length === 0 ? 'All targets are reached.' : `Missed:\n  ${missed.join('\n  ')}`)

child.disconnect()
closeConnections()
await product.stop()
rmSync(folder, { recursive: true })
