import type { Clock } from '#server/kernel/clock.ts'
import type { Key, Remembered, SharedMemory } from '#server/kernel/shared-memory.ts'

const FIRST_WAIT_MS = 1000

export type AttemptRules = {
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

/** What is counted together, and by which rules. */
export type Counted = { key: Key; rules: AttemptRules }

/** In milliseconds since 1970. */
type Attempts = { attempts: number; openAt: number; forgottenAt: number }

/** Counts attempts per key, in all processes. */
export function createAttemptCounter({
  memory,
  name,
  clock,
}: {
  memory: Pick<SharedMemory, 'values'>
  name: string
  clock: Clock
}) {
  const values = memory.values<Attempts>(name)
  const isOpen = (known: Attempts | undefined, now: Date) => known === undefined || known.openAt <= now.getTime()

  return {
    /** False while one of them has to wait. */
    async areOpen(counted: readonly Counted[]): Promise<boolean> {
      const now = clock.now()
      const known = await values.read(counted.map(keyOf), now)
      return known.every((each) => isOpen(each, now))
    },

    async add(counted: readonly Counted[]): Promise<void> {
      const now = clock.now()
      await values.change(counted.map(keyOf), now, (known) =>
        counted.map(({ rules }, index) => withAnother(known[index], { rules, now })),
      )
    },

    /** Counts an attempt. False, without counting, while the key has to wait. */
    async take({ key, rules }: Counted): Promise<boolean> {
      const now = clock.now()
      let isTaken = false
      await values.change([key], now, ([known]) => {
        isTaken = isOpen(known, now)
        return isTaken ? [withAnother(known, { rules, now })] : null
      })
      return isTaken
    },

    clear: (key: Key): Promise<void> => values.forget(key),
    /** Clears every key that starts so and has more. */
    clearAll: (start: Key): Promise<void> => values.forgetAll(start),
  }
}

const keyOf = ({ key }: Counted): Key => key

function withAnother(
  known: Attempts | undefined,
  { rules: { free, windowMs, longestWaitMs }, now }: { rules: AttemptRules; now: Date },
): Remembered<Attempts> {
  const at = now.getTime()
  const { openAt, forgottenAt, ...before } = known ?? { attempts: 0, openAt: at, forgottenAt: at + windowMs }
  const attempts = before.attempts + 1
  const beyond = attempts - free
  const waitMs = longestWaitMs === undefined ? windowMs : Math.min(FIRST_WAIT_MS * 2 ** beyond, longestWaitMs)
  const value = { attempts, openAt: beyond >= 0 ? at + waitMs : openAt, forgottenAt }
  return { value, until: new Date(forgottenAt) }
}
