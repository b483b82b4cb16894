import type { Clock } from '#server/kernel/clock.ts'

const FIRST_WAIT_MS = 1000

type Options = {
  clock: Clock
  /** Attempts without a wait. */
  free: number
  /** Attempts are forgotten this long after the first. */
  windowMs: number
  /**
   * Each attempt beyond the free ones doubles the wait until the next, up to this. Without it, the wait lasts until the
   * attempts are forgotten.
   */
  longestWaitMs?: number
}

/** Counts attempts per key. Counts in this process's memory. */
export function createAttemptCounter({ clock, free, windowMs, longestWaitMs }: Options) {
  const counts = new Map<string, { attempts: number; openAt: number; forgottenAt: number }>()
  let sweepAt = 0

  function sweep(now: number) {
    if (now < sweepAt) return
    sweepAt = now + windowMs
    for (const [key, { forgottenAt }] of counts) if (forgottenAt <= now) counts.delete(key)
  }

  /** False while the key has to wait. */
  function isOpen(key: string): boolean {
    const now = clock.now().getTime()
    const count = counts.get(key)
    return !count || count.forgottenAt <= now || count.openAt <= now
  }

  function add(key: string): void {
    const now = clock.now().getTime()
    sweep(now)
    const known = counts.get(key)
    const count = known && known.forgottenAt > now ? known : { attempts: 0, openAt: now, forgottenAt: now + windowMs }
    count.attempts += 1
    const beyond = count.attempts - free
    if (beyond >= 0) {
      const waitMs = longestWaitMs === undefined ? windowMs : Math.min(FIRST_WAIT_MS * 2 ** beyond, longestWaitMs)
      count.openAt = now + waitMs
    }
    counts.set(key, count)
  }

  return {
    isOpen,
    add,
    /** Counts an attempt. False, without counting, while the key has to wait. */
    take(key: string): boolean {
      if (!isOpen(key)) return false
      add(key)
      return true
    },
    clear: (key: string) => void counts.delete(key),
    /** Clears every key that starts so. */
    clearAll(start: string): void {
      for (const key of counts.keys()) if (key.startsWith(start)) counts.delete(key)
    },
  }
}
