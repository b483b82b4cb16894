const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** How many of the reader's days lie between; the hours of a change of the clock do not count. */
export const daysBetween = (from: Date, to: Date): number => Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS)

/** A day, with its year where that is not the present one: "3 Nov". */
export const dayWords = (time: Date, now: Date): string =>
  time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(time.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

const timeWords = (time: Date): string => time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** To the minute, as exact as a promise is: "Thu 26 Nov, 10:00", or "today, 15:00". */
export function momentWords(time: Date, now: Date): string {
  const days = daysBetween(now, time)
  if (days === 0) return `today, ${timeWords(time)}`
  if (days === 1) return `tomorrow, ${timeWords(time)}`
  const weekday = time.toLocaleDateString('en-GB', { weekday: 'short' })
  return `${weekday} ${dayWords(time, now)}, ${timeWords(time)}`
}

/** How long ago, inside a sentence: "today", "yesterday", "41 days ago". What is not past yet, as our clock has it, is named by its day. */
export function agoWords(time: Date, now: Date): string {
  const days = daysBetween(time, now)
  if (days < 0) return `on ${dayWords(time, now)}`
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** As `agoWords`, to the minute on the day itself: "2 minutes ago". A page's clock may be a minute behind. */
export function justWords(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime()
  if (Math.abs(age) < MINUTE_MS) return 'just now'
  if (age < 0 || daysBetween(time, now) > 0) return agoWords(time, now)
  const [count, unit] = age < HOUR_MS ? [Math.floor(age / MINUTE_MS), 'minute'] : [Math.floor(age / HOUR_MS), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
