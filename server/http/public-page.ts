import { html } from 'hono/html'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'

/** The last line of such a page. */
export const collectedWith = (productName: string, { home = '', lang = DEFAULT_LANGUAGE }: Place = {}) =>
  html`<footer><a href="${home}/">${messageIn(lang, 'Collected with {0}').replace('{0}', () => productName)}</a></footer>`

type Place = {
  /** Our origin, for a page at an owner's domain. */
  home?: string
  lang?: Language
}

type Page = Place & {
  title: string
  /** What only this page has in its head. */
  head: unknown
  bodyClass?: string
  /** Before the main content. */
  top?: unknown
  content: unknown
  /** After the main content. */
  foot?: unknown
  /** It is in a frame of another page of ours, which has the same parts. */
  isPreview?: boolean
}

/** Tells the parts of a preview from those of the page around it. */
export const PREVIEW_LABEL = html` aria-label="Preview"`

/** A whole page of ours that works without scripts, in the look that clients and visitors know. */
export function publicPage({
  title,
  head,
  bodyClass = '',
  top = '',
  content,
  foot = '',
  home = '',
  lang = DEFAULT_LANGUAGE,
  isPreview = false,
}: Page) {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${home}/icon.svg">
<link rel="stylesheet" href="/wall.css">
${head}
</head>
<body${bodyClass && html` class="${bodyClass}"`}>
${top}
<main${isPreview && PREVIEW_LABEL}>
${content}
</main>
${foot}
</body>
</html>`
}
