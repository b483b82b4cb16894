import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPlanned } from '#server/testing/chaos-data.ts'
import { call, isAccepted, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { createRequests, finish, receivedBy } from './requests.ts'
import { isReady, kill, OWNER, type Product, setStage, signIn, type Stage, untilAllIsSent } from './stage.ts'

const HOUR_MS = 60 * 60 * 1000
const YEAR_MS = 365 * 24 * HOUR_MS
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href
const PLANNED = 30

const JUMPS = [
  { fault: 'clock an hour back, then right', movedMs: -HOUR_MS },
  { fault: 'clock a year back, then right', movedMs: -YEAR_MS },
  { fault: 'clock an hour ahead, then right', movedMs: HOUR_MS },
  { fault: 'clock a year ahead, then right', movedMs: YEAR_MS },
]

/** Moves the clock of the process that was started with it. */
function createClock({ dataDir }: Stage) {
  const path = `${dataDir}.clock`
  writeFileSync(path, '0')
  return {
    environment: { CHAOS_CLOCK: path, NODE_OPTIONS: `--import=${PRELOADED}` },
    /** While no process runs. */
    setTo: (movedMs: number) => writeFileSync(path, String(movedMs)),
    async moveTo(movedMs: number): Promise<void> {
      writeFileSync(path, String(movedMs))
      const seen = `${path}.seen`
      await until('the clock moves', () => existsSync(seen) && readFileSync(seen, 'utf8') === String(movedMs))
    },
    end: () => [path, `${path}.seen`].forEach((each) => rmSync(each, { force: true })),
  }
}

/** Clients who are to be asked in the next working days. */
async function planBatch(origin: string): Promise<void> {
  const token = await signIn(() => origin, OWNER)
  const rows = Array.from({ length: PLANNED }, (_, number) => ({
    row: number + 2,
    customerEmail: `later${number}@client.example`,
  }))
  const body = { name: 'clients.csv', timing: { kind: 'days', days: PLANNED }, rows }
  await call(`${origin}/goodword/batch`, { token, key: 'chaos-planned', body })
}

/** Planned requests that clients received before their time. `now` is the time of the machine. */
async function countEarly(stage: Stage, now: Date): Promise<number> {
  const received = receivedBy(stage)
  const planned = await readPlanned(stage.dataDir)
  return planned.filter(
    ({ customerEmail, plannedFor }) => received.has(customerEmail) && plannedFor && plannedFor > now,
  ).length
}

/** How often the log says that the clock was moved. */
const countNotices = (product: Product) => product.output().split('clock was moved').length - 1

/** The clock of a working process is moved and moved back, and then once more while no process runs. */
export async function clockJump(
  { planted, rounds }: Options,
  { fault, movedMs }: { fault: string; movedMs: number },
): Promise<Finding> {
  const stage = await setStage({ planted })
  const clock = createClock(stage)
  const wrong: string[] = []
  try {
    let product = await stage.start(clock.environment)
    const requests = await createRequests(product.origin, { leavesUncertain: true })
    await planBatch(product.origin)
    for (let round = 0; round < rounds; round += 1) {
      for (const at of [movedMs, 0]) {
        await requests.insistOnNext(() => product.origin)
        const noticed = countNotices(product)
        await clock.moveTo(at)
        await until('the process notices it', () => countNotices(product) > noticed)
        // The last tokens may be of another time: pages fetch new ones.
        await requests.signInAgain(product.origin)
        const asked = await requests.insistOnNext(() => product.origin)
        if (!isAccepted(asked)) wrong.push(`A request was refused after the jump: ${asked.message}`)
        await untilAllIsSent(stage)
        if (!(await isReady(product))) wrong.push('The process is not ready after the jump.')
      }
      // Once more while no process runs.
      await kill(product)
      clock.setTo(movedMs)
      product = await stage.start(clock.environment)
      await requests.signInAgain(product.origin)
      await requests.insistOnNext(() => product.origin)
      await kill(product)
      clock.setTo(0)
      product = await stage.start(clock.environment)
      await requests.signInAgain(product.origin)
      await requests.insistOnNext(() => product.origin)
      await untilAllIsSent(stage)
    }
    const early = movedMs < 0 ? await countEarly(stage, new Date()) : 0
    if (early > 0) wrong.push(`${early} planned requests were sent early.`)
    return await finish(stage, { requests, product, fault, times: 4 * rounds, wrong })
  } finally {
    await stage.end()
    clock.end()
  }
}

export const clock: Experiment = {
  name: 'clock',
  shows: 'The clock jumps by an hour and a year, both ways: nothing is sent early, twice, or waits for a wrong time.',
  rounds: 1,
  run: (options) => findEach(JUMPS, (jump) => clockJump(options, jump)),
}
