import { needsOwner, type Testimonial, type TestimonialStatus } from '#shared/testimonials.ts'
import type { TestimonialCounts } from '#shared/testimonial-list.ts'
import type { TestimonialPage } from './testimonial-list.query.ts'

/** What a testimonial is about to become, until the server confirms it. */
type Expected = ReadonlyMap<string, TestimonialStatus>

/** A row that was decided on in this view, and its position then. */
export type Kept = { testimonial: Testimonial; index: number }

function withMove(counts: TestimonialCounts, { from, to }: { from: TestimonialStatus; to: TestimonialStatus }) {
  if (from === to) return counts
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 }
}

/** The page with one testimonial replaced and the counts adjusted. A page without it is returned unchanged. */
export function withTestimonial(page: TestimonialPage, changed: Testimonial): TestimonialPage {
  const known = page.items.find(({ id }) => id === changed.id)
  if (!known) return page
  return {
    ...page,
    items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    counts: withMove(page.counts, { from: known.status, to: changed.status }),
  }
}

/** The page without one testimonial, with the counts adjusted. */
export function withoutTestimonial(page: TestimonialPage, id: string): TestimonialPage {
  const known = page.items.find((item) => item.id === id)
  if (!known) return page
  const { counts } = page
  return {
    ...page,
    items: page.items.filter((item) => item.id !== id),
    counts: {
      ...counts,
      all: Math.max(0, counts.all - 1),
      [known.status]: Math.max(0, counts[known.status] - 1),
    },
  }
}

/**
 * Like `withTestimonial`, for the page where it was decided: the counts also follow a row that the filter has left
 * out.
 */
export function withDecided(
  page: TestimonialPage,
  { before, changed }: { before: Testimonial; changed: Testimonial },
): TestimonialPage {
  if (page.items.some(({ id }) => id === changed.id)) return withTestimonial(page, changed)
  return { ...page, counts: withMove(page.counts, { from: before.status, to: changed.status }) }
}

/** The page with the rows that were decided on at their old positions, also those that no longer belong to it. */
export function withKept(page: TestimonialPage, kept: readonly Kept[]): TestimonialPage {
  if (kept.length === 0) return page
  const isKept = new Set(kept.map(({ testimonial }) => testimonial.id))
  const items = page.items.filter(({ id }) => !isKept.has(id))
  for (const { testimonial, index } of kept.toSorted((a, b) => a.index - b.index))
    items.splice(index, 0, page.items.find(({ id }) => id === testimonial.id) ?? testimonial)
  return { ...page, items }
}

/** The rows of a grouped page: what waits for the owner, with the rows that were just decided on, and the rest. */
export function groupsOf(
  items: readonly Testimonial[],
  isKept: (id: string) => boolean,
): { needsYou: Testimonial[]; others: Testimonial[] } {
  const end = items.findIndex((item) => !needsOwner(item) && !isKept(item.id))
  return end < 0 ? { needsYou: [...items], others: [] } : { needsYou: items.slice(0, end), others: items.slice(end) }
}

/** The page as it will be when everything in progress is done: rows and counts. */
export function withExpected(page: TestimonialPage, expected: Expected): TestimonialPage {
  let { counts } = page
  const items = page.items.map((item) => {
    const status = expected.get(item.id)
    if (!status || status === item.status) return item
    counts = withMove(counts, { from: item.status, to: status })
    return { ...item, status }
  })
  return { ...page, items, counts }
}
