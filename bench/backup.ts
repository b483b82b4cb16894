import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { startProduct } from '#server/testing/product-process.ts'
import { runNode } from '../scripts/programs.ts'
import { call, signUp } from './neighbours-owner.ts'
import { askSteadily, closeConnections, type Times } from './steady-requests.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    megabytes: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
  },
})
if (values.help) {
  console.log(`Measures what people notice of a backup: median, p99 and slowest of /healthz and of an owner's list, first without a backup,
then during one, with 200 requests a second in all, while an owner adds a testimonial every 50 ms. Then how long a restore takes. The
database has one table more, with random bytes. The exit code is 1 when p99 is more than 3 times that without a backup, or a request failed.

  npm run bench -- backup [--megabytes 1000] [--seconds 10]`)
  process.exit(0)
}

const WRITE_EVERY_MS = 50
const ROW_BYTES = 100_000
const MEGABYTE = 1_000_000
const SLOWDOWN_MAX = 3
const megabytes = Number(values.megabytes)
const idleSeconds = Number(values.seconds)

const folder = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
const dataDir = join(folder, 'data')
const database = join(dataDir, 'goodword.db')
const backup = join(folder, 'backup.tar')
const product = await startProduct({ dataDir, environment: { LIMIT_FACTOR: '1000' } })
const owner = await signUp(product.origin, 'other@studio.example')

function fill(): void {
  const raw = new Sqlite(database)
  raw.prepare("insert into subscriptions (user_id, plan) values (?, 'studio')").run(owner.userId)
  raw.exec('create table bench_filler (bytes blob not null) strict')
  const insert = raw.prepare('insert into bench_filler values (randomblob(?))')
  for (let written = 0; written < megabytes * MEGABYTE; written += ROW_BYTES) insert.run(ROW_BYTES)
  raw.pragma('wal_checkpoint(truncate)')
  raw.close()
}

let writes = 0
let failedWrites = 0
let isWriting = true
async function write(): Promise<void> {
  while (isWriting) {
    const body = {
      customerName: 'Ana Ribeiro',
      rating: 5,
      testimonial: 'Nobody reads my labels twice.',
      isAttested: true,
    }
    const { status } = await call(owner, 'POST', '/goodword/testimonial/add', body)
    if (status === 201) writes += 1
    else failedWrites += 1
    await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS))
  }
}

const measure = (until: AbortSignal): Promise<[Times, Times]> =>
  Promise.all([
    askSteadily(`${product.origin}/healthz`, { until }),
    askSteadily(`${product.origin}/goodword/testimonial/list?page=1&pageSize=20`, { until, token: owner.token }),
  ])

const shown = ({ medianMs, p99Ms, slowestMs, failures }: Times) =>
  `${[medianMs, p99Ms, slowestMs].map((ms) => ms.toFixed(1).padStart(8)).join('')}${failures > 0 ? ` ${failures} FAILED` : ''}`

const report = (name: string, [health, list]: [Times, Times]) =>
  console.log(`${name.padEnd(12)}${shown(health)} |${shown(list)}`)

async function runScript(args: string[], environment: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const { code } = await runNode(args, { isShown: true, environment })
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`)
  return (performance.now() - startedAt) / 1000
}

fill()
console.log(`a database of ${(statSync(database).size / MEGABYTE).toFixed(0)} MB; milliseconds`)
const heads = ['median', 'p99', 'slowest'].map((head) => head.padStart(8)).join('')
console.log(`${''.padEnd(12)}${heads} |${heads}`)
console.log(`${''.padEnd(12)}${'of /healthz'.padStart(24)} |${'of an owner’s list'.padStart(24)}`)
const writing = write()
const before = await measure(AbortSignal.timeout(idleSeconds * 1000))
report('no backup', before)
const ended = new AbortController()
const running = runScript(['scripts/backup.ts', backup], { DATA_DIR: dataDir }).finally(() => ended.abort())
const during = await measure(ended.signal)
report('backup', during)
const backupSeconds = await running
isWriting = false
await writing
console.log(`${writes} testimonials added meanwhile, ${failedWrites} failed`)
await product.stop()
const restored = { DATA_DIR: join(folder, 'restored') }
const restoreSeconds = await runScript(['scripts/restore.ts', backup], restored)
console.log(`backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s`)
const slowdowns = during.map(({ p99Ms }, index) => p99Ms / (before[index]?.p99Ms ?? 0))
const aSecond = during.reduce((sum, times) => sum + times.aSecond, 0)
const failed = [...before, ...during].reduce((sum, { failures }) => sum + failures, failedWrites)
console.log(
  `p99 during a backup is ${slowdowns.map((slowdown) => slowdown.toFixed(1)).join(' and ')} times that before (at most ${SLOWDOWN_MAX}), at ${aSecond.toFixed(0)} requests a second, ${failed} failed`,
)
if (failed > 0 || slowdowns.some((slowdown) => !(slowdown <= SLOWDOWN_MAX))) process.exitCode = 1

closeConnections()
rmSync(folder, { recursive: true })
