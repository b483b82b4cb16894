import type { SendingStatus } from './email-settings.ts'
import { nextWorkingMoment } from './working-hours.ts'

/** A planned request that would be later than that is saved instead: it would surprise the owner and the client. */
export const GIVEN_UP_AFTER_DAYS = 45

const DAY_MS = 24 * 60 * 60 * 1000
const GIVEN_UP_AFTER_MS = GIVEN_UP_AFTER_DAYS * DAY_MS

/** Whether a request that couldn't be sent goes back to those that are saved. */
export const isGivenUp = (plannedFor: Date, until: Date): boolean =>
  until.getTime() - plannedFor.getTime() > GIVEN_UP_AFTER_MS

type Delaying = {
  /** When requests are planned, ascending; null for those that are only saved. */
  times: readonly (Date | null)[]
  sending: Pick<SendingStatus, 'dailyLimit' | 'countedAt'>
  timeZone: string
}

/**
 * When planned requests are really sent while only so many emails may be sent in 24 hours. The others wait until an
 * earlier email is that old, and for working hours. Null for those that are only saved, and that wait too long.
 */
export function delayByDailyLimit({ times, sending: { dailyLimit, countedAt }, timeZone }: Delaying): (Date | null)[] {
  if (dailyLimit === null || dailyLimit === 0) return [...times]
  const sentAt = countedAt.map((at) => Date.parse(at)).toSorted((a, b) => a - b)
  const workingMomentFrom = rememberLast((from) => nextWorkingMoment(new Date(from), timeZone).getTime())
  let latest = -Infinity
  return times.map((plannedFor) => {
    if (plannedFor === null) return null
    let at = Math.max(plannedFor.getTime(), latest)
    const freeFrom = (sentAt.at(-dailyLimit) ?? -Infinity) + DAY_MS
    if (at < freeFrom) at = workingMomentFrom(freeFrom)
    if (isGivenUp(plannedFor, new Date(at))) return null
    latest = at
    sentAt.push(at)
    return new Date(at)
  })
}

/** Many wait for the same moment, and reading the clock of a time zone takes long. */
function rememberLast(read: (from: number) => number): (from: number) => number {
  let last: { from: number; moment: number } | undefined
  return (from) => {
    if (last?.from !== from) last = { from, moment: read(from) }
    return last.moment
  }
}
