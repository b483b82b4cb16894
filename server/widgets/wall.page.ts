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
  ].join(' · ')
  const heading = `What clients say about ${title}`
  return page({
    title: heading,
    description: facts,
    content: html`<h1>${heading}</h1>
<p class="facts">${facts}</p>
${feed.items.length === 0 ? html`<p>There are no testimonials to read yet.</p>` : html`<ul>${feed.items.map(card)}</ul>`}`,
  })
}

/** For a visitor who followed a link that leads nowhere. */
export function noWallPage() {
  return page({
    title: 'Nothing to read at this address',
    description: '',
    content: html`<h1>Nothing to read at this address</h1>
<p>There are no testimonials here, or not any more. Go back to the page you came from.</p>`,
  })
}

function page({ title, description, content }: { title: string; description: string; content: unknown }) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/wall.css">
</head>
<body>
<main>
${content}
</main>
<footer><a href="/">Collected with Goodword</a></footer>
</body>
</html>`
}

function card({ author, role, company, rating, text, date, imageUrl, answers }: FeedItem) {
  const paragraphs = text.split(/\n{2,}/)
  const about = [role, company].filter(Boolean).join(', ')
  return html`<li><figure>
${rating === null ? '' : html`<p class="stars" role="img" aria-label="Rated ${rating} out of 5"><span aria-hidden="true">${'★'.repeat(rating)}</span></p>`}
<blockquote dir="auto">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>
${answers.length === 0 ? '' : html`<dl>${answers.map(({ question, answer }) => html`<dt dir="auto">${question}</dt><dd dir="auto">${answer}</dd>`)}</dl>`}
<figcaption>${imageUrl === null ? '' : html`<img src="${new URL(imageUrl).pathname}" alt="" width="40" height="40" loading="lazy">`}
<div>${author && html`<bdi class="author">${author}</bdi>`}${about && html`<bdi>${about}</bdi>`}</div>
<time datetime="${date}">${day.format(new Date(date))}</time></figcaption>
</figure></li>`
}
