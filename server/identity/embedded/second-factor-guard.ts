import type { Clock } from '#server/kernel/clock.ts'
import { createAttemptCounter } from './attempt-counter.ts'
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

/**
 * Slows down guessing codes: about 100 attempts a day, which find one with a chance of 1 in 3,000. Only somebody with
 * the password gets here, and whoever guesses elsewhere cannot use up the attempts of a browser or a network in which
 * the account was used before. Counts in this process's memory.
 */
export function createSecondFactorGuard({ clock }: { clock: Clock }) {
  const options = { clock, free: 5, windowMs: DAY_MS, longestWaitMs: 15 * MINUTE_MS }
  const ofDevice = createAttemptCounter(options)
  const ofKnownNetwork = createAttemptCounter(options)
  const ofStrangers = createAttemptCounter(options)

  function counterOf({ uid, network, deviceHash, familiarity }: SecondFactorAttempt) {
    if (familiarity === 'device') return { counter: ofDevice, key: `${uid} ${deviceHash}` }
    if (familiarity === 'network') return { counter: ofKnownNetwork, key: `${uid} ${network}` }
    return { counter: ofStrangers, key: uid }
  }

  return {
    /**
     * False while the wait after earlier failures lasts. Counts a failure before the code is checked, so that attempts
     * that arrive at once all count.
     */
    take(attempt: SecondFactorAttempt): boolean {
      const { counter, key } = counterOf(attempt)
      return counter.take(key)
    },
    succeed(attempt: SecondFactorAttempt): void {
      const { counter, key } = counterOf(attempt)
      counter.clear(key)
    },
  }
}
