import type { Database, Sql, Work } from '#server/db/database.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import { forgetSignInsAhead } from '#server/identity/embedded/identity.service.ts'
import { lookAtAllJobs, shiftLeases } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readAheadMs, saveAheadMs } from './movable-clock.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Sessions, keys and subscriptions have all seen their end by then. */
const AHEAD_MAX_MS = 366 * DAY_MS
const REMEMBERED_MS = TOKEN_LIFETIME_SECONDS * 1000

/**
 * A clock that whoever tries the product out moves forward, so that what is planned for Thursday happens now. How far it was
 * moved is kept in the database. All that runs here runs on it: jobs, sessions, codes, the months of subscriptions.
 *
 * Forward, everything that would have lapsed has lapsed: ID tokens (pages fetch another one), links in mails, sign-ins that
 * count as recent. Jobs that run at that moment keep what was left of their lease.
 *
 * Back to the time of the machine, sign-ins and keys of a later time are brought back with it, since tokens of the future are
 * refused, and every job looks again at whether its time has come. Whatever else was written down meanwhile keeps its date.
 */
export type MovableClock = Clock & {
  /** How far it is before the clock of the machine. */
  aheadMs(): number
  /**
   * What the clock would tell had it not been moved, or not within the last hour: a token lives an hour, and is judged by the
   * clock that issued it. Nothing where it was not moved.
   */
  otherTimes(): Date[]
  /** Takes up where the process before has left it. To be called before anything runs. */
  restore(): Promise<void>
  /** Answers false, and moves nothing, where that is backwards or more than a year ahead of the machine. */
  moveBy(ms: number): Promise<boolean>
  /** As `moveBy`. A time that has passed is no move. */
  moveTo(instant: Date): Promise<boolean>
  backToNow(): Promise<void>
}

export function createMovableClock({ db, clock: machine }: { db: Database; clock: Clock }): MovableClock {
  let aheadMs = 0
  let left: { aheadMs: number; at: Date }[] = []
  const now = () => new Date(machine.now().getTime() + aheadMs)

  // In the transaction itself: no job can be taken by the old time once leases are of the new one.
  function* setAhead(sql: Sql, nextMs: number): Work<void> {
    yield* shiftLeases(sql, nextMs - aheadMs)
    yield* saveAheadMs(sql, nextMs)
    left = [...leftLately(), { aheadMs, at: machine.now() }]
    aheadMs = nextMs
  }

  const leftLately = () => left.filter(({ at }) => machine.now().getTime() - at.getTime() < REMEMBERED_MS)

  function otherTimes(): Date[] {
    const others = new Set([0, ...leftLately().map((earlier) => earlier.aheadMs)])
    others.delete(aheadMs)
    return [...others].map((ms) => new Date(machine.now().getTime() + ms))
  }

  async function moveBy(ms: number): Promise<boolean> {
    const nextMs = aheadMs + ms
    if (!Number.isSafeInteger(ms) || ms < 0 || nextMs > AHEAD_MAX_MS) return false
    await db.transaction((sql) => setAhead(sql, nextMs))
    return true
  }

  return {
    now,
    aheadMs: () => aheadMs,
    otherTimes,
    async restore() {
      aheadMs = await db.read(readAheadMs)
    },
    moveBy,
    moveTo: (instant) => moveBy(instant.getTime() - now().getTime()),
    backToNow: () =>
      db.transaction(function* (sql) {
        yield* setAhead(sql, 0)
        yield* settleBack(sql, machine.now())
      }),
  }
}

/** For a process whose clock cannot be moved, on data whose clock was. */
export function forgetMovedClock({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  return db.transaction(function* (sql) {
    if ((yield* readAheadMs(sql)) === 0) return
    yield* saveAheadMs(sql, 0)
    yield* settleBack(sql, clock.now())
  })
}

function* settleBack(sql: Sql, now: Date): Work<void> {
  yield* forgetSignInsAhead(sql, now)
  yield* lookAtAllJobs(sql, now)
}
