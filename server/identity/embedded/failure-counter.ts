import type { Clock } from '#server/kernel/clock.ts'

const FIRST_WAIT_MS = 1000

type Options = {
  clock: Clock
  /** Failures without a wait. */
  free: number
  /** Failures are forgotten this long after the first. */
  windowMs: number
  longestWaitMs: number
}

/** Counts failures per key. Each one beyond the free ones doubles the wait until the next attempt. */
export function createFailureCounter({ clock, free, windowMs, longestWaitMs }: Options) {
  const counts = new Map<string, { failures: number; openAt: number; forgottenAt: number }>()
  let sweepAt = 0

  function sweep(now: number) {
    if (now < sweepAt) return
    sweepAt = now + windowMs
    for (const [key, { forgottenAt }] of counts) if (forgottenAt <= now) counts.delete(key)
  }

  return {
    /** False while the key has to wait. */
    isOpen(key: string): boolean {
      const now = clock.now().getTime()
      const count = counts.get(key)
      return !count || count.forgottenAt <= now || count.openAt <= now
    },
    add(key: string): void {
      const now = clock.now().getTime()
      sweep(now)
      const known = counts.get(key)
      const count = known && known.forgottenAt > now ? known : { failures: 0, openAt: now, forgottenAt: now + windowMs }
      count.failures += 1
      const beyond = count.failures - free
      if (beyond >= 0) count.openAt = now + Math.min(FIRST_WAIT_MS * 2 ** beyond, longestWaitMs)
      counts.set(key, count)
    },
    clear: (key: string) => void counts.delete(key),
    /** Clears every key that starts so. */
    clearAll(start: string): void {
      for (const key of counts.keys()) if (key.startsWith(start)) counts.delete(key)
    },
  }
}
