import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { forgetEmailTimesAhead } from '#server/emails/clock.queries.ts'
import { forgetSignInsAhead } from '#server/identity/embedded/identity.queries.ts'
import { boundLeases, hasJobsAhead, reviewAllJobs } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createJumpDetector, JUMP_MIN_MS } from '#server/kernel/clock-jumps.ts'
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
  countedMs = () => performance.now(),
}: Watched & { machine: Clock; countedMs?: () => number }) {
  const readJump = createJumpDetector({ clock: machine, countedMs })
  /** By how much the clock was moved since the stored times were settled. */
  let unsettledMs = 0
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    const movedMs = readJump()
    if (movedMs !== 0) log.error({ movedMs }, sentenceFor(movedMs))
    unsettledMs += movedMs
    if (unsettledMs === 0) return
    const settledMs = unsettledMs
    await db.transaction((tx) => (settledMs < 0 ? settleBack(tx, clock.now()) : boundLeases(tx, clock.now())))
    unsettledMs -= settledMs
    jobs.wake()
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

function sentenceFor(movedMs: number): string {
  const hours = Math.abs(movedMs) / HOUR_MS
  const span = hours < 48 ? `${hours.toFixed(1)} hours` : `${Math.round(hours / 24)} days`
  return movedMs > 0
    ? `The machine’s clock was moved ahead by ${span}. Check its time: everything that is due by now is sent.`
    : `The machine’s clock was moved back by ${span}. Check its time: planned requests and emails go out later.`
}
