import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { type Counted, createAttemptCounter } from './attempt-counter.ts'

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
 * `factor` multiplies what one network may try.
 */
export function createSignInGuard({
  memory,
  clock,
  factor = 1,
}: {
  memory: SharedMemory
  clock: Clock
  factor?: number | undefined
}) {
  const counter = createAttemptCounter({ memory, name: 'sign-ins', clock })
  const rules = {
    device: { free: 20, windowMs: 15 * MINUTE_MS, longestWaitMs: MINUTE_MS },
    knownNetwork: { free: 1000, windowMs: DAY_MS, longestWaitMs: MINUTE_MS },
    pair: { free: 10, windowMs: 15 * MINUTE_MS, longestWaitMs: MINUTE_MS },
    account: { free: 100, windowMs: HOUR_MS, longestWaitMs: MINUTE_MS },
    network: { free: 200 * factor, windowMs: 15 * MINUTE_MS, longestWaitMs: 5 * 1000 },
  }

  /** The counter of this account in this place. */
  function ownOf({ email, network, deviceHash, familiarity }: SignInAttempt): Counted {
    if (familiarity === 'device') return { key: ['place', email, 'device', String(deviceHash)], rules: rules.device }
    if (familiarity === 'network') return { key: ['place', email, 'network', network], rules: rules.knownNetwork }
    return { key: ['place', email, 'pair', network], rules: rules.pair }
  }

  const accountOf = ({ email }: Pick<SignInAttempt, 'email'>): Counted => ({
    key: ['account', email],
    rules: rules.account,
  })

  function allOf(attempt: SignInAttempt): Counted[] {
    const own = ownOf(attempt)
    if (attempt.familiarity !== 'none') return [own]
    return [own, accountOf(attempt), { key: ['network', attempt.network], rules: rules.network }]
  }

  return {
    /** False while the wait after earlier failures lasts. */
    mayTry: (attempt: SignInAttempt): Promise<boolean> => counter.areOpen(allOf(attempt)),
    fail: (attempt: SignInAttempt): Promise<void> => counter.add(allOf(attempt)),
    /** Forgets the failures of this account here, not those of others or from elsewhere. */
    succeed: (attempt: SignInAttempt): Promise<void> => counter.clear(ownOf(attempt).key),
    /** Forgets the failures of someone who proved to own the email address. */
    async forgive(email: string): Promise<void> {
      await counter.clearAll(['place', email])
      await counter.clear(accountOf({ email }).key)
    },
  }
}
