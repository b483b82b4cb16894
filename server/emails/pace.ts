import { setTimeout } from 'node:timers/promises'

const LONGEST_WAIT_MS = 3000

/** Spaces out calls, so that a rate-limited service rarely refuses one. */
export type Pace = {
  /** Resolves to true when this call may go; to false, immediately, when it would have to wait too long. */
  takeSlot(): Promise<boolean>
  /** Lets no call go for this long. */
  holdFor(ms: number): void
}

export function createPace({
  perSecond,
  elapsedMs = () => performance.now(),
  sleep = (ms) => setTimeout(ms),
}: {
  perSecond: number
  elapsedMs?: () => number
  sleep?: (ms: number) => Promise<void>
}): Pace {
  const apartMs = 1000 / perSecond
  let nextAt = 0
  return {
    async takeSlot() {
      const now = elapsedMs()
      const turnAt = Math.max(now, nextAt)
      if (turnAt - now > LONGEST_WAIT_MS) return false
      nextAt = turnAt + apartMs
      if (turnAt > now) await sleep(turnAt - now)
      return true
    },
    holdFor(ms) {
      nextAt = Math.max(nextAt, elapsedMs() + ms)
    },
  }
}
