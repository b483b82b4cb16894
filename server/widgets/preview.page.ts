import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'

export const previewStyles = readFileSync(join(import.meta.dirname, 'preview.css'), 'utf8')

/** A page of an invented site with the real widget. The editor shows it in an iframe and sets widget and theme. */
export function previewPage() {
  return html`<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widget preview</title>
<link rel="stylesheet" href="/widgets/preview.css">
<script async src="/widget.js"></script>
</head>
<body>
<div class="head"><b id="site">Your site</b><span>Work</span><span>Prices</span><span>Contact</span></div>
<div class="body">
<p class="title">What clients say</p>
<goodword-widget loading="eager"></goodword-widget>
</div>
<p class="foot">The rest of your page.</p>
</body>
</html>`
}
