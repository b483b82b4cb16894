import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { FeedItem } from '#shared/widgets.ts'
import type { Wall } from './feed.service.ts'

export const wallStyles = readFileSync(join(import.meta.dirname, 'wall.css'), 'utf8')

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** All of a widget's testimonials on a page of ours: finished HTML, no script. */
export function wallPage({ feed, title }: Wall) {
  const { shown, shared, average, isSelected } = feed.summary
  const facts = [
    ...(isSelected ? ['Selected testimonials'] : []),
    `${shown} of ${shared} shared testimonials`,
    ...(average === null ? [] : [`average of all ${shared}: ${average.toFixed(1)}`]),
  ]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What clients say about ${title}</title>
<meta name="description" content="${facts.join(' · ')}">
<link rel="stylesheet" href="/wall.css">
</head>
<body>
<main>
<h1>What clients say about ${title}</h1>
<p class="facts">${facts.join(' · ')}</p>
${feed.items.length === 0 ? html`<p>There are no testimonials to read yet.</p>` : html`<ul>${feed.items.map(card)}</ul>`}
</main>
<footer><a href="/">Collected with Goodword</a></footer>
</body>
</html>`
}

function card({ author, rating, text, date }: FeedItem) {
  const paragraphs = text.split(/\n{2,}/)
  return html`<li><figure>
${rating === null ? '' : html`<p class="stars" role="img" aria-label="Rated ${rating} out of 5"><span aria-hidden="true">${'★'.repeat(rating)}</span></p>`}
<blockquote dir="auto">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>
<figcaption><b dir="auto">${author}</b> <time datetime="${date}">${day.format(new Date(date))}</time></figcaption>
</figure></li>`
}
