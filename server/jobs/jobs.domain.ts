const SECOND_MS = 1000
/** How long a running job is nobody else's. */
export const LEASE_MS = 60 * SECOND_MS

const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND_MS

/**
 * A job that failed this often is dead until someone revives it. With the backoff below that takes half a day or more,
 * so that no job dies because a provider is down for an hour.
 */
export const ATTEMPTS_MAX = 16

/**
 * How long to wait after failure number `attempts`: a random time up to a bound that doubles each time ("full jitter"),
 * so that jobs that failed together are not retried together. `random` is at least 0 and below 1.
 */
export function backoffMs({ attempts, random }: { attempts: number; random: number }): number {
  const bound = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.max(SECOND_MS, Math.floor(random * bound))
}
