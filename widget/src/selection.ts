import type { Feed, Testimonial } from './feed.ts'
import type { Options } from './options.ts'

export type Selection = {
  items: Testimonial[]
  /** True when good ratings were more likely to be selected. The footer then says so. */
  isSelected: boolean
}

/** Which of the feed's testimonials are shown, and in which order: the feed's own where none is requested. */
export function selectTestimonials(
  feed: Pick<Feed, 'items' | 'isSelected'>,
  { limit, minRating, sort }: Pick<Options, 'limit' | 'minRating' | 'sort'>,
): Selection {
  const rated = feed.items.filter((item) => item.rating >= minRating)
  if (sort === 'newest') rated.sort((a, b) => b.date.localeCompare(a.date))
  if (sort === 'oldest') rated.sort((a, b) => a.date.localeCompare(b.date))
  if (sort === 'highest') rated.sort((a, b) => b.rating - a.rating)
  const items = rated.slice(0, limit)
  const isPicked = rated.length < feed.items.length || (sort === 'highest' && items.length < rated.length)
  return { items, isSelected: feed.isSelected || isPicked }
}
