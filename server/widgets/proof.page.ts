import { html } from 'hono/html'
import type { FeedItem } from '#shared/widgets.ts'
import type { Proof } from './proof.service.ts'
import { publicPage } from './wall.page.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** How a verified testimonial came to be, in plain sentences. Days, and nothing that the client did not share. */
export function proofPage(proof: Proof) {
  const { item, owner, wallUrl } = proof
  const title = `How this testimonial about ${owner} came to be`
  return publicPage({
    title,
    head: html`<meta name="robots" content="noindex">`,
    content: html`<h1>${title}</h1>
${quote(item)}
<h2>What happened</h2>
<ol class="steps">${stepsOf(proof).map(({ at, sentence }) => html`<li>${at && html`<time datetime="${at.toISOString().slice(0, 10)}">${day.format(at)}</time>`}<p>${sentence}</p></li>`)}</ol>
<h2>These are the client’s own words</h2>
<p class="prose">${owner} decides whether they are shown, and cannot change them. ${changesOf(proof)} Goodword knows of the payment and of the mail; who wrote from that mailbox it does not check.</p>
${wallUrl === null ? '' : html`<p class="prose"><a href="${new URL(wallUrl).pathname}">Read more of what clients say about ${owner}</a></p>`}`,
    foot: html`<footer><a href="/">Collected with Goodword</a></footer>`,
  })
}

function quote({ author, role, company, rating, text, date, imageUrl }: FeedItem) {
  const about = [role, company].filter(Boolean).join(', ')
  return html`<figure>
${rating === null ? '' : html`<p class="stars" role="img" aria-label="Rated ${rating} out of 5"><span aria-hidden="true">${'★'.repeat(rating)}<span class="empty">${'★'.repeat(5 - rating)}</span></span></p>`}
<blockquote dir="auto">${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>
<figcaption>${imageUrl === null ? '' : html`<img src="${new URL(imageUrl).pathname}" alt="" width="40" height="40">`}
<div>${author && html`<bdi class="author">${author}</bdi>`}${about && html`<bdi>${about}</bdi>`}</div>
<time datetime="${date}">${day.format(new Date(date))}</time></figcaption>
</figure>`
}

function stepsOf({ owner, paidAt, askedAt, answeredAt, agreedAt }: Proof): { at: Date | null; sentence: string }[] {
  return [
    { at: paidAt, sentence: `This client paid through the Stripe account of ${owner}.` },
    { at: askedAt, sentence: 'Goodword asked the client for a testimonial, by mail.' },
    { at: answeredAt, sentence: 'The client answered through the link in that mail, which was sent to nobody else.' },
    ...(agreedAt ? [{ at: agreedAt, sentence: 'The client agreed to these words being shown in public.' }] : []),
  ]
}

const changesOf = ({ changedAt }: Proof) =>
  changedAt
    ? `The client changed them on ${day.format(changedAt)}; they stand here as the client left them.`
    : 'They stand here as the client wrote them.'
