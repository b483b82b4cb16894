import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { sendCompressed } from '#server/http/send-compressed.ts'
import type { SitemapService } from './sitemap.service.ts'

const AN_HOUR = 'public, max-age=3600'

export function sitemapRoutes(sitemaps: SitemapService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/sitemap.xml', withProfile('app'), async (c) => {
    c.header('cache-control', AN_HOUR)
    return sendCompressed(c, await sitemaps.getSitemap(), 'application/xml')
  })

  app.get('/sitemap/:number{[1-9]\\d{0,4}}', withProfile('app'), async (c, next) => {
    const file = await sitemaps.findFile(Number(c.req.param('number')))
    if (!file) return next()
    c.header('cache-control', AN_HOUR)
    return sendCompressed(c, file, 'application/xml')
  })

  return app
}
