import { hashOfText } from './text-hash.ts'
import { BEGINS_AT, ENDS_AT, instantAt, wallClock, workingDaysFrom } from './working-hours.ts'

/** When the clients of a batch are requested. `days` counts working days, from 1 to `PLAN_MAX_DAYS`. */
export type PlanTiming = { kind: 'now' } | { kind: 'days'; days: number } | { kind: 'save' }

export const PLAN_MAX_DAYS = 20

/** How many requests are left. `Infinity` for a plan without a limit. */
export type RequestsLeft = {
  thisMonth: number
  nextMonth: number
  /** The first day of the next month, `YYYY-MM-DD`. */
  resetsOn: string
}

type Used = {
  used: number
  /** Null is unlimited. */
  limit: number | null
  resetsOn: string
  /** Requests that are planned already. */
  planned: { thisMonth: number; nextMonth: number }
}

export const requestsLeft = ({ used, limit, resetsOn, planned }: Used): RequestsLeft => ({
  thisMonth: limit === null ? Infinity : Math.max(0, limit - used - planned.thisMonth),
  nextMonth: limit === null ? Infinity : Math.max(0, limit - planned.nextMonth),
  resetsOn,
})

type Planning = {
  timing: PlanTiming
  /** Of each client, in order: what makes its time of day differ from that of others. */
  seeds: readonly string[]
  now: Date
  timeZone: string
  left: RequestsLeft
}

const MINUTES = 60
/** From then on, a day has too little room, and the next one begins. */
const LAST_START = 16 * MINUTES
/** Of today's first request. */
const HEAD_START = 5

/**
 * When each client is requested; null for those who are only saved. What this month has no requests left for follows in
 * the next one, and what that has none for is only saved. Requests have uneven times within working hours, which
 * depend on the seeds alone. With `now`, this month's are due now.
 */
export function planRequests(planning: Planning): (Date | null)[] {
  const { timing, seeds, now } = planning
  if (timing.kind === 'save') return seeds.map(() => null)
  const days = timing.kind === 'now' ? 1 : timing.days
  const split = splitByMonth({ ...planning, days })
  const first =
    timing.kind === 'now'
      ? seeds.slice(0, split.first.count).map(() => now)
      : timesOn(split.first.days, seeds.slice(0, split.first.count), planning)
  const second = timesOn(
    split.second.days,
    seeds.slice(split.first.count, split.first.count + split.second.count),
    planning,
  )
  const planned = [...first, ...second]
  return seeds.map((_, index) => planned[index] ?? null)
}

type MonthPart = { count: number; days: string[] }

/** How many are requested in each month, and on which of its days. */
function splitByMonth({ timing, seeds, now, timeZone, left, days }: Planning & { days: number }): {
  first: MonthPart
  second: MonthPart
} {
  const isNow = timing.kind === 'now'
  const wanted = workingDaysFrom(firstDay(now, timeZone), days)
  const thisMonth = wanted.filter((day) => day < left.resetsOn)
  const later = wanted.slice(thisMonth.length)
  const share = isNow ? seeds.length : Math.ceil((seeds.length * thisMonth.length) / days)
  const first = Math.min(share, left.thisMonth)
  const second = Math.min(seeds.length - first, left.nextMonth)
  const perDay = Math.ceil(seeds.length / days)
  const needed = isNow ? 1 : Math.max(later.length, Math.ceil(second / perDay))
  return {
    first: { count: first, days: thisMonth },
    second: { count: second, days: workingDaysFrom(later[0] ?? left.resetsOn, needed) },
  }
}

/** Today, if it is a working day with room, else any later day. */
function firstDay(now: Date, timeZone: string): string {
  const local = wallClock(now, timeZone)
  return dayOf(minuteOf(local) < LAST_START ? local : new Date(local.getTime() + 24 * MINUTES * 60_000))
}

const dayOf = (local: Date) => local.toISOString().slice(0, 'YYYY-MM-DD'.length)
const minuteOf = (local: Date) => local.getUTCHours() * MINUTES + local.getUTCMinutes()

/** Each day gets as many as the others, and each request its own part of the day. */
function timesOn(
  days: readonly string[],
  seeds: readonly string[],
  { now, timeZone }: Pick<Planning, 'now' | 'timeZone'>,
): Date[] {
  const local = wallClock(now, timeZone)
  return days.flatMap((day, index) => {
    const [start, end] = [index, index + 1].map((at) => Math.ceil((seeds.length * at) / days.length))
    const ofDay = seeds.slice(start, end)
    const earliest = day === dayOf(local) ? minuteOf(local) + HEAD_START : 0
    const begins = Math.max(BEGINS_AT * MINUTES, earliest)
    const room = (ENDS_AT * MINUTES - begins) / ofDay.length
    const instantOf = instantsOfDay(day, timeZone)
    return ofDay.map((seed, at) => instantOf(Math.floor(begins + room * (at + hashOfText(seed) / 2 ** 32))))
  })
}

/** The instants of a working day's minutes. The clock is read twice a day, because reading it takes long. */
function instantsOfDay(day: string, timeZone: string): (minute: number) => Date {
  const read = (minute: number) => instantAt({ day, time: timeOf(minute) }, timeZone)
  const [begin, end] = [read(BEGINS_AT * MINUTES).getTime(), read(ENDS_AT * MINUTES).getTime()]
  const isPlain = end - begin === (ENDS_AT - BEGINS_AT) * MINUTES * 60_000
  return isPlain ? (minute) => new Date(begin + (minute - BEGINS_AT * MINUTES) * 60_000) : read
}

const timeOf = (minute: number) =>
  [Math.floor(minute / MINUTES), minute % MINUTES].map((part) => String(part).padStart(2, '0')).join(':')

/** What makes the time of a client's request differ from that of others: the row of the file. */
export const seedOf = ({ row, customerEmail }: { row: number; customerEmail: string }): string =>
  `${row} ${customerEmail.toLowerCase()}`
