import { domainToUnicode } from 'node:url'
import { html } from 'hono/html'
import type { Accent } from '#shared/submissions.ts'
import { PREVIEW_LABEL } from '#server/http/public-page.ts'
import type { PlacedWall } from './placed-wall.ts'
import { starsLink } from './wall-filters.page.ts'
import { afterPaymentIn, averageIn, countSentence, numberIn, wallMessages } from './wall.messages.ts'
import { stars } from './wall-stars.page.ts'

type Header = Pick<
  PlacedWall,
  | 'title'
  | 'logoPath'
  | 'accent'
  | 'feed'
  | 'ratings'
  | 'page'
  | 'home'
  | 'filters'
  | 'filter'
  | 'language'
  | 'isLanguageGiven'
  | 'isPreview'
> & {
  heading: string
}

/** Who is praised, and what all clients gave who made their testimonial public: also those that are not shown. */
export function wallHeader({ title, logoPath, accent, feed, page, home, heading, isPreview, ...wall }: Header) {
  const { sentence, button, siteUrl } = page
  const name = html`${logoPath && html`<img src="${home}${logoPath}" alt="" width="56" height="56">`}<bdi>${title}</bdi>`
  return html`<header class="${accent ? 'top band' : 'top'}"${isPreview && PREVIEW_LABEL}><div class="inner">
<div class="nav">${
    siteUrl === null
      ? html`<p class="brand">${name}</p>`
      : html`<p class="brand"><a href="${siteUrl}" rel="me">${name}</a></p>
<p class="site"><a href="${siteUrl}" rel="me">${siteName(siteUrl)}${ARROW}</a></p>`
  }</div>
<div class="hero">
<div class="say">
<h1>${heading}</h1>
${sentence && html`<p dir="auto">${sentence}</p>`}
${button && html`<a class="button" href="${button.url}"><bdi>${button.label}</bdi></a>`}
</div>
${feed.summary.average === null ? '' : figures({ ...feed.summary, ...wall, average: feed.summary.average })}
</div>
</div></header>`
}

/** As people write it: without the part that they leave out, and with its own letters. */
const siteName = (url: string) => domainToUnicode(new URL(url).hostname).replace(/^www\./, '')

const ARROW = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M4.5 11.5l7-7m-6 0h6v6"/></svg>`

type Figures = Pick<PlacedWall, 'ratings' | 'filters' | 'filter' | 'language' | 'isLanguageGiven'> & {
  shared: number
  rated: number
  afterPayment: number
  average: number
}

function figures({ shared, rated, afterPayment, average, ratings, ...filtered }: Figures) {
  const { language } = filtered
  const most = Math.max(...ratings)
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).toReversed()
  return html`<div>
<p class="average"><b>${averageIn(language, average)}</b><span>${stars(average, language)}<span>${countSentence({ shared, rated, language })}${afterPayment > 0 ? html`<br>${afterPaymentIn(language, afterPayment)}` : ''}</span></span></p>
<table class="histogram"><caption>${wallMessages[language].ratings}</caption><tbody id="ratings">
${rows.map(
  ({ stars: given, count }) =>
    html`<tr><th scope="row">${starsLink(given, filtered)}</th><td><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6"/><rect width="${((100 * count) / most).toFixed(1)}" height="6"/></svg></td><td>${numberIn(language, count)}</td></tr>\n`,
)}</tbody></table>
</div>`
}

/** The owner's colour as the style sheet uses it; empty without one. */
export const accentStyles = (accent: Accent | null): string =>
  accent === null ? '' : `:root{--accent:light-dark(${accent.light},${accent.dark});--band:${accent.light}}`
