/** Stands for the sites beyond the first hundred of a day. */
export const OTHER_SITES = 'other'

/** Stands for a page that does not say where it is. */
export const UNKNOWN_SITE = 'unknown'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of UTC, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** So many days of UTC up to this one, oldest first. */
export const daysUpTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))
