import type { Clock } from '#server/kernel/clock.ts'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 50

type Attempt = { email: string; address: string }

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

/**
 * Counts failed sign-ins, in this process's memory, for an e-mail address whether it has an account or not and for a
 * network address. An attempt counts as failed from its beginning, so that many at once cannot outrun the count.
 */
export function createSignInAttempts(clock: Clock) {
  const ofAccount = createCounter({ clock, max: FAILURES_PER_ACCOUNT })
  const ofAddress = createCounter({ clock, max: FAILURES_PER_ADDRESS })

  return {
    /** False when there have been too many. */
    begin: ({ email, address }: Attempt): boolean => ofAddress.take(address) && ofAccount.take(email),
    succeed({ email, address }: Attempt): void {
      ofAddress.giveBack(address)
      ofAccount.clear(email)
    },
  }
}

function createCounter({ clock, max }: { clock: Clock; max: number }) {
  const counts = new Map<string, { taken: number; until: number }>()
  let sweepAt = 0

  function current(key: string, now: number) {
    const known = counts.get(key)
    if (known && known.until > now) return known
    const fresh = { taken: 0, until: now + WINDOW_MS }
    counts.set(key, fresh)
    return fresh
  }

  function sweep(now: number) {
    if (now < sweepAt) return
    sweepAt = now + WINDOW_MS
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
  }

  return {
    take(key: string): boolean {
      const now = clock.now().getTime()
      sweep(now)
      const count = current(key, now)
      if (count.taken >= max) return false
      count.taken += 1
      return true
    },
    giveBack(key: string): void {
      const count = counts.get(key)
      if (count && count.taken > 0) count.taken -= 1
    },
    clear: (key: string) => void counts.delete(key),
  }
}
