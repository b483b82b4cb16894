import type { Feed, Testimonial } from './feed.ts'
import type { Options } from './options.ts'

export type Selection = {
  items: Testimonial[]
  /** True when good ratings had a better chance to be among them. The footer then says so. */
  isSelected: boolean
}

/** Which of the feed's testimonials are shown, in which order. The feed comes newest first. */
export function selectTestimonials(
  feed: Pick<Feed, 'items' | 'isSelected'>,
  { limit, minRating, sort }: Pick<Options, 'limit' | 'minRating' | 'sort'>,
): Selection {
  const rated = feed.items.filter((item) => item.rating >= minRating)
  if (sort === 'oldest') rated.reverse()
  if (sort === 'highest') rated.sort((a, b) => b.rating - a.rating)
  const items = rated.slice(0, limit)
  const isPicked = rated.length < feed.items.length || (sort === 'highest' && items.length < rated.length)
  return { items, isSelected: feed.isSelected || isPicked }
}
