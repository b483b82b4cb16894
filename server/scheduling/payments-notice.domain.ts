import { nextWorkingMorning } from '#shared/working-hours.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NEW_AFTER_MS = 7 * DAY_MS
const AGAIN_AFTER_MS = 30 * DAY_MS

/** Further back, an earlier notice makes no difference. */
export const NOTICES_MATTER_MS = AGAIN_AFTER_MS + HOUR_MS

/** What decides when an owner is next told of payments that need them. */
export type NoticeState = {
  /** When the owner was last told; null for never, or too long ago to matter. */
  lastAt: Date | null
  /** From when on a payment needs the owner that didn't by `lastAt`; null for none. It may be in the future. */
  newFrom: Date | null
  /** Whether payments that the owner was told of still need them. */
  hasOld: boolean
  timeZone: string
}

/**
 * When the owner is told: on the first weekday morning after a payment came to need them, but not within a week of the
 * last email. Payments that the owner was told of alone cause another email only after 30 days, because a weekly email
 * about the same payments would be nagging. Null when no payment needs the owner, or will.
 */
export function nextNoticeAt({ lastAt, newFrom, hasOld, timeZone }: NoticeState): Date | null {
  const candidates: Date[] = []
  if (newFrom) candidates.push(lastAt ? later(newFrom, after(lastAt, NEW_AFTER_MS)) : newFrom)
  if (hasOld && lastAt) candidates.push(after(lastAt, AGAIN_AFTER_MS))
  const [first] = candidates.toSorted((a, b) => a.getTime() - b.getTime())
  return first ? nextWorkingMorning(first, timeZone) : null
}

// From the full hour, so that an email that left a minute late doesn't move the next one by a day.
const after = (lastAt: Date, ms: number) => new Date(Math.floor(lastAt.getTime() / HOUR_MS) * HOUR_MS + ms)

const later = (one: Date, other: Date) => (one > other ? one : other)
