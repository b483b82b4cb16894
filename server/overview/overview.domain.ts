import { OVERVIEW_WEEKS, REMINDERS_DUE_DAYS, type Trouble } from '#shared/overview.ts'
import { calendarDay } from '#server/kernel/clock.ts'
import { startOfDay } from '#shared/working-hours.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** Days in UTC since 1970, as the counters have them. */
const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS)

/** `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

// 1 January 1970 was a Thursday.
const mondayOf = (day: number): number => day - ((day + 3) % WEEK_DAYS)

/** The days and instants at which the periods of the overview begin. */
export function periodsAt(now: Date) {
  const today = dayOf(now)
  const firstDay = mondayOf(today) - (OVERVIEW_WEEKS - 1) * WEEK_DAYS
  const firstDays = Array.from({ length: OVERVIEW_WEEKS }, (_, week) => firstDay + week * WEEK_DAYS)
  return {
    firstDays,
    since30: today - 29,
    since90: today - 89,
    remindersUntil: new Date(now.getTime() + REMINDERS_DUE_DAYS * DAY_MS),
    weeks: firstDays.map(dateOf),
  }
}

/** The week of somebody in a time zone, from Monday to today. */
export function weekAt(now: Date, timeZone: string): { from: string; to: string; since: Date } {
  const to = calendarDay(now, timeZone)
  const from = dateOf(mondayOf(dayOf(new Date(`${to}T00:00:00Z`))))
  return { from, to, since: startOfDay(from, timeZone) }
}

export type TroubleFacts = {
  isFrozen: boolean
  undelivered: number
  uncertain: number
  /** Latest first. */
  links: readonly { givenUpAt: Date | null }[]
  usage: { used: number; limit: number | null; resetsOn: string }
  sendingPausedAt: Date | null
}

/** The most pressing first. */
export function troublesOf({
  isFrozen,
  undelivered,
  uncertain,
  links,
  usage,
  sendingPausedAt,
}: TroubleFacts): Trouble[] {
  const givenUpAt = links.find((link) => link.givenUpAt !== null)?.givenUpAt
  const { used, limit, resetsOn } = usage
  const troubles: (Trouble | false)[] = [
    isFrozen && { kind: 'frozen' },
    sendingPausedAt !== null && { kind: 'sending_paused', since: sendingPausedAt.toISOString() },
    givenUpAt instanceof Date && { kind: 'stripe_unlinked', at: givenUpAt.toISOString() },
    links.some((link) => link.givenUpAt === null) && { kind: 'stripe_needs_attention' },
    undelivered > 0 && { kind: 'requests_undelivered', count: undelivered },
    uncertain > 0 && { kind: 'deliveries_uncertain', count: uncertain },
    limit !== null && used >= limit && { kind: 'requests_used_up', limit, resetsOn },
  ]
  return troubles.filter((trouble) => trouble !== false)
}
