import { type Context, Hono } from 'hono'
import {
  createWidget,
  deleteWidget,
  getWidget,
  getWidgetFigures,
  listWidgets,
  previewWidget,
  publishWidget,
} from '#shared/widget-studio.ts'
import { sendCompressed } from '#server/http/send-compressed.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { allowStyle, PUBLIC_WORDS, withProfile } from '#server/http/security-headers.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { FeedService } from './feed.service.ts'
import type { FiguresService } from './figures.service.ts'
import type { WidgetPreviewService } from './preview.service.ts'
import type { Script, WidgetFiles } from './widget-files.ts'
import { noWallPage, wallStyles } from './wall.page.ts'
import type { WallService } from './wall.service.ts'
import { widgetNotFound } from './widgets.errors.ts'
import type { WidgetsService } from './widgets.service.ts'

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400'
const FOREVER = 'public, max-age=31536000, immutable'

type StudioServices = { widgets: WidgetsService; widgetPreviews: WidgetPreviewService; figures: FiguresService }

/** Paths with a word come before those with an id in the same place. */
export function mountWidgets({ onOwner }: Mount, { widgets, widgetPreviews, figures }: StudioServices): void {
  onOwner(listWidgets)(({ owner }) => widgets.listWidgets(owner.workspaceId))

  onOwner(createWidget)(({ owner, body, request }) =>
    widgets.createWidget({
      workspaceId: owner.workspaceId,
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onOwner(getWidgetFigures)(({ owner, params, query }) =>
    figures.getFigures({ workspaceId: owner.workspaceId, id: params.id, days: query.days }),
  )

  onOwner(previewWidget)(({ owner, params, body }) =>
    widgetPreviews.previewWidget({ workspaceId: owner.workspaceId, id: params.id, input: body }),
  )

  onOwner(getWidget)(({ owner, params }) => widgets.getWidget({ workspaceId: owner.workspaceId, id: params.id }))

  onOwner(publishWidget)(({ owner, params, body }) =>
    widgets.publishWidget({ workspaceId: owner.workspaceId, id: params.id, input: body }),
  )

  onOwner(deleteWidget)(({ owner, params }) => widgets.deleteWidget({ workspaceId: owner.workspaceId, id: params.id }))
}

type PublicServices = {
  feeds: FeedService
  walls: WallService
  widgetPreviews: WidgetPreviewService
  files: WidgetFiles
}

/** What other people's sites load: feeds, scripts, the hosted wall. No cookies, no credentials, anybody may. */
export function publicWidgetRoutes({ feeds, walls, widgetPreviews, files }: PublicServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/w/:file{.+\\.json}', withProfile('widget'), async (c) => {
    const id = c.req.param('file').replace(/\.json$/, '')
    const preview = await widgetPreviews.findPreview(id)
    if (preview) {
      c.header('cache-control', 'no-store')
      return c.json(preview)
    }
    return sendCompressed(c, await feeds.getFeed(id), 'application/json')
  })

  app.get('/widget.js', withProfile('widget'), (c) => sendScript(c, files.shell()))

  app.get('/widget/:path{.+\\.js}', withProfile('widget'), (c) => {
    const script = files.find(c.req.param('path'))
    if (!script) throw widgetNotFound()
    return sendScript(c, script)
  })

  app.get('/w/:file{.+\\.html}', withProfile('widget'), async (c) => {
    const fragment = await walls.getFragment(c.req.param('file').replace(/\.html$/, ''))
    return sendCompressed(c, fragment, 'text/html')
  })

  app.get('/wall/:id', withProfile('wall'), async (c) => {
    const page = await walls.getWallPage(c.req.param('id')).catch(nothingIfNotFound)
    if (page) {
      allowStyle(c, page.styleHash)
      return sendCompressed(c, page, 'text/html')
    }
    c.header('cache-control', 'no-store')
    return c.html(noWallPage(), 404)
  })

  app.get('/wall/:id/picture.png', withProfile('image'), async (c) => {
    const picture = await walls.getPicture(c.req.param('id'))
    c.header('cache-control', PUBLIC_WORDS)
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' })
  })

  app.get('/wall.css', withProfile('wall'), (c) =>
    c.body(wallStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  return app
}

function sendScript(c: Context, script: Script): Response {
  c.header('cache-control', script.isImmutable ? FOREVER : FIVE_MINUTES)
  return sendCompressed(c, script, 'text/javascript')
}

function nothingIfNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.status === 404) return undefined
  throw error
}
