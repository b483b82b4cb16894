import { wallClock } from '#shared/working-hours.ts'

/** The only source of time. Code that needs the time is given a clock. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The calendar month, `YYYY-MM`, of an instant in a time zone. */
export const calendarMonth = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 'YYYY-MM'.length)

/** The day, `YYYY-MM-DD`, of an instant in a time zone. */
export const calendarDay = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The first day of the month after a `YYYY-MM`, as `YYYY-MM-DD`. */
export function firstDateAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

/** The first day of the month after a `YYYY-MM`, as text: `1 December`. */
export function firstDayAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return formatDayIn(new Date(Date.UTC(year, number, 1)), 'UTC')
}

/** The day of an instant in a time zone, as text: `3 March`. */
export const formatDayIn = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(instant)

/** An instant in a time zone, rounded up to the minute: `3 March, 14:05`. */
export function formatMomentIn(instant: Date, timeZone: string): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(minute)
  return `${formatDayIn(minute, timeZone)}, ${time}`
}

/** The same with the day of the week: `Tuesday, 3 March, 14:05`. */
export const formatWeekdayIn = (instant: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(instant)}, ${formatMomentIn(instant, timeZone)}`

/** The same day and time some months earlier, in UTC; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return before
}
