import { wallClock } from '#shared/working-hours.ts'
import { type Clock, formatMomentDay, formatWeekday } from '../../../lib/moments.ts'

/** A day of a plan, or several without requests. */
export type PlanDay = {
  /** Its first day, `YYYY-MM-DD`. */
  day: string
  /** "Mon 23 Nov", or "24 Nov to 27 Nov". */
  label: string
  count: number
  kind: 'day' | 'weekend' | 'gap'
  /** In the next month, whose requests it uses. */
  isNextMonth: boolean
}

const DAY_MS = 24 * 60 * 60_000
/** So many days without requests and fewer are shown one by one. */
const MOST_EMPTY = 3

type PlanDays = {
  times: readonly Date[]
  /** With the time zone in which days begin. */
  clock: Clock
  /** The first day of the next month, `YYYY-MM-DD`. */
  resetsOn: string
}

/** How many requests each day has, from the first to the last. */
export function daysOfPlan({ times, clock, resetsOn }: PlanDays): PlanDay[] {
  const dayOf = (time: Date) =>
    wallClock(time, clock.timeZone ?? 'UTC')
      .toISOString()
      .slice(0, 'YYYY-MM-DD'.length)
  const counts = new Map<string, { count: number; first: Date }>()
  for (const time of times) {
    const before = counts.get(dayOf(time))
    counts.set(dayOf(time), { count: (before?.count ?? 0) + 1, first: before?.first ?? time })
  }
  const used = [...counts.keys()].toSorted()
  return used.flatMap((day, index) => {
    const { count, first } = counts.get(day) ?? { count: 0, first: new Date(day) }
    const before = used[index - 1]
    return [
      ...(before === undefined ? [] : emptyBetween(before, day, { clock, resetsOn })),
      { day, label: formatMomentDay(first, clock), count, kind: 'day' as const, isNextMonth: day >= resetsOn },
    ]
  })
}

type Between = Pick<PlanDays, 'clock' | 'resetsOn'>

function emptyBetween(before: string, after: string, { clock, resetsOn }: Between): PlanDay[] {
  const days: string[] = []
  for (let at = Date.parse(before) + DAY_MS; at < Date.parse(after); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length))
  // “Tomorrow” would sound as if something happened then.
  const labelOf = (day: string) => formatWeekday(new Date(`${day}T12:00:00Z`), { ...clock, timeZone: 'UTC' })
  const [first, last] = [days[0], days.at(-1)]
  const shared = { count: 0, isNextMonth: false }
  if (days.length > MOST_EMPTY && first !== undefined && last !== undefined)
    return [{ ...shared, day: first, label: `${labelOf(first)} to ${labelOf(last)}`, kind: 'gap' }]
  return days.map((day) => ({
    ...shared,
    day,
    label: labelOf(day),
    kind: [0, 6].includes(new Date(day).getUTCDay()) ? 'weekend' : 'day',
    isNextMonth: day >= resetsOn,
  }))
}
