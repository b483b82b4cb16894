import { PAGE_SIZE } from '#shared/http/pagination.ts'
import type { ListView } from './testimonial-list.address.ts'
import type { TestimonialPage } from './testimonial-list.cache.ts'

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
