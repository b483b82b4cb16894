import { wallClock } from '#shared/working-hours.ts'
import { readersFormat } from './reader-dates.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The clock by which times are shown: a time zone (IANA name), or the reader's own where none is given. */
export type Clock = { now: Date; timeZone?: string | undefined }

const minutesIn = (time: Date) => new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS)

/** What that clock shows at an instant, written as if it were UTC. */
const shownBy = (timeZone: string | undefined, time: Date): Date =>
  timeZone === undefined ? minutesIn(time) : wallClock(time, timeZone)

/** How many days of that clock lie between now and then. Daylight saving changes do not count. */
export function daysUntil(time: Date, { now, timeZone }: Clock): number {
  const dayOf = (instant: Date) => Math.floor(shownBy(timeZone, instant).getTime() / DAY_MS)
  return dayOf(time) - dayOf(now)
}

/** A day, with its year if it is not the current one: "3 Nov". */
export function formatDay(time: Date, { now, timeZone }: Clock): string {
  const [shown, today] = [shownBy(timeZone, time), shownBy(timeZone, now)]
  return readersFormat({
    day: 'numeric',
    month: 'short',
    ...(shown.getUTCFullYear() !== today.getUTCFullYear() && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(shown)
}

/** "10:00". */
export const formatTimeOfDay = (time: Date, { timeZone }: Pick<Clock, 'timeZone'>): string =>
  readersFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(shownBy(timeZone, time))

/** A full hour of the day: "09:00", or "9:00 AM". */
export const formatHour = (hour: number): string =>
  formatTimeOfDay(new Date(Date.UTC(2026, 0, 1, hour)), { timeZone: 'UTC' })

/** The same where it is as short as it can be: "9", or "9 AM". */
export const formatShortHour = (hour: number): string =>
  readersFormat({ hour: 'numeric', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2026, 0, 1, hour)))
    .replace(/^0/, '')

/** To the minute, because a promise is that exact: "Thu 26 Nov, 10:00", or "today, 15:00". */
export const formatMoment = (time: Date, clock: Clock): string =>
  `${formatMomentDay(time, clock)}, ${formatTimeOfDay(time, clock)}`

/** Its day alone, where there is no room for more: "Thu 26 Nov", or "today". */
export function formatMomentDay(time: Date, clock: Clock): string {
  const days = daysUntil(time, clock)
  const isSameDayToReader = days === daysUntil(time, { now: clock.now })
  if (days === 0 && isSameDayToReader) return 'today'
  if (days === 1 && isSameDayToReader) return 'tomorrow'
  return formatWeekday(time, clock)
}

/** A day, always by its name: "Thu 26 Nov". */
export function formatWeekday(time: Date, clock: Clock): string {
  const weekday = readersFormat({ weekday: 'short', timeZone: 'UTC' }).format(shownBy(clock.timeZone, time))
  return `${weekday} ${formatDay(time, clock)}`
}

/** The same, followed by the place when the reader's clock shows another time: "Thu 26 Nov, 10:00 in Berlin". */
export function formatMomentThere(time: Date, clock: Clock): string {
  const { timeZone } = clock
  const text = formatMoment(time, clock)
  if (timeZone === undefined || minuteOf(shownBy(timeZone, time)) === minuteOf(minutesIn(time))) return text
  return /^(Etc\/|[^/]*$)/.test(timeZone) ? `${text} ${placeOf(timeZone)}` : `${text} in ${placeOf(timeZone)}`
}

const minuteOf = (shown: Date) => Math.floor(shown.getTime() / MINUTE_MS)

/** A time zone as people call it: "Berlin", "New York". */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/**
 * How long ago, inside a sentence: "today", "yesterday", "41 days ago". A time that is still in the future by our
 * clock is shown as its day.
 */
export function formatAgo(time: Date, clock: Clock): string {
  const days = -daysUntil(time, clock)
  if (days < 0) return `on ${formatDay(time, clock)}`
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/**
 * As `formatAgo`, but to the minute within the reader's day: "2 minutes ago". Tolerates a clock that is a minute
 * behind.
 */
export function formatJust(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime()
  if (Math.abs(age) < MINUTE_MS) return 'just now'
  if (age < 0 || daysUntil(time, { now }) < 0) return formatAgo(time, { now })
  const [count, unit] = age < HOUR_MS ? [Math.floor(age / MINUTE_MS), 'minute'] : [Math.floor(age / HOUR_MS), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

const dayFormat = () => readersFormat({ day: 'numeric', month: 'short' })
const weekdayFormat = () => readersFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const yearFormat = () => readersFormat({ day: 'numeric', month: 'short', year: 'numeric' })

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
  return `on ${time.getFullYear() === now.getFullYear() ? dayFormat().format(time) : yearFormat().format(time)}`
}

/** As short as possible: "2 h ago" on the same day, then "12 Oct". */
export const shortTime = (time: Date, now: Date): string =>
  startOfDay(time) === startOfDay(now) ? relativeTime(time, now) : dayFormat().format(time)

/** A future day: "today", "tomorrow", "Thu 29 Nov". */
export function reminderDay(time: Date, now: Date): string {
  const days = Math.round((startOfDay(time) - startOfDay(now)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return weekdayFormat().format(time).replace(',', '')
}

/** The same words at the start of a note. "just now" stays in lower case, because it follows another word. */
export const asNote = (text: string): string => text.replace(/^on /, '').replace(/^yesterday/, 'Yesterday')

const instantFormat = (timeZone: string | undefined) =>
  readersFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })

/** An instant by the reader's clock, like "21 Nov 2026, 08:51". */
export const formatInstant = (instant: string, timeZone?: string): string =>
  instantFormat(timeZone).format(new Date(instant))
