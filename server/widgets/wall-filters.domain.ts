import type { FeedItem, WidgetFeed } from '#shared/widgets.ts'

/** What a visitor of a hosted page can narrow it to: one service, testimonials with a photo, or a number of stars. */
export type WallFilter = { name: 'service' | 'photo' | 'stars'; value: string }

/** With the number of testimonials that it leaves. */
export type CountedFilter = WallFilter & { count: number }

const STARS = ['5', '4', '3', '2', '1']

const valueOf: Record<WallFilter['name'], (item: FeedItem) => string | null> = {
  service: ({ service }) => service,
  photo: ({ imageUrl }) => imageUrl && '1',
  stars: ({ rating }) => (rating === null ? null : String(rating)),
}

/**
 * Those that leave some testimonials of the feed and not all, services by their number; none where the plan or the owner
 * offers visitors no filters.
 */
export function filtersOf({ items, allows, options }: WidgetFeed): CountedFilter[] {
  if (!allows.visitorTools || !options.hasVisitorTools) return []
  const count = (name: WallFilter['name']) => {
    const counts = Map.groupBy(items, valueOf[name])
    return [...counts].flatMap(([value, found]) => (value === null ? [] : { name, value, count: found.length }))
  }
  const services = count('service').toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const stars = count('stars').toSorted((a, b) => STARS.indexOf(a.value) - STARS.indexOf(b.value))
  return [...services, ...count('photo'), ...stars].filter((filter) => filter.count < items.length)
}

/** As it is in the address of the page: `service=One+label`. */
export const queryOf = ({ name, value }: WallFilter): string => String(new URLSearchParams({ [name]: value }))

/** The first of these that the query of an address names; null for none, so that no made-up address is another page. */
export function filterIn(query: string, filters: readonly CountedFilter[]): CountedFilter | null {
  const given = new URLSearchParams(query)
  return filters.find(({ name, value }) => given.get(name) === value) ?? null
}

export const itemsIn = (items: readonly FeedItem[], { name, value }: WallFilter): FeedItem[] =>
  items.filter((item) => valueOf[name](item) === value)
