import type { WidgetOrder } from './widget-order.ts'
import type { FeedItem, WidgetKind, WidgetOptions } from './widgets.ts'

type Filter = Pick<
  WidgetOptions,
  'hiddenIds' | 'minRating' | 'onlyTagIds' | 'withoutTagIds' | 'onlyServices' | 'withoutServices'
>
type Choice = Filter &
  Pick<WidgetOptions, 'sort' | 'limit' | 'featuredId'> & {
    kind?: WidgetKind
    /** Left out when the owner pinned and moved none. */
    order?: WidgetOrder
  }
type Chosen = Pick<FeedItem, 'id' | 'rating'> & {
  /** Ids of its tags; left out when it has none. */
  tagIds?: readonly string[]
  service?: string | null
}

const NO_ORDER: WidgetOrder = { pinnedIds: [], movedIds: [] }

/** Tells of a public testimonial whether a widget with these options may show it. */
export function filterOf({ hiddenIds, minRating, onlyTagIds, withoutTagIds, ...services }: Filter) {
  const hidden = new Set(hiddenIds)
  const hasAny = ({ tagIds = [] }: Chosen, wanted: readonly string[]) => tagIds.some((id) => wanted.includes(id))
  const hasService = ({ service }: Chosen, wanted: readonly string[]) => wanted.some((name) => name === service)
  return (item: Chosen): boolean =>
    !hidden.has(item.id) &&
    (item.rating ?? 0) >= minRating &&
    (onlyTagIds.length === 0 || hasAny(item, onlyTagIds)) &&
    !hasAny(item, withoutTagIds) &&
    (services.onlyServices.length === 0 || hasService(item, services.onlyServices)) &&
    !hasService(item, services.withoutServices)
}

/** Which public testimonials (newest first) a widget shows, in its order, and whether the owner chose among them. */
export function chooseItems<Item extends Chosen>(
  all: readonly Item[],
  choice: Choice,
): { items: Item[]; isSelected: boolean } {
  const { sort, limit, kind } = choice
  const { pinnedIds, movedIds } = choice.order ?? NO_ORDER
  const chosen = all.filter(filterOf(choice))
  if (sort === 'oldest') chosen.reverse()
  if (sort === 'highest') chosen.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const positions = new Map([...pinnedIds, ...movedIds].map((id, position) => [id, position]))
  const positionOf = ({ id }: Item) => positions.get(id) ?? positions.size
  if (positions.size > 0) chosen.sort((a, b) => positionOf(a) - positionOf(b))
  // A list that has an order shows exactly that one, also if it was a single testimonial before.
  const featuredId = positions.size > 0 && kind !== 'single' ? null : choice.featuredId
  const featured = chosen.findIndex(({ id }) => id === featuredId)
  if (featured > 0) chosen.unshift(...chosen.splice(featured, 1))
  const items = limit === null ? chosen : chosen.slice(0, limit)
  const isPickedFirst = sort === 'highest' || positions.size > 0
  const isPicked = chosen.length < all.length || (isPickedFirst && items.length < chosen.length)
  return { items, isSelected: isPicked }
}
