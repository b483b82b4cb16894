import type { Clock } from '#server/kernel/clock.ts'
import { createAttemptCounter } from './attempt-counter.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Where an account was used before: in this browser, in this network only, or in neither. */
export type Familiarity = 'device' | 'network' | 'none'

export type SignInAttempt = {
  /** In lower case. It need not have an account. */
  email: string
  network: string
  deviceHash: string | null
  familiarity: Familiarity
}

export type SignInGuard = ReturnType<typeof createSignInGuard>

/**
 * Slows down guessing without locking anybody out. Wrong passwords are counted; after some free ones, each must wait
 * longer for the next. Strangers share counters by account and network, by account, and by network. A browser in which
 * the account was used before has a counter of its own, and so has a network, so that no stranger can use them up.
 * Counts in this process's memory. `factor` multiplies what one network may try.
 */
export function createSignInGuard({ clock, factor = 1 }: { clock: Clock; factor?: number | undefined }) {
  const ofDevice = createAttemptCounter({ clock, free: 20, windowMs: 15 * MINUTE_MS, longestWaitMs: MINUTE_MS })
  const ofKnownNetwork = createAttemptCounter({ clock, free: 1000, windowMs: DAY_MS, longestWaitMs: MINUTE_MS })
  const ofPair = createAttemptCounter({ clock, free: 10, windowMs: 15 * MINUTE_MS, longestWaitMs: MINUTE_MS })
  const ofAccount = createAttemptCounter({ clock, free: 100, windowMs: HOUR_MS, longestWaitMs: MINUTE_MS })
  const ofNetwork = createAttemptCounter({
    clock,
    free: 200 * factor,
    windowMs: 15 * MINUTE_MS,
    longestWaitMs: 5 * 1000,
  })

  /** The counter of this account in this place. */
  function ownCounterOf({ email, network, deviceHash, familiarity }: SignInAttempt) {
    if (familiarity === 'device') return { counter: ofDevice, key: `${email} ${deviceHash}` }
    return { counter: familiarity === 'network' ? ofKnownNetwork : ofPair, key: `${email} ${network}` }
  }

  function countersOf(attempt: SignInAttempt) {
    const own = ownCounterOf(attempt)
    if (attempt.familiarity !== 'none') return [own]
    return [own, { counter: ofAccount, key: attempt.email }, { counter: ofNetwork, key: attempt.network }]
  }

  return {
    /** False while the wait after earlier failures lasts. */
    mayTry: (attempt: SignInAttempt): boolean => countersOf(attempt).every(({ counter, key }) => counter.isOpen(key)),
    fail(attempt: SignInAttempt): void {
      for (const { counter, key } of countersOf(attempt)) counter.add(key)
    },
    /** Forgets the failures of this account here, not those of others or from elsewhere. */
    succeed(attempt: SignInAttempt): void {
      const { counter, key } = ownCounterOf(attempt)
      counter.clear(key)
    },
    /** Forgets the failures of someone who proved to own the email address. */
    forgive(email: string): void {
      for (const counter of [ofDevice, ofKnownNetwork, ofPair]) counter.clearAll(`${email} `)
      ofAccount.clear(email)
    },
  }
}
