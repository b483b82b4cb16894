import { html } from 'hono/html'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { collectedWith, publicPage } from '#server/http/public-page.ts'
import { PROOF_IMAGE } from './proof-image.ts'
import { proofMessages } from './proof.messages.ts'
import type { Proof } from './proof.service.ts'

/**
 * Explains how a verified testimonial was collected, in the visitor's language. Shows days only, and nothing that the client
 * did not share.
 */
export function proofPage(proof: Proof, { productName }: { productName: string }) {
  const { address, language: lang, item, owner, wallUrl } = proof
  const say = proofMessages[lang]
  const title = say.title(owner)
  const description = say.description(owner)
  return publicPage({
    lang,
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
<meta property="og:image:alt" content="${say.imageAlt({ author: item.author, owner })}">
<meta name="twitter:card" content="summary_large_image">`,
    content: html`<h1>${title}</h1>
${quote(proof)}
<h2>${say.whatHappened}</h2>
<ol class="steps">${stepsOf(proof, productName).map(({ at, sentence }) => html`<li>${at && html`<time datetime="${at.toISOString().slice(0, 10)}">${dayOf(proof, at)}</time>`}<p>${sentence}</p></li>`)}</ol>
<h2>${say.writtenByClient}</h2>
<p class="prose">${say.decides(owner)} ${changesOf(proof)} ${say.verified(productName)}</p>
${wallUrl === null ? '' : html`<p class="prose"><a href="${new URL(wallUrl).pathname}">${say.more(owner)}</a></p>`}`,
    foot: collectedWith(productName, { lang }),
  })
}

const dayOf = ({ language }: Pick<Proof, 'language'>, at: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

function quote({ item, language: lang, translatedBy }: Proof) {
  const { author, role, company, rating, text, original, originalLanguage, language, date, imageUrl } = item
  const about = [role, company].filter(Boolean).join(', ')
  return html`<figure>
${rating === null ? '' : html`<p class="stars" role="img" aria-label="${messageIn(lang, 'Rated {0} out of 5').replace('{0}', String(rating))}"><span aria-hidden="true">${'★'.repeat(rating)}<span class="empty">${'★'.repeat(5 - rating)}</span></span></p>`}
${words({ text, language })}
${
  original !== null &&
  html`<p class="translated">${translatedBy}</p>
<details><summary><span>${messageIn(lang, 'Show original')}</span><span>${messageIn(lang, 'Read less')}</span></summary>${words({ text: original, language: originalLanguage })}</details>`
}
<figcaption>${imageUrl === null ? '' : html`<img src="${new URL(imageUrl).pathname}" alt="" width="40" height="40">`}
<div>${author && html`<bdi class="author">${author}</bdi>`}${about && html`<bdi>${about}</bdi>`}</div>
<time datetime="${date}">${dayOf({ language: lang }, new Date(date))}</time></figcaption>
</figure>`
}

const words = ({ text, language }: { text: string; language: string | null }) =>
  html`<blockquote dir="auto"${language && html` lang="${language}"`}>${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>`

function stepsOf(
  { language, owner, isRewarded, paidAt, askedAt, answeredAt, agreedAt }: Proof,
  productName: string,
): { at: Date | null; sentence: string }[] {
  const say = proofMessages[language]
  return [
    { at: paidAt, sentence: say.paid(owner) },
    { at: askedAt, sentence: say.asked(productName) },
    { at: answeredAt, sentence: say.answered },
    ...(isRewarded ? [{ at: null, sentence: say.rewarded(owner) }] : []),
    ...(agreedAt ? [{ at: agreedAt, sentence: say.agreed }] : []),
  ]
}

function changesOf(proof: Proof): string {
  const { language, owner, changedAt, translatedBy } = proof
  const say = proofMessages[language]
  const day = changedAt && dayOf(proof, changedAt)
  if (translatedBy === null) return day ? say.changed(day) : say.asWritten
  return day ? say.originalChanged({ owner, day }) : say.originalAsWritten(owner)
}
