import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import type { TestimonialPage } from '../list/testimonial-list.query.ts'

export const EXPORT_PAGE_SIZE = 100

/** More than one pass is needed only while rows move between pages. */
const MOST_ROUNDS = 3

type CollectOptions = {
  status: TestimonialStatus | undefined
  fetchPage: (page: number) => Promise<TestimonialPage>
  onProgress: (progress: { done: number; total: number }) => void
  isCancelled: () => boolean
}

/**
 * All rows of all pages, each once, in the order of the list; null when cancelled. Changes to the list move rows
 * between pages, so it is read again until a pass sees no change; in the end everything seen is returned.
 */
export async function collectTestimonials({
  status,
  fetchPage,
  onProgress,
  isCancelled,
}: CollectOptions): Promise<Testimonial[] | null> {
  const seen = new Map<string, Testimonial>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = new Map<string, Testimonial>()
    const totals = new Set<number>()
    let pageCount = 1
    for (let page = 1; page <= pageCount; page += 1) {
      const { items, pagination, counts } = await fetchPage(page)
      if (isCancelled()) return null
      for (const item of items) rows.set(item.id, item)
      const total = counts[status ?? 'all']
      totals.add(total)
      pageCount = pagination.pageCount
      onProgress({ done: Math.min(rows.size, total), total })
    }
    if (totals.size === 1 && totals.has(rows.size)) return [...rows.values()]
    for (const [id, row] of rows) seen.set(id, row)
  }
  return [...seen.values()]
}
