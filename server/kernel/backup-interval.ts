const HOUR_MS = 60 * 60 * 1000
const DAY_HOURS = 24
/** A backup takes a while, and timers start it with a delay. */
const LATE_AFTER_MS = HOUR_MS

/** Whether a backup of this age should have been followed by another one. */
export const isBackupLate = ({ ageMs, everyMs }: { ageMs: number; everyMs: number }) => ageMs > everyMs + LATE_AFTER_MS

/** Like "every 6 hours" or "every day". */
export function readableInterval(everyMs: number): string {
  const hours = everyMs / HOUR_MS
  const [amount, unit] = hours % DAY_HOURS === 0 ? [hours / DAY_HOURS, 'day'] : [hours, 'hour']
  return amount === 1 ? `every ${unit}` : `every ${amount} ${unit}s`
}
