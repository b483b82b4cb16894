import { uptime } from 'node:os'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { forgetEmailTimesAhead } from '#server/emails/clock.queries.ts'
import { forgetSignInsAhead } from '#server/identity/embedded/identity.queries.ts'
import { boundLeases, hasJobsAhead, reviewAllJobs } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Counters, createJumpDetector, type Jump, JUMP_MIN_MS } from '#server/kernel/clock-jumps.ts'
import type { Log } from '#server/kernel/log.ts'

const CHECKED_EVERY_MS = 1000
const HOUR_MS = 60 * 60 * 1000

type Watched = {
  db: Database
  clock: Clock
  log: Log
  jobs: { wake(): void }
}

/**
 * Notices when the machine's clock is moved, and keeps what is stored working: running jobs keep their lease, and after a
 * move back nothing waits for the time that was wrong. `machine` is the machine's clock, `clock` the product's.
 */
export function createClockWatch({
  db,
  clock,
  log,
  jobs,
  machine,
  counters = machineCounters,
}: Watched & { machine: Clock; counters?: Counters }) {
  const readJump = createJumpDetector({ clock: machine, ...counters })
  /** By how much the clock was moved since the stored times were settled. */
  let unsettledMs = 0
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    const jump = readJump()
    if (jump) report(jump)
    unsettledMs += jump?.movedMs ?? 0
    if (unsettledMs === 0) return
    const settledMs = unsettledMs
    await db.transaction((tx) => (settledMs < 0 ? settleBack(tx, clock.now()) : boundLeases(tx, clock.now())))
    unsettledMs -= settledMs
    jobs.wake()
  }

  function report({ movedMs, sleptMs }: Jump): void {
    const isAsleep = sleptMs !== null && sleptMs >= JUMP_MIN_MS
    if (isAsleep) log.warn({ sleptMs }, sleepSentence(sleptMs))
    const setMs = movedMs - (isAsleep ? sleptMs : 0)
    if (Math.abs(setMs) >= JUMP_MIN_MS) log.error({ movedMs: setMs }, jumpSentence(setMs))
  }

  return {
    check,
    start(): void {
      timer = setInterval(
        () => void check().catch((error: unknown) => log.error({ err: error }, 'the moved clock could not be settled')),
        CHECKED_EVERY_MS,
      ).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** The same at a start, if the clock was moved back while no process ran. */
export async function settleClockMovedBefore({ db, clock, log }: Omit<Watched, 'jobs'>): Promise<void> {
  const now = clock.now()
  const isBehind = await db.transaction(function* (tx) {
    const isAhead = yield* hasJobsAhead(tx, new Date(now.getTime() + JUMP_MIN_MS))
    if (isAhead) yield* settleBack(tx, now)
    return isAhead
  })
  if (isBehind) log.error('The machine’s clock is behind what is stored. Check its time; nothing is sent twice.')
}

function* settleBack(tx: Tx, now: Date): Transactional<void> {
  yield* boundLeases(tx, now)
  yield* reviewAllJobs(tx, now)
  yield* forgetSignInsAhead(tx, now)
  yield* forgetEmailTimesAhead(tx, now)
}

/**
 * Node's counter stops while the machine is suspended. On Linux, the time since it was started goes on, so the two together
 * tell sleep from a clock that was set; elsewhere that time is made from the clock itself. A virtual machine that its host
 * paused counts neither.
 */
const machineCounters: Counters = {
  countedMs: () => performance.now(),
  bootedMs: () => (process.platform === 'linux' ? uptime() * 1000 : null),
}

function spanOf(ms: number): string {
  const hours = Math.abs(ms) / HOUR_MS
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${Math.round(hours / 24)} days`
}

const sleepSentence = (sleptMs: number): string =>
  `The machine was suspended for ${spanOf(sleptMs)}. Everything that became due meanwhile is sent now.`

const jumpSentence = (movedMs: number): string =>
  movedMs > 0
    ? `The machine’s clock was moved ahead by ${spanOf(movedMs)}, or the machine was paused. Check its time: everything that is due by now is sent.`
    : `The machine’s clock was moved back by ${spanOf(movedMs)}. Check its time: planned requests and emails go out later.`
