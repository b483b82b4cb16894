import { html } from 'hono/html'

/** For a browser without scripts: what its reader has just done, or that the link doesn't work. */
export function unsubscribedPage(sender: string | null, productName: string) {
  const title = sender === null ? 'This link doesn’t work' : 'You’ve unsubscribed'
  const sentence =
    sender === null
      ? 'It’s incomplete, or what it was for no longer exists. Copy the whole link from the email.'
      : html`You won’t get any more emails from <bdi>${sender}</bdi> through ${productName}.`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${productName}</title>
<meta name="description" content="Stop emails that ask you for a testimonial.">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/wall.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
</main>
</body>
</html>`
}
