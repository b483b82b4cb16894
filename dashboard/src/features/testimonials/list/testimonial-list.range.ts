import { PAGE_SIZE } from '#shared/http/pagination.ts'
import type { ListView } from './testimonial-list.address.ts'
import type { TestimonialPage } from './testimonial-list.cache.ts'

const inWords = (count: number) => count.toLocaleString('en')

/** Which rows of how many are shown: "21–40 of 114". */
export function rangeWords(
  { items, counts, pagination }: TestimonialPage,
  { status }: Pick<ListView, 'status'>,
): string {
  const total = counts[status ?? 'all']
  if (items.length === 0) return 'Nothing found'
  if (pagination.pageCount <= 1) return `${inWords(total)} ${total === 1 ? 'testimonial' : 'testimonials'}`
  const first = (pagination.currentPage - 1) * PAGE_SIZE + 1
  return `${inWords(first)}–${inWords(first + items.length - 1)} of ${inWords(total)}`
}
