import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import { forgetSignInsAhead } from '#server/identity/embedded/identity.queries.ts'
import { reviewAllJobs, shiftLeases } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readAheadMs, saveAheadMs } from './movable-clock.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Enough for every session, key and subscription to expire. */
const AHEAD_MAX_MS = 366 * DAY_MS
const REMEMBERED_MS = TOKEN_LIFETIME_SECONDS * 1000

/**
 * A clock that can be moved forward while trying the product out, so that something scheduled for Thursday happens now.
 * The offset is stored in the emulators' database. Everything here uses it: jobs, sessions, codes, subscription months.
 * After moving forward, everything that would have expired has: ID tokens (pages fetch new ones), links in emails,
 * recent sign-ins. Jobs running at that moment keep the rest of their lease.
 * After moving back to the machine's time, sign-ins and keys with later times are moved back too, because tokens from
 * the future are refused, and every job checks again whether it is due. Everything else that was stored meanwhile keeps
 * its date.
 */
export type MovableClock = Clock & {
  /** How far it is ahead of the machine's clock. */
  aheadMs(): number
  /**
   * Other times this clock would show if it had not been moved, or not within the last hour: a token lives for an hour
   * and is checked against the clock that issued it. Empty if it was not moved.
   */
  otherTimes(): Date[]
  /** Restores the offset of an earlier process. Call it before anything runs. */
  restore(): Promise<void>
  /** Returns false, and moves nothing, for a move backwards or more than a year ahead of the machine. */
  moveBy(ms: number): Promise<boolean>
  /** Like `moveBy`. A time in the past is refused. */
  moveTo(instant: Date): Promise<boolean>
  backToNow(): Promise<void>
}

type ClockDeps = {
  /** The emulators' database. */
  db: Database
  /** The product's database. */
  product: Database
  /** The machine's clock. */
  clock: Clock
}

export function createMovableClock({ db, product, clock: machine }: ClockDeps): MovableClock {
  let aheadMs = 0
  let left: { aheadMs: number; at: Date }[] = []
  const now = () => new Date(machine.now().getTime() + aheadMs)

  // Within the transaction, so that no job is claimed by the old time after leases were moved to the new one.
  function* setAhead(tx: Tx, nextMs: number): Transactional<void> {
    yield* shiftLeases(tx, nextMs - aheadMs)
    left = [...leftLately(), { aheadMs, at: machine.now() }]
    aheadMs = nextMs
  }

  // Saves what is current by now, so that of two moves at once the later one stays.
  const saveAhead = () => db.transaction((tx) => saveAheadMs(tx, aheadMs))

  const leftLately = () => left.filter(({ at }) => machine.now().getTime() - at.getTime() < REMEMBERED_MS)

  function otherTimes(): Date[] {
    const others = new Set([0, ...leftLately().map((earlier) => earlier.aheadMs)])
    others.delete(aheadMs)
    return [...others].map((ms) => new Date(machine.now().getTime() + ms))
  }

  async function moveBy(ms: number): Promise<boolean> {
    const nextMs = aheadMs + ms
    if (!Number.isSafeInteger(ms) || ms < 0 || nextMs > AHEAD_MAX_MS) return false
    await product.transaction((tx) => setAhead(tx, nextMs))
    await saveAhead()
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
    async backToNow() {
      await product.transaction(function* (tx) {
        yield* setAhead(tx, 0)
        yield* settleBack(tx, machine.now())
      })
      await saveAhead()
    },
  }
}

/** For a process with a fixed clock, on data whose clock was moved. */
export async function forgetMovedClock({ db, product, clock }: ClockDeps): Promise<void> {
  if ((await db.read(readAheadMs)) === 0) return
  await product.transaction((tx) => settleBack(tx, clock.now()))
  await db.transaction((tx) => saveAheadMs(tx, 0))
}

function* settleBack(tx: Tx, now: Date): Transactional<void> {
  yield* forgetSignInsAhead(tx, now)
  yield* reviewAllJobs(tx, now)
}
