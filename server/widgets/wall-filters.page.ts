import { html } from 'hono/html'
import type { PlacedWall } from './placed-wall.ts'
import { type CountedFilter, labelOf, queryOf } from './wall-filters.domain.ts'

type Filters = Pick<PlacedWall, 'filters' | 'filter'>

/** Links that narrow the page down. Each is the page's own address with another query, so they need no script. */
export function wallFilters({ filters, filter, feed }: Filters & Pick<PlacedWall, 'feed'>) {
  const offered = filters.filter((each) => each.name !== 'stars' || each === filter)
  return html`<div id="filters">${
    offered.length > 0 &&
    html`<nav class="filters" aria-label="Filter testimonials"><ul role="list">
<li><a href="?" data-filter${filter === null && CURRENT}>All <span>${feed.items.length}</span></a></li>
${offered.map((each) => html`<li>${filterLink(each, filter)}</li>\n`)}</ul></nav>`
  }</div>
<p id="found" role="status">${filter && foundSentence(filter, feed.items.length)}</p>
`
}

const CURRENT = html` aria-current="true"`

const filterLink = (each: CountedFilter, current: CountedFilter | null) =>
  html`<a href="?${queryOf(each)}" rel="nofollow" data-filter${each === current && CURRENT}><bdi>${labelOf(each)}</bdi> <span>${each.count}</span></a>`

/** The number of stars in the table of ratings, which leads to those that are shown. */
export function starsLink(stars: number, { filters, filter }: Filters) {
  const label = stars === 1 ? '1 star' : `${stars} stars`
  const found = filters.find(({ name, value }) => name === 'stars' && value === String(stars))
  return found
    ? html`<a href="?${queryOf(found)}" rel="nofollow" data-filter${found === filter && CURRENT}>${label}</a>`
    : label
}

export const foundSentence = (filter: CountedFilter, all: number): string =>
  `${labelOf(filter)}: ${filter.count} of ${all} testimonials.`
