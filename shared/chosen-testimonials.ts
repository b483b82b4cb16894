import type { FeedItem, WidgetOptions } from './widgets.ts'

type Choice = Pick<WidgetOptions, 'hiddenIds' | 'minRating' | 'sort' | 'limit' | 'featuredId'>

/** Which public testimonials (newest first) a widget shows, in its order, and whether good ratings were preferred. */
export function chooseItems<Item extends Pick<FeedItem, 'id' | 'rating'>>(
  all: readonly Item[],
  { hiddenIds, minRating, sort, limit, featuredId }: Choice,
): { items: Item[]; isSelected: boolean } {
  const hidden = new Set(hiddenIds)
  const chosen = all.filter(({ id, rating }) => !hidden.has(id) && (rating ?? 0) >= minRating)
  if (sort === 'oldest') chosen.reverse()
  if (sort === 'highest') chosen.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const featured = chosen.findIndex(({ id }) => id === featuredId)
  if (featured > 0) chosen.unshift(...chosen.splice(featured, 1))
  const items = limit === null ? chosen : chosen.slice(0, limit)
  const isPicked = chosen.length < all.length || (sort === 'highest' && items.length < chosen.length)
  return { items, isSelected: isPicked }
}
