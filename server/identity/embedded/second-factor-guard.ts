import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { type Counted, createAttemptCounter } from './attempt-counter.ts'
import type { Familiarity } from './sign-in-guard.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export type SecondFactorAttempt = {
  uid: string
  network: string
  deviceHash: string | null
  familiarity: Familiarity
}

export type SecondFactorGuard = ReturnType<typeof createSecondFactorGuard>

/** Of each browser, each known network, and all strangers of an account. */
const RULES = { free: 5, windowMs: DAY_MS, longestWaitMs: 15 * MINUTE_MS }

/**
 * Slows down guessing codes: about 100 attempts a day, which find one with a chance of 1 in 3,000. Only somebody with
 * the password gets here, and whoever guesses elsewhere cannot use up the attempts of a browser or a network in which
 * the account was used before.
 */
export function createSecondFactorGuard({ memory, clock }: { memory: SharedMemory; clock: Clock }) {
  const counter = createAttemptCounter({ memory, name: 'second factors', clock })

  return {
    /**
     * False while the wait after earlier failures lasts. Counts a failure before the code is checked, so that attempts
     * that arrive at once all count.
     */
    take: (attempt: SecondFactorAttempt): Promise<boolean> => counter.take(countedOf(attempt)),
    succeed: (attempt: SecondFactorAttempt): Promise<void> => counter.clear(countedOf(attempt).key),
  }
}

function countedOf({ uid, network, deviceHash, familiarity }: SecondFactorAttempt): Counted {
  if (familiarity === 'device') return { key: ['device', uid, String(deviceHash)], rules: RULES }
  if (familiarity === 'network') return { key: ['network', uid, network], rules: RULES }
  return { key: ['strangers', uid], rules: RULES }
}
