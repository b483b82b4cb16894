import { type Context, Hono } from 'hono'
import type { Installation } from '#shared/installation.ts'
import { pickLanguage } from '#shared/languages.ts'
import { visitorsLanguage } from '#server/http/accepted-language.ts'
import type { AppEnv } from '#server/http/context.ts'
import { wrongHost } from '#server/http/request.errors.ts'
import { allowOnWall, PUBLIC_CACHING, withProfile } from '#server/http/security-headers.ts'
import { sendCompressed } from '#server/http/send-compressed.ts'
import { FEED_ROUTE } from '../feed-cache.ts'
import { sitemapXml } from '../sitemap.page.ts'
import { FILTERED_FOLDER, FONT_CACHING, noWallPage, WALL_FOLDER, wallFonts, wallStyles } from '../wall.page.ts'
import type { WallService } from '../wall.service.ts'
import { nothingIfNotFound } from '../widgets.errors.ts'
import type { WallHost, WallHosts } from './wall-hosts.ts'

/** The domain is its owner's, and may lead elsewhere tomorrow, so browsers are not asked to remember us for long. */
const HSTS = 'max-age=86400'

/**
 * Everything that is served at owners' domains: one page and what it loads from its own address. Scripts, images and
 * proofs come from ours. There are no cookies, and nothing of the dashboard, the API or clients' pages.
 */
export function wallHostRoutes(deps: {
  wallHosts: WallHosts
  walls: WallService
  publicUrl: () => string
  installation: Pick<Installation, 'productName'>
}): Hono<AppEnv> {
  const { walls } = deps
  const app = new Hono<AppEnv>()

  /** Throws `request.wrong_host` (421). */
  async function hostOf(c: Context<AppEnv>): Promise<WallHost> {
    const host = await deps.wallHosts.find(c.req.header('host') ?? '')
    if (!host) throw wrongHost()
    return host
  }

  app.use('*', async (c, next) => {
    await hostOf(c)
    await next()
    c.res.headers.set('strict-transport-security', HSTS)
  })

  const sendNoPage = (c: Context<AppEnv>) => {
    const home = deps.publicUrl()
    allowOnWall(c, { ourOrigin: home })
    c.header('cache-control', 'no-store')
    return c.html(noWallPage({ ...deps.installation, home, language: visitorsLanguage(c) }), 404)
  }

  app.get('/', withProfile('wall'), async (c) => {
    const host = await hostOf(c)
    const page = await walls
      .getWallPage(host.widgetId, { host, query: new URL(c.req.url).search, accepted: visitorsLanguage(c) })
      .catch(nothingIfNotFound)
    if (!page) return sendNoPage(c)
    allowOnWall(c, { ...page, ourOrigin: deps.publicUrl() })
    return sendCompressed(c, page, 'text/html')
  })

  for (const folder of [WALL_FOLDER, FILTERED_FOLDER] as const) {
    app.get(`${folder}${FEED_ROUTE}`, withProfile('widget'), async (c) => {
      const { widgetId } = await hostOf(c)
      if (c.req.param('file') !== `${widgetId}.json`) return sendNoPage(c)
      return sendCompressed(
        c,
        await walls.getWallFeed(widgetId, {
          query: c.req.param('filter'),
          language: pickLanguage([c.req.query('lang') ?? '']),
        }),
        'application/json',
      )
    })

    // Like on our own address, the page is not counted.
    app.post(`${folder}/w/:id/count`, withProfile('count'), (c) => c.body(null, 204))
  }

  app.get('/image.png', withProfile('image'), async (c) => {
    const image = await walls.getImage((await hostOf(c)).widgetId, pickLanguage([c.req.query('lang') ?? '']))
    c.header('cache-control', PUBLIC_CACHING)
    return c.body(new Uint8Array(image), 200, { 'content-type': 'image/png' })
  })

  for (const [name, font] of Object.entries(wallFonts))
    app.get(`/fonts/${name}.woff2`, withProfile('wall'), (c) => {
      c.header('cache-control', FONT_CACHING)
      return c.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' })
    })

  app.get('/wall.css', withProfile('wall'), (c) =>
    c.body(wallStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/robots.txt', withProfile('wall'), async (c) =>
    c.body(`User-agent: *\nAllow: /\n\nSitemap: ${(await hostOf(c)).origin}/sitemap.xml\n`, 200, {
      'content-type': 'text/plain; charset=utf-8',
    }),
  )

  app.get('/sitemap.xml', withProfile('wall'), async (c) =>
    c.body(sitemapXml([{ url: `${(await hostOf(c)).origin}/`, changedAt: null }]), 200, {
      'content-type': 'application/xml; charset=utf-8',
    }),
  )

  app.all('*', withProfile('wall'), sendNoPage)

  return app
}
