import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '#shared/client-config.ts'
import { collectionPath } from '#shared/forms.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { servedValuesOf, withServedValues } from '#shared/served-values.ts'
import {
  clientFormPage,
  collectionPage,
  confirmationPage,
  dashboardPages,
  findPage,
  type Page,
  pageFile,
  linkPages,
  portalPage,
  sharedReportPage,
  signOffPage,
  unsubscribePage,
} from '#shared/pages.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import type { AppEnv } from './context.ts'
import { withHead } from './page-head.ts'
import { siteNotBuilt } from './request.errors.ts'
import { withProfile } from './security-headers.ts'
import { sendCompressed } from './send-compressed.ts'
import { robotsText, webManifest } from './site-index.ts'

export type Site = {
  /** Folder of the built dashboard. */
  folder: string
  /** HTML of the dashboard, the client form, a collection link, the client portal, its unsubscribe page and the sign-off page; undefined while not built. */
  dashboard: string | undefined
  form: string | undefined
  collect: string | undefined
  portal: string | undefined
  unsubscribe: string | undefined
  signOff: string | undefined
  /** HTML of single pages of the dashboard, with their text or the names of their chunks. */
  pages: ReadonlyMap<Page, string>
}

export function readSite(folder: string): Site {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
  const pages = new Map<Page, string>()
  for (const page of [...dashboardPages, '*'] as const) {
    const html = read(join('pages', pageFile(page)))
    if (html !== undefined) pages.set(page, html)
  }
  return {
    folder,
    dashboard: read('index.html'),
    form: read('submit.html'),
    collect: read('collect.html'),
    portal: read('portal.html'),
    unsubscribe: read('unsubscribe.html'),
    signOff: read('sign-off.html'),
    pages,
  }
}

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

// A missing file falls through to a route that sets its own caching.
const keptFor =
  (cacheControl: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.header('cache-control', cacheControl)
    await next()
  }

type PagesDeps = { site: Site; config: ClientConfig; publicUrl: () => string }
type SiteDeps = PagesDeps & {
  /** The current address of a collection link that has or had this one. */
  findCollectionSlug: (slug: string) => Promise<string | undefined>
  /** A script or style of another release that runs or ran lately. */
  findReleaseFile: (name: string) => Promise<Compressed | undefined>
}

/** The dashboard's pages, the client form, and their files. Anything else gets the 404 page. */
export function siteRoutes({ site, config, publicUrl, findCollectionSlug, findReleaseFile }: SiteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const pages = createPages({ site, config, publicUrl })

  if (existsSync(site.folder)) {
    const files = serveStatic<AppEnv>({ root: site.folder, precompressed: true })
    app.get('/assets/*', withProfile('app'), keptFor(FOREVER), files)
    // Chats and home screens show the images elsewhere.
    app.get('/:file{[\\w.-]+\\.png}', withProfile('image'), keptFor(AN_HOUR), files)
    app.get('/:file{[\\w.-]+\\.(?:js|svg|ico)}', withProfile('app'), keptFor(AN_HOUR), files)
  }

  app.get('/assets/:name', withProfile('app'), async (c, next) => {
    const name = c.req.param('name')
    const content = await findReleaseFile(name)
    if (content === undefined) return next()
    c.header('cache-control', FOREVER)
    return sendCompressed(c, content, name.endsWith('.css') ? 'text/css' : 'text/javascript')
  })

  const text = (path: string, { type, read }: { type: string; read: () => string }) =>
    app.get(path, withProfile('app'), keptFor(AN_HOUR), (c) =>
      c.body(read(), 200, { 'content-type': `${type}; charset=utf-8` }),
    )
  text('/robots.txt', { type: 'text/plain', read: () => robotsText(publicUrl()) })
  text('/manifest.webmanifest', {
    type: 'application/manifest+json',
    read: () => webManifest(config.installation.productName),
  })

  app.get(collectionPage, withProfile('form'), async (c) => {
    const slug = c.req.param('slug')
    const current = await findCollectionSlug(slug)
    if (current === undefined) return c.html(new TextDecoder().decode(pages(collectionPage).identity), 404)
    // Not for ever: the owner may take an earlier address again.
    if (current !== slug) return c.redirect(collectionPath(current), 302)
    return sendCompressed(c, pages(collectionPage), 'text/html')
  })

  for (const page of linkPages) app.get(page, withProfile('form'), (c) => sendCompressed(c, pages(page), 'text/html'))

  app.get(sharedReportPage, withProfile('form'), (c) => sendCompressed(c, pages(sharedReportPage), 'text/html'))

  app.get('*', withProfile('app'), async (c, next) => {
    const page = findPage(c.req.path, dashboardPages)
    if (page) return sendCompressed(c, pages(page), 'text/html')
    if (!c.req.header('accept')?.includes('text/html')) return next()
    return c.html(new TextDecoder().decode(pages('*').identity), 404)
  })

  return app
}

/** Each page with its head and the configuration, made when it is first asked for: only then is the address known. */
function createPages({ site, config, publicUrl }: PagesDeps): (page: Page) => Compressed {
  const made = new Map<Page, Compressed>()
  return (page) => {
    const known = made.get(page)
    if (known) return known
    const built = builtPage(site, page)
    if (!built) throw siteNotBuilt()
    const { productName } = config.installation
    const head = { path: page, head: pageHeads[page], publicUrl: publicUrl(), productName }
    const filled = withHead(withServedValues(built, servedValuesOf(config)), head)
    const compressed = compress(withConfig(filled, config))
    made.set(page, compressed)
    return compressed
  }
}

function builtPage(site: Site, page: Page): string | undefined {
  if (page === clientFormPage) return site.form
  if (page === collectionPage || page === confirmationPage) return site.collect
  if (page === portalPage) return site.portal
  if (page === unsubscribePage) return site.unsubscribe
  if (page === signOffPage) return site.signOff
  return site.pages.get(page) ?? site.dashboard
}

/** Writes the configuration into the page's data block; `<` is escaped so that it can't end the block. */
export function withConfig(html: string, config: ClientConfig): string {
  const block = new RegExp(`(<script type="application/json" id="${CLIENT_CONFIG_ELEMENT_ID}">)[^<]*(</script>)`)
  if (!block.test(html)) throw new Error(`The built page has no block #${CLIENT_CONFIG_ELEMENT_ID}.`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, open: string, close: string) => open + json + close)
}
