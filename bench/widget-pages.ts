import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { makeFeed, makeItem } from '#server/testing/feeds.ts'

const BUILT = join(import.meta.dirname, '../dist/widget')

/** Cards that `innerHTML` can produce as easily: without what only some testimonials have. */
const feedOf = (count: number, origin: string) =>
  makeFeed(count, {
    wallUrl: `${origin}/wall/${count}`,
    allows: { darkThemes: false, visitorTools: false },
    items: Array.from({ length: count }, (_, index) =>
      makeItem(index, { author: `Client ${index}`, answers: [], isVerified: index % 2 === 0 }),
    ),
  })

export type WidgetPages = {
  /**
   * Origin of the site with the widget; `/` is an empty page, `/wall/:count` one with a widget between two paragraphs.
   */
  site: string
  /** Origin of the widget's files and feeds, `/w/:count.json`. */
  product: string
  close: () => void
}

/** Two local origins: someone's site, and the product as the widget sees it, with these feeds. */
export async function openWidgetPages(writeFeed = feedOf): Promise<WidgetPages> {
  const product = await listen((path, origin) => {
    const feed = /^\/w\/(\d+)\.json$/.exec(path)?.[1]
    if (feed) return { type: 'application/json', body: JSON.stringify(writeFeed(Number(feed), origin)) }
    const file = path.replace(/^\/widget\//, '/')
    return {
      type: 'text/javascript',
      body: readFileSync(join(BUILT, file), 'utf8').replaceAll(WIDGET_ORIGIN_MARK, origin),
    }
  })
  const site = await listen((path) => ({ type: 'text/html', body: sitePage(path, product.origin) }))
  return {
    site: site.origin,
    product: product.origin,
    close() {
      site.close()
      product.close()
    },
  }
}

function sitePage(path: string, product: string): string {
  const count = /^\/wall\/(\d+)$/.exec(path)?.[1]
  const widget = `<p>Before</p><goodword-widget widget="${count}"><a href="/">Read our reviews</a></goodword-widget><p>After</p>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Feldmann Studio</title><link rel="icon" href="data:,"><style>body{margin:40px;font:16px/1.5 system-ui}goodword-widget{display:block;min-height:2600px}</style>
<body>${count ? widget : ''}<script async src="${product}/widget.js"></script></body></html>`
}

type Reply = { type: string; body: string }

async function listen(reply: (path: string, origin: string) => Reply): Promise<{ origin: string; close: () => void }> {
  let origin = ''
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const { type, body } = reply(pathname, origin)
    response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store')
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
