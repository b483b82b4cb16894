import { html } from 'hono/html'
import type { FeedItem } from '#shared/widgets.ts'
import { collectedWith, publicPage } from '#server/http/public-page.ts'
import { PROOF_IMAGE } from './proof-image.ts'
import type { Proof } from './proof.service.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Explains how a verified testimonial was collected. Shows days only, and nothing that the client did not share. */
export function proofPage(proof: Proof, { productName }: { productName: string }) {
  const { address, item, owner, wallUrl } = proof
  const title = `How this testimonial about ${owner} was collected`
  const description = `When the client paid, was asked and answered, and that ${owner} can’t change what the client wrote.`
  return publicPage({
    title,
    head: html`<meta name="robots" content="noindex">
<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}/image.png">
<meta property="og:image:width" content="${PROOF_IMAGE.width}">
<meta property="og:image:height" content="${PROOF_IMAGE.height}">
<meta property="og:image:alt" content="What ${item.author || 'a client'} says about ${owner}">
<meta name="twitter:card" content="summary_large_image">`,
    content: html`<h1>${title}</h1>
${quote(item)}
<h2>What happened</h2>
<ol class="steps">${stepsOf(proof, productName).map(({ at, sentence }) => html`<li>${at && html`<time datetime="${at.toISOString().slice(0, 10)}">${day.format(at)}</time>`}<p>${sentence}</p></li>`)}</ol>
<h2>Written by the client</h2>
<p class="prose">${owner} decides whether this testimonial is shown, but can’t change it. ${changesOf(proof)} ${productName} verified the payment and the email, but doesn’t check who uses that mailbox.</p>
${wallUrl === null ? '' : html`<p class="prose"><a href="${new URL(wallUrl).pathname}">Read more testimonials about ${owner}</a></p>`}`,
    foot: collectedWith(productName),
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

function stepsOf(
  { owner, item: { origin }, paidAt, askedAt, answeredAt, agreedAt }: Proof,
  productName: string,
): { at: Date | null; sentence: string }[] {
  return [
    { at: paidAt, sentence: `This client paid ${owner} through Stripe.` },
    { at: askedAt, sentence: `${productName} emailed the client a request for a testimonial.` },
    { at: answeredAt, sentence: 'The client answered through the link in that email, which was sent to nobody else.' },
    ...(origin === 'Received a code for answering'
      ? [{ at: null, sentence: `${owner} gave a code to everyone who answered, whatever they wrote.` }]
      : []),
    ...(agreedAt ? [{ at: agreedAt, sentence: 'The client agreed to publish this testimonial.' }] : []),
  ]
}

const changesOf = ({ changedAt }: Proof) =>
  changedAt
    ? `The client changed it on ${day.format(changedAt)}. It is shown as the client left it.`
    : 'It is shown exactly as the client wrote it.'
