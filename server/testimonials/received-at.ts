import { calendarDay } from '#server/kernel/clock.ts'
import { receivedInFuture } from './testimonials.errors.ts'

// The time zone where each day begins first.
const EASTERNMOST = 'Pacific/Kiritimati'

/**
 * On that day in UTC, as the public sees it: at noon, or earlier if noon is still in the future. It is later than now
 * only if the day has begun for the owner but not in UTC. Throws `testimonials.received_in_future` (422).
 */
export function receivedAt(day: string | undefined, now: Date): Date {
  if (day === undefined) return now
  // The date is wherever the owner is, which may not be the account's time zone.
  if (day > calendarDay(now, EASTERNMOST)) throw receivedInFuture()
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(Math.max(Date.parse(`${day}T00:00:00Z`), Math.min(noon, now.getTime())))
}
