import type { Clock } from '#server/kernel/clock.ts'

/** Allows `max` attempts per key within `windowMs` of the first. Counts in this process's memory. */
export function createAttemptCounter({ clock, max, windowMs }: { clock: Clock; max: number; windowMs: number }) {
  const counts = new Map<string, { taken: number; until: number }>()
  let sweepAt = 0

  function current(key: string, now: number) {
    const known = counts.get(key)
    if (known && known.until > now) return known
    const fresh = { taken: 0, until: now + windowMs }
    counts.set(key, fresh)
    return fresh
  }

  function sweep(now: number) {
    if (now < sweepAt) return
    sweepAt = now + windowMs
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
  }

  return {
    /** False after too many. */
    take(key: string): boolean {
      const now = clock.now().getTime()
      sweep(now)
      const count = current(key, now)
      if (count.taken >= max) return false
      count.taken += 1
      return true
    },
  }
}
