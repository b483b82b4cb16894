import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '#shared/client-config.ts'
import { accountPages, clientFormPage, portalRoutes, matchesPage, ownerPages, publicPages } from '#shared/pages.ts'
import type { AppEnv } from './context.ts'
import { siteNotBuilt } from './request.errors.ts'
import { withProfile } from './security-headers.ts'

export type Site = {
  /** Folder of the built dashboard. */
  folder: string
  /** HTML of the dashboard, the client form and the client portal; undefined while not built. */
  dashboard: string | undefined
  form: string | undefined
  portal: string | undefined
}

export function readSite(folder: string): Site {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
  return { folder, dashboard: read('index.html'), form: read('submit.html'), portal: read('portal.html') }
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

/** The dashboard's pages, the client form, and their files. Anything else gets the 404 page. */
export function siteRoutes({ site, config }: { site: Site; config: ClientConfig }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const dashboard = site.dashboard && withConfig(site.dashboard, config)
  const form = site.form && withConfig(site.form, config)
  const portal = site.portal && withConfig(site.portal, config)

  if (existsSync(site.folder)) {
    const files = serveStatic<AppEnv>({ root: site.folder, precompressed: true })
    app.get('/assets/*', withProfile('app'), keptFor(FOREVER), files)
    app.get('/:file{[\\w.-]+\\.(?:js|svg|png|ico|txt|webmanifest)}', withProfile('app'), keptFor(AN_HOUR), files)
  }

  app.get(clientFormPage, withProfile('form'), (c) => {
    if (!form) throw siteNotBuilt()
    return c.html(form)
  })

  for (const page of portalRoutes)
    app.get(page, withProfile('form'), (c) => {
      if (!portal) throw siteNotBuilt()
      return c.html(portal)
    })

  app.get('*', withProfile('app'), async (c, next) => {
    const isPage = matchesPage(c.req.path, [...publicPages, ...accountPages, ...ownerPages])
    if (!isPage && !c.req.header('accept')?.includes('text/html')) return next()
    if (!dashboard) throw siteNotBuilt()
    return c.html(dashboard, isPage ? 200 : 404)
  })

  return app
}

/** Writes the configuration into the page's data block; `<` is escaped so that it can't end the block. */
export function withConfig(html: string, config: ClientConfig): string {
  const block = new RegExp(`(<script type="application/json" id="${CLIENT_CONFIG_ELEMENT_ID}">)[^<]*(</script>)`)
  if (!block.test(html)) throw new Error(`The built page has no block #${CLIENT_CONFIG_ELEMENT_ID}.`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_, open: string, close: string) => open + json + close)
}
