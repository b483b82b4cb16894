import { domainToUnicode } from 'node:url'
import { html } from 'hono/html'
import type { Accent } from '#shared/submissions.ts'
import type { Ratings } from './feed-content.service.ts'
import type { PlacedWall } from './placed-wall.ts'
import { stars } from './wall-stars.page.ts'

type Header = Pick<PlacedWall, 'title' | 'logoPath' | 'accent' | 'feed' | 'ratings' | 'page' | 'home'> & {
  heading: string
}

/** Who is praised, and what all clients gave who made their testimonial public: also those that are not shown. */
export function wallHeader({ title, logoPath, accent, feed, ratings, page, home, heading }: Header) {
  const { sentence, button, siteUrl } = page
  const name = html`${logoPath && html`<img src="${home}${logoPath}" alt="" width="56" height="56">`}<bdi>${title}</bdi>`
  return html`<header class="${accent ? 'top band' : 'top'}"><div class="inner">
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
${feed.summary.average === null ? '' : figures({ ...feed.summary, average: feed.summary.average, ratings })}
</div>
</div></header>`
}

/** As people write it: without the part that they leave out, and with its own letters. */
const siteName = (url: string) => domainToUnicode(new URL(url).hostname).replace(/^www\./, '')

const ARROW = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M4.5 11.5l7-7m-6 0h6v6"/></svg>`

type Figures = { shared: number; afterPayment: number; average: number; ratings: Ratings }

function figures({ shared, afterPayment, average, ratings }: Figures) {
  const most = Math.max(...ratings)
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).toReversed()
  return html`<div>
<p class="average"><b>${average.toFixed(1)}</b><span>${stars(average)}<span>${shared} ${shared === 1 ? 'testimonial' : 'testimonials'}${afterPayment > 0 ? html`<br>${afterPayment} asked after payment` : ''}</span></span></p>
<table class="histogram"><caption>Ratings, shown here or not</caption><tbody>
${rows.map(
  ({ stars: given, count }) =>
    html`<tr><th scope="row">${given} ${given === 1 ? 'star' : 'stars'}</th><td><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6"/><rect width="${((100 * count) / most).toFixed(1)}" height="6"/></svg></td><td>${count}</td></tr>\n`,
)}</tbody></table>
</div>`
}

/** The owner's colour as the style sheet uses it; empty without one. */
export const accentStyles = (accent: Accent | null): string =>
  accent === null ? '' : `:root{--accent:light-dark(${accent.light},${accent.dark});--band:${accent.light}}`
