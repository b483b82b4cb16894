import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html, raw } from 'hono/html'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { type FeedItem, type HostedLayout, isOfCards, type WidgetFeed } from '#shared/widgets.ts'
import { collectedWith, PREVIEW_LABEL, publicPage } from '#server/http/public-page.ts'
import type { PlacedWall } from './placed-wall.ts'
import { foundSentence, labelOf, wallFilters } from './wall-filters.page.ts'
import { queryOf } from './wall-filters.domain.ts'
import { wallHeader } from './wall-header.page.ts'
import { wallLead } from './wall-lead.page.ts'
import { counted, numberIn, wallMessages } from './wall.messages.ts'
import type { RenderedWidget } from './widget-renderer.ts'

const sheetOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** What every page of the server has, and what only the hosted page has, in the order of the page. */
export const wallStyles = [
  sheetOf('public-page.css'),
  [
    'wall-header.css',
    'wall-stars.css',
    'wall-lead.css',
    'wall-filters.css',
    'wall.css',
    'wall-sans.css',
    'wall-cards.css',
  ]
    .map(sheetOf)
    .join(''),
].join('\n')

const readFont = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`${file}.woff2`)))
const newsreader = (letters: string) => readFont(`@fontsource/newsreader/files/newsreader-${letters}-400-normal`)
const instrumentSans = (letters: string) =>
  readFont(`@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal`)

/** What the style sheet loads from `/fonts/`. */
export const wallFonts = {
  'newsreader-latin': newsreader('latin'),
  'newsreader-latin-ext': newsreader('latin-ext'),
  'instrument-sans-latin': instrumentSans('latin'),
  'instrument-sans-latin-ext': instrumentSans('latin-ext'),
}

/** They never change: another version of a font has another name. */
export const FONT_CACHING = 'public, max-age=31536000, immutable'

/** How the hosted page shows any widget: everything, readable on the page's own background. */
const WALL_ATTRIBUTES = { theme: 'plain', 'page-size': '120' }

/** Large letters are a matter of the page's style sheet, so the widget draws a list. */
const layoutAttributes = (layout: HostedLayout): Record<string, string> =>
  layout === 'large' ? { layout: 'list', class: 'large' } : { layout }

/** Where the widget of a page with a lead gets the others from. */
export const WALL_FOLDER = '/wall'
/** Within it, before the query of a filter. */
const FILTERED = '/filtered'
export const FILTERED_FOLDER = `${WALL_FOLDER}${FILTERED}/:filter`

export const wallAttributes = (
  {
    page: { layout },
    home,
    filters,
    filter,
    language,
    isPreview,
  }: Pick<PlacedWall, 'page' | 'home' | 'filters' | 'filter' | 'language' | 'isPreview'>,
  lead: FeedItem | null,
): Record<string, string> => ({
  ...layoutAttributes(layout),
  ...WALL_ATTRIBUTES,
  label: messageIn(language, 'Testimonials'),
  ...((lead !== null || home !== '' || filters.length > 0 || isPreview) && { api: WALL_FOLDER }),
  ...(filter && { api: `${WALL_FOLDER}${FILTERED}/${encodeURIComponent(queryOf(filter))}` }),
})

type WallPage = Omit<PlacedWall, 'subject'> & {
  /** The widget's testimonials; null when there are none. */
  rendered: RenderedWidget | null
  /** The one that comes first, in large letters, and isn't among the widget's; null for none. */
  lead: FeedItem | null
  /** The widget's own text about what it shows. */
  sentence: string
  /** For search engines, ready for a script element; null for nothing. */
  structuredData: string | null
  /** What the owner's colour adds to the style sheet; empty for nothing. */
  ownStyles: string
  /** Of the installation, for visitors who see something that should not be there. */
  contactEmail: string
  /** Path of the script that filters without loading the page again. */
  filterScript: string
}

/** Our hosted page with all of a widget's testimonials: ready-made HTML first, the widget's script second. */
export function wallPage({
  rendered,
  lead,
  sentence,
  structuredData,
  ownStyles,
  contactEmail,
  filterScript,
  ...wall
}: WallPage) {
  const { widgetId, title, feed, removed, home, filters, filter, language, isPreview } = wall
  const say = wallMessages[language]
  const address = filter ? `${wall.address}?${queryOf(filter)}` : wall.address
  const isEmpty = lead === null && rendered === null
  const heading = say.heading(title)
  return publicPage({
    lang: language,
    title: filter ? `${heading}: ${labelOf(filter, language)}` : heading,
    head: html`${isPreview && LINKS_LEAVE}<meta name="description" content="${filter ? foundSentence(filter, { all: feed.items.length, language }) : sentence}">
${filter ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${address}">`}
<meta property="og:type" content="website">
<meta property="og:title" content="${heading}">
<meta property="og:description" content="${sentence}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${wall.address.replace(/\/$/, '')}/image.png${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${heading}">
<meta name="twitter:card" content="summary_large_image">
<link rel="preload" href="/fonts/newsreader-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/instrument-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
${ownStyles === '' ? '' : html`<style>${raw(ownStyles)}</style>`}
${structuredData === null ? '' : html`<script type="application/ld+json">${raw(structuredData)}</script>`}
${rendered && html`<link rel="preload" href="${home}/widget.js" as="script">`}`,
    bodyClass: 'wall',
    top: wallHeader({ ...wall, heading }),
    content: html`<div id="lead">${lead && wallLead(lead, { ...wall, owner: feed.summary.owner })}</div>
${wallFilters(wall)}${rendered && widgetElement({ widgetId, attributes: wallAttributes(wall, lead), rendered, fallback: html`<p>${sentence}</p>` })}${rendered && script(home)}${filters.length > 0 && html`<script async src="${home}${filterScript}"></script>`}${isEmpty && html`<p>${say.empty}</p>`}`,
    foot: html`<footer${isPreview && PREVIEW_LABEL}>
${!isEmpty && html`<p class="line">${sentence}</p>`}
${averageNote(wall)}
${removed > 0 && html`<p>${say.removed({ owner: title, count: numberIn(language, removed), isOne: removed === 1 })}</p>`}
<p class="legal"><a href="${reportLink({ contactEmail, subject: say.reportSubject(address) })}">${say.report}</a><a href="${home}/privacy-policy">${say.privacy}</a>${feed.isBranded && html`<a href="${home}/">${messageIn(language, 'Collected with {0}').replace('{0}', () => feed.productName)}</a>`}</p>
</footer>`,
    home,
    isPreview,
  })
}

/** The average isn't of what is shown where some are left out, or have no stars. */
function averageNote({ feed: { summary }, language }: Pick<PlacedWall, 'feed' | 'language'>) {
  const { shown, shared, rated, average } = summary
  if (average === null || shown === shared) return ''
  const say = wallMessages[language]
  return html`<p>${rated < shared ? counted(language, say.averageOfRatings, rated) : say.averageOfAll(numberIn(language, shared))}</p>`
}

/** They would replace the page in the editor's frame, where most can't be shown. */
const LINKS_LEAVE = html`<base target="_blank">\n`

/** Opens an email to whoever runs the installation, which names the page. */
const reportLink = ({ contactEmail, subject }: { contactEmail: string; subject: string }) =>
  `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`

/** For visitors who followed a link that doesn't work. */
export function noWallPage({
  productName,
  home = '',
  language,
}: {
  productName: string
  home?: string
  language: Language
}) {
  const say = wallMessages[language]
  return publicPage({
    lang: language,
    title: say.notFound,
    head: html`<meta name="robots" content="noindex">
<meta name="description" content="${say.notFoundBecause}">`,
    content: html`<h1>${say.notFound}</h1>
<p>${say.notFoundBecause} ${say.goBack}</p>`,
    foot: collectedWith(productName, { home, lang: language }),
    home,
  })
}

/** The lines that a site's server includes: the ready-made widget, and the script that makes it interactive. */
export function widgetFragment(input: {
  publicUrl: string
  widgetId: string
  feed: WidgetFeed
  rendered: RenderedWidget | null
  structuredData: string | null
}) {
  const { publicUrl, widgetId, feed, rendered, structuredData } = input
  const fallback = html`<a href="${feed.wallUrl}">Read our reviews</a>`
  return html`${structuredData === null ? '' : html`<script type="application/ld+json">${raw(structuredData)}</script>\n`}${
    rendered === null
      ? html`<goodword-widget widget="${widgetId}">${fallback}</goodword-widget>`
      : widgetElement({ widgetId, attributes: isOfCards(feed.kind) ? {} : { kind: feed.kind }, rendered, fallback })
  }
${script(publicUrl)}
`
}

/**
 * After the ready-made widget: a script from the cache can run while the browser still reads the page, and an element
 * that it takes over then gets no ready-made content any more.
 */
const script = (origin: string) => html`<script async src="${origin}/widget.js"></script>`

type Element = {
  widgetId: string
  attributes: Record<string, string>
  rendered: RenderedWidget
  fallback: ReturnType<typeof html>
}

function widgetElement({ widgetId, attributes, rendered, fallback }: Element) {
  const given = Object.entries(attributes).map(([name, value]) => html` ${raw(name)}="${value}"`)
  return html`<goodword-widget widget="${widgetId}"${given}><template shadowrootmode="open"><style>${raw(rendered.css)}</style>${raw(rendered.html)}</template>${fallback}</goodword-widget>`
}
