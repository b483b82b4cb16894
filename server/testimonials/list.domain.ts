import type { TestimonialCounts, TestimonialOrder } from '#shared/testimonial-list.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'

export type StatusCount = { status: string; count: number }

export function countsOf(rows: readonly StatusCount[]): TestimonialCounts {
  const counted = new Map<string, number>(rows.map(({ status, count }) => [status, count]))
  const of = (status: TestimonialStatus) => counted.get(status) ?? 0
  const counts = {
    pending: of('pending'),
    sent: of('sent'),
    submitted: of('submitted'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
  return { all: Object.values(counts).reduce((all, count) => all + count, 0), ...counts }
}

export type Sortable = { id: string; rating: number | null; createdAt: Date; searchText: string }
type Compare = (one: Sortable, other: Sortable) => number

const newest: Compare = (one, other) =>
  other.createdAt.getTime() - one.createdAt.getTime() || compareText(other.id, one.id)

/** The orders in which two rows can be compared on their own. */
export type ComparedOrder = Exclude<TestimonialOrder, 'needs-you'>

/** Each ends with the id, so that the order is unique and pages never overlap. */
export const comparisons: Record<ComparedOrder, Compare> = {
  newest,
  oldest: (one, other) => newest(other, one),
  'rating-high': (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || newest(one, other),
  'rating-low': (one, other) => (one.rating ?? 6) - (other.rating ?? 6) || newest(one, other),
  name: (one, other) => compareText(one.searchText, other.searchText) || compareText(one.id, other.id),
}

/** By code points, like the database. */
function compareText(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let index = 0
  while (index < shorter && one.charCodeAt(index) === other.charCodeAt(index)) index += 1
  return (one.codePointAt(index) ?? -1) - (other.codePointAt(index) ?? -1)
}

/** The first `max` of two lists, of which `best` is sorted already. */
export function keepBest<Row extends Sortable>(
  best: readonly Row[],
  more: readonly Row[],
  { compare, max }: { compare: Compare; max: number },
): Row[] {
  const worst = best.length === max ? best.at(-1) : undefined
  const better = worst ? more.filter((row) => compare(row, worst) < 0) : more
  if (better.length === 0) return [...best]
  const sorted = better.toSorted(compare)
  const merged: Row[] = []
  let [left, right] = [0, 0]
  while (merged.length < max) {
    const [one, other] = [best[left], sorted[right]]
    const isOne = one && (!other || compare(one, other) < 0)
    const next = isOne ? one : other
    if (!next) break
    merged.push(next)
    if (isOne) left += 1
    else right += 1
  }
  return merged
}
