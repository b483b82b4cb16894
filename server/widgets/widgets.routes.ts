import { Hono } from 'hono'
import { listWidgets } from '#shared/widgets.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { acceptedEncoding, matchesEtag } from '#server/http/negotiate.ts'
import { withProfile } from '#server/http/security-headers.ts'
import type { FeedService } from './feed.service.ts'
import type { WidgetFiles } from './widget-files.ts'
import { wallPage, wallStyles } from './wall.page.ts'
import { widgetNotFound } from './widgets.errors.ts'
import type { WidgetsService } from './widgets.service.ts'

const HOUR = 'public, max-age=300, stale-while-revalidate=86400'
const FOREVER = 'public, max-age=31536000, immutable'

export function mountWidgets({ onOwner }: Mount, widgets: WidgetsService): void {
  onOwner(listWidgets)(({ owner }) => widgets.listWidgets(owner.workspaceId))
}

/** What other people's sites load: feeds, scripts, the hosted wall. No cookies, no credentials, anybody may. */
export function publicWidgetRoutes({ feeds, files }: { feeds: FeedService; files: WidgetFiles }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/w/:file{.+\\.json}', withProfile('widget'), async (c) => {
    const feed = await feeds.getFeed(c.req.param('file').replace(/\.json$/, ''))
    c.header('etag', feed.etag)
    c.header('vary', 'accept-encoding')
    if (matchesEtag(c.req.header('if-none-match'), feed.etag)) return c.body(null, 304)
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    if (encoding !== 'identity') c.header('content-encoding', encoding)
    return c.body(feed[encoding], 200, { 'content-type': 'application/json; charset=utf-8' })
  })

  app.get('/widget.js', withProfile('widget'), (c) => {
    const script = files.shell()
    c.header('cache-control', HOUR)
    c.header('etag', script.etag)
    if (matchesEtag(c.req.header('if-none-match'), script.etag)) return c.body(null, 304)
    return c.body(script.text, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })

  app.get('/widget/:path{.+\\.js}', withProfile('widget'), (c) => {
    const script = files.find(c.req.param('path'))
    if (!script) throw widgetNotFound()
    c.header('cache-control', FOREVER)
    return c.body(script.text, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })

  app.get('/wall/:id', withProfile('wall'), async (c) => c.html(wallPage(await feeds.getWall(c.req.param('id')))))

  app.get('/wall.css', withProfile('wall'), (c) =>
    c.body(wallStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  return app
}
