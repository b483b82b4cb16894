import { wallClock } from '#shared/working-hours.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** By which time moments are told: a time zone's, as an IANA name, or the reader's where none is given. */
export type Clock = { now: Date; timeZone?: string | undefined }

const minutesIn = (time: Date) => new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS)

/** What that clock shows at an instant, written as if it were UTC. */
const shownBy = (timeZone: string | undefined, time: Date): Date =>
  timeZone === undefined ? minutesIn(time) : wallClock(time, timeZone)

/** How many days of that clock lie between now and then; the hours of a change of the clock do not count. */
export function daysUntil(time: Date, { now, timeZone }: Clock): number {
  const dayOf = (instant: Date) => Math.floor(shownBy(timeZone, instant).getTime() / DAY_MS)
  return dayOf(time) - dayOf(now)
}

/** A day, with its year where that is not the present one: "3 Nov". */
export function dayWords(time: Date, { now, timeZone }: Clock): string {
  const [shown, today] = [shownBy(timeZone, time), shownBy(timeZone, now)]
  return shown.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(shown.getUTCFullYear() !== today.getUTCFullYear() && { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** To the minute, as exact as a promise is: "Thu 26 Nov, 10:00", or "today, 15:00". */
export function momentWords(time: Date, clock: Clock): string {
  const shown = shownBy(clock.timeZone, time)
  const hours = shown.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const days = daysUntil(time, clock)
  const isSameDayToReader = days === daysUntil(time, { now: clock.now })
  if (days === 0 && isSameDayToReader) return `today, ${hours}`
  if (days === 1 && isSameDayToReader) return `tomorrow, ${hours}`
  const weekday = shown.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
  return `${weekday} ${dayWords(time, clock)}, ${hours}`
}

/** The same, and where that is so, when the reader's clock shows another time: "Thu 26 Nov, 10:00 in Berlin". */
export function momentThereWords(time: Date, clock: Clock): string {
  const { timeZone } = clock
  const words = momentWords(time, clock)
  if (timeZone === undefined || minuteOf(shownBy(timeZone, time)) === minuteOf(minutesIn(time))) return words
  return /^(Etc\/|[^/]*$)/.test(timeZone) ? `${words} ${placeOf(timeZone)}` : `${words} in ${placeOf(timeZone)}`
}

const minuteOf = (shown: Date) => Math.floor(shown.getTime() / MINUTE_MS)

/** A time zone as people call it: "Berlin", "New York". */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** How long ago, inside a sentence: "today", "yesterday", "41 days ago". What is not past yet, as our clock has it, is named by its day. */
export function agoWords(time: Date, clock: Clock): string {
  const days = -daysUntil(time, clock)
  if (days < 0) return `on ${dayWords(time, clock)}`
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** As `agoWords`, to the minute on the reader's day itself: "2 minutes ago". A page's clock may be a minute behind. */
export function justWords(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime()
  if (Math.abs(age) < MINUTE_MS) return 'just now'
  if (age < 0 || daysUntil(time, { now }) < 0) return agoWords(time, { now })
  const [count, unit] = age < HOUR_MS ? [Math.floor(age / MINUTE_MS), 'minute'] : [Math.floor(age / HOUR_MS), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
