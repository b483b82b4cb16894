const DAY_MS = 24 * 60 * 60 * 1000
/** Hours of a working day. */
export const BEGINS_AT = 9
export const ENDS_AT = 17
const WEEKEND = [0, 6]

/**
 * The given instant if it is within working hours (Monday to Friday, 9:00 to 17:00) in the time zone; otherwise 9:00 on
 * the next working day there.
 */
export function nextWorkingMoment(instant: Date, timeZone: string): Date {
  const local = wallClock(instant, timeZone)
  const hour = local.getUTCHours()
  return isWorkingDay(local) && hour >= BEGINS_AT && hour < ENDS_AT ? instant : nextWorkingMorning(instant, timeZone)
}

/** The given instant if a working day begins then in the time zone; otherwise the next time that one does. */
export function nextWorkingMorning(instant: Date, timeZone: string): Date {
  const local = wallClock(instant, timeZone)
  const today = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), BEGINS_AT)
  const mornings = [0, 1, 2, 3].map((later) => new Date(today + later * DAY_MS)).filter(isWorkingDay)
  const instants = mornings.map((morning) => instantOf(morning, timeZone))
  return instants.find((morning) => morning >= instant) ?? instant
}

/** So many working days from the day `YYYY-MM-DD` on, this one included, in the same form. */
export function workingDaysFrom(day: string, count: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(day); days.length < count; at += DAY_MS) {
    const local = new Date(at)
    if (isWorkingDay(local)) days.push(local.toISOString().slice(0, 'YYYY-MM-DD'.length))
  }
  return days
}

const isWorkingDay = (local: Date) => !WEEKEND.includes(local.getUTCDay())

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made = clocks.get(timeZone)
  if (made) return made
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Local date and time in a time zone, written as if it were UTC. */
export function wallClock(instant: Date, timeZone: string): Date {
  const parts = clockOf(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [read('year'), read('month') - 1, read('day')]
  return new Date(Date.UTC(year, month, day, read('hour'), read('minute'), read('second')))
}

/** The instant at which it is this local time in the time zone. */
function instantOf(local: Date, timeZone: string): Date {
  const offsetAt = (instant: Date) => wallClock(instant, timeZone).getTime() - instant.getTime()
  const guess = new Date(local.getTime() - offsetAt(local))
  // The first guess may be on the other side of a daylight saving change.
  return new Date(local.getTime() - offsetAt(guess))
}

/** The instant at which it is `HH:MM` on the day `YYYY-MM-DD` in a time zone. */
export const instantAt = ({ day, time }: { day: string; time: string }, timeZone: string): Date =>
  instantOf(new Date(`${day}T${time}:00Z`), timeZone)

/** The instant at which the day `YYYY-MM-DD` begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt({ day, time: '00:00' }, timeZone)
