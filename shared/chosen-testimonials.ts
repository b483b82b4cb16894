import type { FeedItem, WidgetOptions } from './widgets.ts'

type Choice = Pick<
  WidgetOptions,
  'hiddenIds' | 'minRating' | 'onlyTagIds' | 'withoutTagIds' | 'onlyService' | 'sort' | 'limit' | 'featuredId'
>
type Chosen = Pick<FeedItem, 'id' | 'rating'> & {
  /** Ids of its tags; left out when it has none. */
  tagIds?: readonly string[]
  service?: string | null
}

/** Which public testimonials (newest first) a widget shows, in its order, and whether good ratings were preferred. */
export function chooseItems<Item extends Chosen>(
  all: readonly Item[],
  { hiddenIds, minRating, onlyTagIds, withoutTagIds, onlyService, sort, limit, featuredId }: Choice,
): { items: Item[]; isSelected: boolean } {
  const hidden = new Set(hiddenIds)
  const hasAny = ({ tagIds = [] }: Chosen, wanted: readonly string[]) => tagIds.some((id) => wanted.includes(id))
  const chosen = all.filter(
    (item) =>
      !hidden.has(item.id) &&
      (item.rating ?? 0) >= minRating &&
      (onlyTagIds.length === 0 || hasAny(item, onlyTagIds)) &&
      !hasAny(item, withoutTagIds) &&
      (onlyService === null || item.service === onlyService),
  )
  if (sort === 'oldest') chosen.reverse()
  if (sort === 'highest') chosen.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const featured = chosen.findIndex(({ id }) => id === featuredId)
  if (featured > 0) chosen.unshift(...chosen.splice(featured, 1))
  const items = limit === null ? chosen : chosen.slice(0, limit)
  const isPicked = chosen.length < all.length || (sort === 'highest' && items.length < chosen.length)
  return { items, isSelected: isPicked }
}
