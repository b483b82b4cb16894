import { setTimeout } from 'node:timers/promises'

const LONGEST_WAIT_MS = 3000

/** Keeps calls apart, so that a service which counts them rarely has to refuse one. */
export type Pace = {
  /** Resolves when it is this call's turn; to false, at once, when that would be too long to wait for. */
  takeTurn(): Promise<boolean>
  /** Lets nobody go before so much time has passed. */
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
    async takeTurn() {
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
