import type { Clock } from './clock.ts'

/** Corrections of a second or two are no jumps. */
export const JUMP_MIN_MS = 60_000

export type Counters = {
  /** Milliseconds while the machine is awake. */
  countedMs: () => number
  /** Milliseconds also while it is suspended; null where nothing counts these. */
  bootedMs: () => number | null
}

/** In milliseconds. `sleptMs` is the part of `movedMs` in which the machine was suspended; null where nobody knows. */
export type Jump = { movedMs: number; sleptMs: number | null }

/**
 * Notices when a clock was moved, by comparing it with one that only counts on. Each call returns how the clock was moved
 * since the last one; undefined if it went on as usual.
 */
export function createJumpDetector({
  clock,
  countedMs,
  bootedMs,
}: Counters & { clock: Clock }): () => Jump | undefined {
  const readDifference = () => clock.now().getTime() - countedMs()
  const readAsleep = () => {
    const booted = bootedMs()
    return booted === null ? null : booted - countedMs()
  }
  let difference = readDifference()
  let asleep = readAsleep()
  return () => {
    const movedMs = Math.round(readDifference() - difference)
    if (Math.abs(movedMs) < JUMP_MIN_MS) return undefined
    difference += movedMs
    const before = asleep
    asleep = readAsleep()
    return { movedMs, sleptMs: asleep === null || before === null ? null : Math.round(asleep - before) }
  }
}
