import { setTimeout } from 'node:timers/promises'
import { type Clock, systemClock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'

const LONGEST_WAIT_MS = 3000
/** A turn further away was given before the clock was set back. */
const LONGEST_AHEAD_MS = 60_000

/** Spaces out calls, so that a rate-limited service rarely refuses one. All processes share the turns. */
export type Pace = {
  /** Resolves to true when this call may go; to false, immediately, when it would have to wait too long. */
  takeSlot(): Promise<boolean>
  /** Lets no call go for this long. */
  holdFor(ms: number): Promise<void>
}

export function createPace({
  memory,
  service,
  perSecond,
  clock = systemClock,
  sleep = (ms) => setTimeout(ms),
}: {
  memory: Pick<SharedMemory, 'values'>
  /** The name of the service that is called. */
  service: string
  perSecond: number
  clock?: Clock
  sleep?: (ms: number) => Promise<void>
}): Pace {
  const apartMs = 1000 / perSecond
  /** When the next call may go. */
  const turns = memory.values<number>('turns of services')

  /** Gives `decide` the time until the next turn, and remembers the one that it returns. */
  const change = (decide: (waitMs: number) => number | null): Promise<void> => {
    const now = clock.now().getTime()
    return turns.change([[service]], new Date(now), ([nextAt = now]) => {
      const waitMs = nextAt - now > LONGEST_AHEAD_MS ? 0 : Math.max(nextAt - now, 0)
      const nextInMs = decide(waitMs)
      if (nextInMs === null) return null
      const next = now + nextInMs
      return [{ value: next, until: new Date(Math.ceil(next) + LONGEST_AHEAD_MS) }]
    })
  }

  return {
    async takeSlot() {
      let waitMs = 0
      let isTaken = false
      await change((found) => {
        waitMs = found
        isTaken = waitMs <= LONGEST_WAIT_MS
        return isTaken ? waitMs + apartMs : null
      })
      if (waitMs > 0 && isTaken) await sleep(waitMs)
      return isTaken
    },
    holdFor: (ms) => change((waitMs) => Math.max(waitMs, ms)),
  }
}
