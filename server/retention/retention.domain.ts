import type { Retention } from '#shared/retention.ts'
import { monthsBefore } from '#server/kernel/clock.ts'

/** Instants before which each kind of data is no longer kept. */
export type KeptSince = { requests: Date; activity: Date; views: Date }

export const keptSince = ({ requestMonths, activityMonths, viewMonths }: Retention, now: Date): KeptSince => ({
  requests: monthsBefore(now, requestMonths),
  activity: monthsBefore(now, activityMonths),
  views: monthsBefore(now, viewMonths),
})

const inMonths = (months: number) => `${months} months`

/** As the activity shows it. */
export const readableRetention = ({ requestMonths, activityMonths, viewMonths }: Retention) => ({
  'Requests without an answer': inMonths(requestMonths),
  Activity: inMonths(activityMonths),
  'Views of widgets': inMonths(viewMonths),
})

/** What new settings delete at once. Counts of `COUNTED_MAX` mean as many or more. */
export type DeletedNow = { requests: number; lines: number; days: number }

export const COUNTED_MAX = 10_000

const amount = (count: number, one: string, many: string): string[] => {
  if (count === 0) return []
  if (count === 1) return [`1 ${one}`]
  return [
    count >= COUNTED_MAX
      ? `${COUNTED_MAX.toLocaleString('en')} ${many} or more`
      : `${count.toLocaleString('en')} ${many}`,
  ]
}

const list = new Intl.ListFormat('en-GB')

/** Like "41 requests and 3 lines of the activity"; null for nothing. */
export function amountsOf({ requests, lines, days }: DeletedNow): string | null {
  const amounts = [
    ...amount(requests, 'request without an answer', 'requests without an answer'),
    ...amount(lines, 'line of the activity', 'lines of the activity'),
    ...amount(days, 'day of views', 'days of views'),
  ]
  return amounts.length === 0 ? null : list.format(amounts)
}
