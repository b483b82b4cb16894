import type { Clock } from './clock.ts'

/** Corrections of a second or two are no jumps. */
export const JUMP_MIN_MS = 60_000

/**
 * Notices when a clock was moved, by comparing it with one that only counts on. Each call returns by how many
 * milliseconds the clock was moved since the last one: 0 if it went on as usual.
 */
export function createJumpDetector({ clock, countedMs }: { clock: Clock; countedMs: () => number }): () => number {
  const readDifference = () => clock.now().getTime() - countedMs()
  let difference = readDifference()
  return () => {
    const movedMs = Math.round(readDifference() - difference)
    if (Math.abs(movedMs) < JUMP_MIN_MS) return 0
    difference += movedMs
    return movedMs
  }
}
