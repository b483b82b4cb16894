import { html } from 'hono/html'
import { publicPage } from '#server/http/public-page.ts'

/** For a browser without scripts: what its reader has just done, or that the link doesn't work. */
export function unsubscribedPage(sender: string | null, productName: string) {
  const title = sender === null ? 'This link doesn’t work' : 'You’ve unsubscribed'
  const sentence =
    sender === null
      ? 'It’s incomplete, or what it was for no longer exists. Copy the whole link from the email.'
      : html`You won’t get any more emails from <bdi>${sender}</bdi> through ${productName}.`
  return publicPage({
    title: `${title} · ${productName}`,
    head: html`<meta name="description" content="Stop emails that ask you for a testimonial.">`,
    content: html`<h1>${title}</h1>
<p>${sentence}</p>`,
  })
}
