import { CONFIRMABLE_DAYS } from '#shared/confirming-limits.ts'
import type { Form } from '#shared/forms.ts'
import type { ExtraFields } from '#shared/submissions.ts'
import { startOfDay } from '#shared/working-hours.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'
import { calendarDay } from '#server/kernel/clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** An answer that is older and still not confirmed is deleted. */
export const confirmableSince = (now: Date) => new Date(now.getTime() - CONFIRMABLE_DAYS * DAY_MS)

/** The day after a `YYYY-MM-DD`. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** When a form closes whose last day this is. */
export const endOf = (lastDay: string, timeZone: string) => startOfDay(dayAfter(lastDay), timeZone)

/** The last day on which a form takes answers that closes at this instant. */
export const lastDayBefore = (closesAt: Date, timeZone: string) =>
  calendarDay(new Date(closesAt.getTime() - 1), timeZone)

/** When the day of an instant begins and ends in a time zone. */
export function dayOf(now: Date, timeZone: string): { begins: Date; ends: Date } {
  const today = calendarDay(now, timeZone)
  return { begins: startOfDay(today, timeZone), ends: endOf(today, timeZone) }
}

/** When the month of an instant begins in a time zone. */
export const startOfMonth = (now: Date, timeZone: string) =>
  startOfDay(`${calendarDay(now, timeZone).slice(0, 7)}-01`, timeZone)

type Limits = { isOpen: boolean; closesAt: Date | null; deletedAt: Date | null; answersADay: number }

export function stateOf(
  { isOpen, closesAt, deletedAt, answersADay }: Limits,
  { now, answersToday }: { now: Date; answersToday: number },
): Form['state'] {
  if (!isOpen || deletedAt || (closesAt !== null && closesAt <= now)) return 'closed'
  return answersToday >= answersADay ? 'full' : 'open'
}

/** What clients are asked for, in short. */
export const asksOf = ({ rating, photo, company, role, questions }: ExtraFields): Form['asks'] => ({
  rating,
  photo,
  company,
  role,
  questions: questions.length,
})

export const readableAccess = ({
  isOpen,
  lastDay,
  closedMessage,
  answersADay,
  needsConfirmedEmail,
}: Form): ReadableSettings => ({
  'Takes answers': isOpen,
  'Last day': lastDay,
  'Message once closed': closedMessage,
  'Answers a day': answersADay,
  'Visitors confirm their email': needsConfirmedEmail,
})
