import { html } from 'hono/html'

/** The layout of an emulator's pages; `notice` says that it is one. */
export const devPage = (frame: { title: string; notice: string; stylesheet: string; content: unknown }) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${frame.title}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${frame.stylesheet}">
</head>
<body>
<header><p class="notice">${frame.notice}</p></header>
<main>${frame.content}</main>
</body>
</html>`

export const devStyles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 400 15px/22px system-ui, sans-serif; background: light-dark(#fbfaf7, #12100e); color: light-dark(#231e19, #efece8); overflow-wrap: anywhere; }
.notice { margin: 0; padding: 8px 24px; background: light-dark(#e2f0ff, #182c40); color: light-dark(#085491, #8cc4f4); font-size: 13px; }
main { max-inline-size: 760px; margin: 32px auto; padding-inline: 24px; }
h1 { font: 500 28px/34px Georgia, serif; margin: 0 0 20px; }
a { color: light-dark(#8e3075, #ea9ed1); }
:focus-visible { outline: 2px solid light-dark(#8e3075, #ea9ed1); outline-offset: 2px; }
`
