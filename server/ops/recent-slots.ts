import type { Clock } from '#server/kernel/clock.ts'

/** What happened lately, in slots of equal length: the oldest slot is forgotten when a new one begins. */
export function createRecentSlots<Slot>({
  clock,
  slotMs,
  slots,
  make,
}: {
  clock: Clock
  slotMs: number
  slots: number
  make: () => Slot
}) {
  const kept = new Map<number, Slot>()
  const numberNow = () => Math.floor(clock.now().getTime() / slotMs)

  function forgetOld(now: number): void {
    for (const number of kept.keys()) if (number <= now - slots || number > now) kept.delete(number)
  }

  return {
    current(): Slot {
      const now = numberNow()
      const found = kept.get(now)
      if (found) return found
      forgetOld(now)
      const made = make()
      kept.set(now, made)
      return made
    },

    all(): Slot[] {
      forgetOld(numberNow())
      return [...kept.values()]
    },
  }
}
