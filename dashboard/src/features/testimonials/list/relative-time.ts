const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/**
 * How long ago, for use inside a sentence: "just now", "2 h ago", "yesterday", "on 12 Oct". By the reader's local
 * days.
 */
export function relativeTime(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime()
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS)
  if (days === 0) return `${Math.floor(age / HOUR_MS)} h ago`
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  return `on ${time.getFullYear() === now.getFullYear() ? dayFormat.format(time) : yearFormat.format(time)}`
}

/** As short as possible: "2 h ago" on the same day, then "12 Oct". */
export const shortTime = (time: Date, now: Date): string =>
  startOfDay(time) === startOfDay(now) ? relativeTime(time, now) : dayFormat.format(time)

/** A future day: "today", "tomorrow", "Thu 29 Nov". */
export function reminderDay(time: Date, now: Date): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return weekdayFormat.format(time).replace(',', '')
}

/** The same words at the start of a note. "just now" stays in lower case, because it follows another word. */
export const asNote = (text: string): string => text.replace(/^on /, '').replace(/^yesterday/, 'Yesterday')
