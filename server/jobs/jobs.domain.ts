const SECOND_MS = 1000
const FIRST_WAIT_MS = 5 * SECOND_MS
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND_MS

/**
 * A job that failed this often is dead until somebody revives it. With the waiting below that is half a day or more, so
 * that a provider may be away for an hour without any job dying.
 */
export const ATTEMPTS_MAX = 16

/**
 * How long to wait after the `attempts`-th failure: a random time up to a bound that doubles each time ("full jitter"),
 * so that jobs that failed together do not come back together. `random` is from 0 to below 1.
 */
export function backoffMs({ attempts, random }: { attempts: number; random: number }): number {
  const bound = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  return Math.max(SECOND_MS, Math.floor(random * bound))
}
