import { PAGE_SIZE } from '#shared/http/pagination.ts'
import type { RequestUsage } from '#shared/testimonial-requests.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { dayAndMonth } from '../../../lib/dates.ts'
import { isFiltered, type ListView } from './testimonial-list.address.ts'
import type { TestimonialPage } from './testimonial-list.query.ts'

const SOON_FROM = 0.8

type Used = { used: number; limit: number }

/** `low` from four fifths on, `none` when all requests are used. */
export function usageLevel({ used, limit }: Used): 'plenty' | 'low' | 'none' {
  if (used >= limit) return 'none'
  return used >= limit * SOON_FROM ? 'low' : 'plenty'
}

/** Says that no requests are left this month, and when new ones come. */
export const usedUpMessage = ({ limit, resetsOn }: { limit: number; resetsOn: RequestUsage['resetsOn'] }): string =>
  `You’ve used ${limit === 1 ? 'your 1 request' : `all ${limit.toLocaleString('en')} requests`} of this month. You’ll get new ones on ${dayAndMonth(resetsOn)}.`

/** How many payments only the owner can release; null when none. */
export function paymentsMessage(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 payment needs you.' : `${count.toLocaleString('en')} payments need you.`
}

/** How many clients can be asked only when there are new requests; null when none. */
export function quotaMessage(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? '1 client is waiting for new requests.'
    : `${count.toLocaleString('en')} clients are waiting for new requests.`
}

const FEW = 2

/** How many emails can still be sent today, if only a few; null where it need not be mentioned. */
export function leftTodayMessage(leftToday: number | null): string | null {
  if (leftToday === null || leftToday > FEW) return null
  if (leftToday === 0) return 'No emails left for today.'
  return leftToday === 1 ? '1 email left for today.' : `${leftToday} emails left for today.`
}

const nothingIn: Record<TestimonialStatus, string> = {
  pending: 'No requests to send.',
  sent: 'No requests are waiting for an answer.',
  submitted: 'You’re all caught up.',
  approved: 'No approved testimonials.',
  rejected: 'No rejected testimonials.',
}

/** Why the list is empty. */
export function noMatchMessage({ status, q, ...filters }: Omit<ListView, 'sort' | 'page' | 'open'>): string {
  if (isFiltered(filters))
    return q ? `No results for “${q}” with these filters.` : 'No testimonials with these filters.'
  if (q) return status ? `No ${status} results for “${q}”.` : `No results for “${q}”.`
  return status ? nothingIn[status] : 'There is nothing on this page.'
}

const inText = (count: number) => count.toLocaleString('en')

/** Which rows are shown, and of how many: "21–40 of 114". */
export function rangeMessage(
  { items, counts, pagination }: TestimonialPage,
  { status }: Pick<ListView, 'status'>,
): string {
  const total = counts[status ?? 'all']
  if (items.length === 0) return 'Nothing found'
  if (pagination.pageCount <= 1) return `${inText(total)} ${total === 1 ? 'testimonial' : 'testimonials'}`
  const first = (pagination.currentPage - 1) * PAGE_SIZE + 1
  return `${inText(first)}–${inText(first + items.length - 1)} of ${inText(total)}`
}
