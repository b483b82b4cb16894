import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import type { PlacedWall } from './placed-wall.ts'
import { type CountedFilter, queryOf, type WallFilter } from './wall-filters.domain.ts'
import { counted, numberIn, wallMessages } from './wall.messages.ts'

type Filters = Pick<PlacedWall, 'filters' | 'filter' | 'language' | 'isLanguageGiven'>

/** Links that narrow the page down. Each is the page's own address with another query, so they need no script. */
export function wallFilters({ feed, ...wall }: Filters & Pick<PlacedWall, 'feed'>) {
  const { filters, filter, language } = wall
  const offered = filters.filter((each) => each.name !== 'stars' || each === filter)
  const say = wallMessages[language]
  return html`<div id="filters">${
    offered.length > 0 &&
    html`<nav class="filters" aria-label="${say.filters}"><ul role="list">
<li><a href="${addressOf(null, wall)}" data-filter${filter === null && CURRENT}>${say.all} <span>${numberIn(language, feed.items.length)}</span></a></li>
${offered.map((each) => html`<li>${filterLink(each, wall)}</li>\n`)}</ul></nav>`
  }</div>
<p id="found" role="status">${filter && foundSentence(filter, { all: feed.items.length, language })}</p>
`
}

const CURRENT = html` aria-current="true"`

/** Within the page. */
const addressOf = (filter: CountedFilter | null, { language, isLanguageGiven }: Filters): string =>
  `?${[isLanguageGiven && `lang=${language}`, filter && queryOf(filter)].filter(Boolean).join('&')}`

const filterLink = (each: CountedFilter, wall: Filters) =>
  html`<a href="${addressOf(each, wall)}" rel="nofollow" data-filter${each === wall.filter && CURRENT}><bdi>${labelOf(each, wall.language)}</bdi> <span>${numberIn(wall.language, each.count)}</span></a>`

/** The number of stars in the table of ratings, which leads to those that are shown. */
export function starsLink(stars: number, wall: Filters) {
  const label = counted(wall.language, wallMessages[wall.language].stars, stars)
  const found = wall.filters.find(({ name, value }) => name === 'stars' && value === String(stars))
  return found
    ? html`<a href="${addressOf(found, wall)}" rel="nofollow" data-filter${found === wall.filter && CURRENT}>${label}</a>`
    : label
}

/** "5 stars: 2 of 3 testimonials." */
export function foundSentence(
  filter: CountedFilter,
  { all, language }: { all: number } & Pick<PlacedWall, 'language'>,
): string {
  const { count } = filter
  const label = labelOf(filter, language)
  const say = wallMessages[language]
  return say.found({ label, count: numberIn(language, count), all: numberIn(language, all), isOne: count === 1 })
}

/** What visitors read of a filter. */
export function labelOf({ name, value }: WallFilter, language: Language): string {
  if (name === 'service') return value
  const { withPhoto, stars } = wallMessages[language]
  return name === 'photo' ? withPhoto : counted(language, stars, Number(value))
}
