import type { Interval } from './make-subscriptions.domain.ts'

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + months, 1)
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(instant.getUTCDate(), days))
  return later
}

/** The end of the period that starts then, for a subscription first paid at `anchor`. In seconds. */
export function periodEndAfter({
  start,
  anchor,
  interval,
}: {
  start: number
  anchor: number
  interval: Interval
}): number {
  const step = interval === 'year' ? 12 : 1
  const first = new Date(anchor * 1000)
  let months = step
  while (monthsAfter(first, months).getTime() <= start * 1000) months += step
  return Math.floor(monthsAfter(first, months).getTime() / 1000)
}
