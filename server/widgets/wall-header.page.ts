import { html } from 'hono/html'
import type { Accent } from '#shared/submissions.ts'
import type { Ratings } from './feed-content.service.ts'
import type { Wall } from './feed.service.ts'

type Header = Pick<Wall, 'title' | 'logoPath' | 'accent' | 'feed' | 'ratings'> & { heading: string }

/** Who is praised, and what all clients gave who made their testimonial public: also those that are not shown. */
export function wallHeader({ title, logoPath, accent, feed, ratings, heading }: Header) {
  return html`<header class="${accent ? 'top band' : 'top'}"><div class="inner">
<p class="brand">${logoPath && html`<img src="${logoPath}" alt="" width="56" height="56">`}<bdi>${title}</bdi></p>
<div class="hero">
<h1>${heading}</h1>
${feed.summary.average === null ? '' : figures({ ...feed.summary, average: feed.summary.average, ratings })}
</div>
</div></header>`
}

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

const STAR = 'M12 2.8l2.9 5.8 6.4.9-4.6 4.5 1 6.4-5.7-3-5.7 3 1-6.4-4.6-4.5 6.4-.9z'
const PITCH = 25

/** Five stars, the last one filled in part. */
function stars(average: number) {
  const five = [0, 1, 2, 3, 4].map((star) => html`<path d="${STAR}" transform="translate(${star * PITCH})"/>`)
  return html`<svg class="five" viewBox="0 0 124 24" role="img" aria-label="Rated ${average.toFixed(1)} out of 5"><g>${five}</g><svg width="${(average * PITCH - 1).toFixed(1)}"><g>${five}</g></svg></svg>`
}

/** The owner's colour as the style sheet uses it; empty without one. */
export const accentStyles = (accent: Accent | null): string =>
  accent === null ? '' : `:root{--accent:light-dark(${accent.light},${accent.dark});--band:${accent.light}}`
