import type { ActivityItem } from '#shared/workspace-activity.ts'
import { type Clock, daysUntil } from '../../../../lib/moments.ts'
import { readersFormat } from '../../../../lib/reader-dates.ts'

/** Items by their day, in their order. A day is known by its distance from today. */
export const groupByDay = (items: readonly ActivityItem[], clock: Clock): [number, ActivityItem[]][] => [
  ...Map.groupBy(items, ({ at }) => daysUntil(new Date(at), clock)),
]

/** "Today, Friday 20 November", with its year if it is not the current one. */
export function dayHeading(time: Date, clock: Clock): string {
  const { now, timeZone } = clock
  const yearOf = (instant: Date) => readersFormat({ year: 'numeric', timeZone }).format(instant)
  const isOtherYear = yearOf(time) !== yearOf(now)
  const day = readersFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
    timeZone,
  }).format(time)
  const days = daysUntil(time, clock)
  if (days === 0) return `Today, ${day}`
  return days === -1 ? `Yesterday, ${day}` : day
}
