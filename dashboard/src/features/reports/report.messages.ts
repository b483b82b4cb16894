import type { HoldReason, SkipReason } from '#shared/payments.ts'
import type { PaymentOutcomes, ReportFigures, WithheldReason } from '#shared/reports.ts'
import { readersFormat } from '../../lib/reader-dates.ts'

const midday = (day: string) => new Date(`${day}T12:00:00Z`)

/** A `YYYY-MM` as "October 2026". */
export const monthName = (month: string): string =>
  readersFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(midday(`${month}-01`))

/** A `YYYY-MM` as "October". */
export const shortMonthName = (month: string): string =>
  readersFormat({ month: 'long', timeZone: 'UTC' }).format(midday(`${month}-01`))

/** A `YYYY-MM-DD` as "2 November 2026". */
export const dayName = (day: string): string =>
  readersFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(midday(day))

/** A `YYYY-MM-DD` as "2 November". */
export const dayInMonth = (day: string): string =>
  readersFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(midday(day))

/** The day of the newest testimonial about a service: "12 Oct" in the year of the report, else "Aug 2025". */
export function newestMessage(day: string, { month }: { month: string }): string {
  const isSameYear = day.slice(0, 4) === month.slice(0, 4)
  const shown = isSameYear
    ? ({ day: 'numeric', month: 'short' } as const)
    : ({ month: 'short', year: 'numeric' } as const)
  return readersFormat({ ...shown, timeZone: 'UTC' }).format(midday(day))
}

/** Of a hundred clients who were asked, so many answered; null where late answers make it meaningless. */
export function rateOf({ asked, answered, throughLink }: ReportFigures): number | null {
  const replies = answered - throughLink
  return asked === 0 || replies > asked ? null : Math.round((replies / asked) * 100)
}

/** The rate, and how many nobody had asked. */
export function answeredMessage(figures: ReportFigures, before: ReportFigures | null): string | null {
  const { throughLink } = figures
  const notes = [rateMessage(figures, before), throughLink > 0 ? `${throughLink} through the link` : null]
  return notes.filter((note) => note !== null).join(' · ') || null
}

function rateMessage(figures: ReportFigures, before: ReportFigures | null): string | null {
  const rate = rateOf(figures)
  const earlier = before && rateOf(before)
  if (rate === null) return null
  if (earlier === null || earlier === undefined) return `${rate}%`
  if (earlier === rate) return `${rate}%, as before`
  return `${rate}%, ${rate > earlier ? 'up' : 'down'} from ${earlier}%`
}

export function daysMessage(days: number | null): string {
  if (days === null) return '--'
  return days < 1 ? '<1' : String(Math.round(days))
}

export function medianMessage({ medianDays }: ReportFigures, before: ReportFigures | null): string {
  const now = daysMessage(medianDays)
  const earlier = before?.medianDays ?? null
  if (medianDays === null || earlier === null || daysMessage(earlier) === now) return 'median'
  return `median, ${medianDays > earlier ? 'up' : 'down'} from ${daysMessage(earlier)}`
}

/** Why an answer is not public, and what that means. */
export const withheldMessages: Record<WithheldReason, { label: string; detail: string }> = {
  waiting: { label: 'Waiting for a decision', detail: 'Not approved or rejected yet.' },
  rejected: { label: 'Not approved', detail: 'Read, and not published.' },
  withdrawn: { label: 'Withdrawn', detail: 'The client no longer wants it to be shown.' },
  erased: { label: 'Erased', detail: 'The client had everything erased.' },
  hidden: { label: 'Not shown', detail: 'Approved, and not public at the moment.' },
}

const reasonMessages: Record<HoldReason | SkipReason, string> = {
  open_invoice: 'Another invoice is open',
  deposit: 'Deposit, balance still open',
  no_email: 'No email address',
  invalid_email: 'No email address',
  quota: 'No requests left',
  email_limit: 'Email limit reached',
  workspace_frozen: 'Workspace is frozen',
  sending_paused: 'Emails are paused',
  account_paused: 'Payment account is paused',
  owners_call: 'Waiting for a decision',
  nothing_paid: 'Nothing was paid',
  below_minimum: 'Below the minimum amount',
  own_address: 'Own address',
  renewal: 'Renewal',
  plan_change: 'Change of plan',
  unknown_kind: 'Unknown type of invoice',
  open_request: 'Asked before, no answer yet',
  no_answer: 'Never answered before',
  asked_recently: 'Asked recently',
  declined: 'Declined or unsubscribed',
  unsubscribed: 'Declined or unsubscribed',
  bounced: 'Emails don’t arrive',
  complained: 'Declined or unsubscribed',
  do_not_ask: 'On the do-not-ask list',
  refunded: 'Refunded',
  disputed: 'Disputed',
  voided: 'Invoice cancelled',
  payment_failed: 'Payment failed',
  covered: 'Covered by another payment',
  other_workspace: 'Asked by another business',
  quota_expired: 'No requests left',
  hold_expired: 'On hold for too long',
  disconnected: 'Payment account was disconnected',
  owner: 'A member decided not to ask',
}

/** Why payments triggered no request, the most frequent first. Reasons that read the same are one. */
export function reasonsOf({ planned, onHold, skipped }: PaymentOutcomes): { label: string; count: number }[] {
  const counts = new Map<string, number>(planned > 0 ? [['Planned', planned]] : [])
  for (const { reason, count } of [...onHold, ...skipped]) {
    const label = reasonMessages[reason]
    counts.set(label, (counts.get(label) ?? 0) + count)
  }
  return [...counts].map(([label, count]) => ({ label, count })).toSorted((a, b) => b.count - a.count)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Planned requests by week, from Monday to Sunday, as far as the weeks lie in the month. Weeks without any are left out. */
export function weeksOf(days: readonly { day: string; count: number }[]): { label: string; count: number }[] {
  const weeks = new Map<string, { from: string; until: string; count: number }>()
  for (const { day, count } of days) {
    const monday = new Date(midday(day).getTime() - ((midday(day).getUTCDay() + 6) % 7) * DAY_MS)
    const key = monday.toISOString()
    const known = weeks.get(key)
    weeks.set(key, { from: known?.from ?? day, until: day, count: (known?.count ?? 0) + count })
  }
  return [...weeks.values()].map(({ from, until, count }) => ({
    label: from === until ? dayInMonth(from) : `${Number(from.slice(8))} to ${dayInMonth(until)}`,
    count,
  }))
}

export const counted = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${count} ${count === 1 ? one : many}`
