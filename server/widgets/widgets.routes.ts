import type { Installation } from '#shared/installation.ts'
import { type Context, Hono } from 'hono'
import { type Language, pickLanguage } from '#shared/languages.ts'
import {
  createWidget,
  deleteWidget,
  getWidget,
  getWidgetFigures,
  listWidgetPlaces,
  listWidgetVersions,
  listWidgets,
  pinWidget,
  previewWidget,
  publishWidget,
  WidgetCount,
} from '#shared/widget-editor.ts'
import { changeWidgetOrder, getWidgetOrder } from '#shared/widget-order.ts'
import { visitorsLanguage } from '#server/http/accepted-language.ts'
import { limitBody } from '#server/http/body-limit.ts'
import { sendCompressed } from '#server/http/send-compressed.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { matchesEtag } from '#server/http/negotiate.ts'
import { byMember } from '#server/kernel/actor.ts'
import { limitByAddress, type RateLimiters } from '#server/http/rate-limit.ts'
import { allowOnWall, PUBLIC_CACHING, withProfile } from '#server/http/security-headers.ts'
import { mayShow } from './counts.domain.ts'
import type { CountsService } from './counts.service.ts'
import type { FeedService } from './feed.service.ts'
import type { ServedFeed } from './feed-translation.ts'
import type { FiguresService } from './figures.service.ts'
import type { PlacesService } from './places.service.ts'
import type { WidgetPreviewService } from './preview.service.ts'
import type { PinnedScriptsService } from './pinned-scripts.service.ts'
import { proofPage } from './proof.page.ts'
import type { ProofService } from './proof.service.ts'
import { FEED_ROUTE, SHELL_ROUTE } from './feed-cache.ts'
import { FIVE_MINUTES, type Script, type WidgetFiles } from './widget-files.ts'
import { previewPage, previewStyles } from './preview.page.ts'
import { FILTERED_FOLDER, FONT_CACHING, noWallPage, WALL_FOLDER, wallFonts, wallStyles } from './wall.page.ts'
import type { OrderService } from './order.service.ts'
import type { VersionsService } from './versions.service.ts'
import type { WallService } from './wall.service.ts'
import { malformedCount, nothingIfNotFound, siteNotAllowed, widgetNotFound } from './widgets.errors.ts'
import type { WidgetsService } from './widgets.service.ts'

const FOREVER = 'public, max-age=31536000, immutable'

type EditorServices = {
  widgets: WidgetsService
  widgetPreviews: WidgetPreviewService
  figures: FiguresService
  pinnedScripts: PinnedScriptsService
  places: PlacesService
  widgetVersions: VersionsService
  widgetOrders: OrderService
}

/** Literal paths come before those with an id in the same place. */
export function mountWidgets({ onMember, onMemberInPages }: Mount, services: EditorServices): void {
  const { widgets, widgetPreviews, figures, pinnedScripts, places, widgetVersions, widgetOrders } = services

  onMember(listWidgets)(({ member }) => widgets.listWidgets(member.workspaceId))

  onMember(listWidgetPlaces)(({ member, body }) => places.listPlaces({ workspaceId: member.workspaceId, ...body }))

  onMember(createWidget)(({ member, body, request }) =>
    widgets.createWidget({
      workspaceId: member.workspaceId,
      by: byMember(member),
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(getWidgetFigures)(({ member, params, query }) =>
    figures.getFigures({ workspaceId: member.workspaceId, id: params.id, days: query.days }),
  )

  onMemberInPages(getWidgetOrder)(({ member, params }) =>
    widgetOrders.getOrder({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMember(changeWidgetOrder)(({ member, params, body }) =>
    widgetOrders.changeOrder({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      change: body,
    }),
  )

  onMember(listWidgetVersions)(({ member, params }) =>
    widgetVersions.listVersions({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMember(previewWidget)(({ member, params, body }) =>
    widgetPreviews.previewWidget({ workspaceId: member.workspaceId, id: params.id, input: body }),
  )

  onMember(pinWidget)(({ member, params }) =>
    pinnedScripts.pinWidget({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMemberInPages(getWidget)(({ member, params }) =>
    widgets.getWidget({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMemberInPages(publishWidget)(({ member, params, body }) =>
    widgets.publishWidget({ workspaceId: member.workspaceId, by: byMember(member), id: params.id, input: body }),
  )

  onMember(deleteWidget)(({ member, params }) =>
    widgets.deleteWidget({ workspaceId: member.workspaceId, by: byMember(member), id: params.id }),
  )
}

type PublicDeps = {
  feeds: FeedService
  walls: WallService
  widgetPreviews: WidgetPreviewService
  counts: CountsService
  proofs: ProofService
  files: WidgetFiles
  pinnedScripts: PinnedScriptsService
  limiters: Pick<RateLimiters, 'count' | 'linkImage'>
  publicUrl: () => string
  installation: Pick<Installation, 'productName'>
}

const COUNT_MAX_BYTES = 64

/** Null for a page that doesn't say it. */
const languageIn = (lang: string | undefined): Language | null => (lang ? pickLanguage([lang]) : null)

/** What other sites load: feeds, scripts, the hosted wall. No cookies, no credentials, open to anyone. */
export function publicWidgetRoutes(deps: PublicDeps): Hono<AppEnv> {
  const { feeds, walls, widgetPreviews, counts, files } = deps
  const app = new Hono<AppEnv>()

  app.get(FEED_ROUTE, withProfile('widget'), async (c) => {
    const id = c.req.param('file').replace(/\.json$/, '')
    const language = languageIn(c.req.query('lang'))
    const known = feeds.peekFeed(id, language)
    if (known) {
      requireAllowedSite(c, known, deps.publicUrl())
      return sendCompressed(c, known, 'application/json')
    }
    const preview = await widgetPreviews.findPreview(id)
    if (preview) {
      c.header('cache-control', 'no-store')
      return c.body(preview, 200, { 'content-type': 'application/json' })
    }
    const feed = await feeds.getFeed(id, language)
    requireAllowedSite(c, feed, deps.publicUrl())
    return sendCompressed(c, feed, 'application/json')
  })

  for (const folder of ['', WALL_FOLDER, FILTERED_FOLDER] as const)
    app.post(
      `${folder}/w/:id/count`,
      withProfile('count'),
      limitByAddress(deps.limiters.count),
      limitBody(COUNT_MAX_BYTES),
      async (c) => {
        const { kind } = readCount(await c.req.text())
        await counts.count({ widgetId: c.req.param('id'), kind, origin: c.req.header('origin') })
        return c.body(null, 204)
      },
    )

  app.get(SHELL_ROUTE, withProfile('widget'), (c) => sendScript(c, files.shell()))

  app.get('/widget/react.tgz', withProfile('widget'), (c) => {
    c.header('cache-control', FIVE_MINUTES)
    return c.body(new Uint8Array(files.reactPackage()), 200, { 'content-type': 'application/gzip' })
  })

  app.get('/widget/:path{.+\\.js}', withProfile('widget'), async (c) => {
    const path = c.req.param('path')
    const script = files.find(path) ?? (await deps.pinnedScripts.findPinned(path)) ?? files.findSuccessor(path)
    if (!script) throw widgetNotFound()
    return sendScript(c, script)
  })

  app.get('/w/:file{.+\\.html}', withProfile('widget'), async (c) => {
    const id = c.req.param('file').replace(/\.html$/, '')
    requireAllowedSite(c, await feeds.getFeed(id), deps.publicUrl())
    const fragment = await walls.getFragment(id, pickLanguage([c.req.query('lang') ?? '']))
    return sendCompressed(c, fragment, 'text/html')
  })

  app.get('/wall/:id', withProfile('wall'), async (c) => {
    const language = visitorsLanguage(c)
    const page = await walls
      .getWallPage(c.req.param('id'), { query: new URL(c.req.url).search, accepted: language })
      .catch(nothingIfNotFound)
    if (page) {
      allowOnWall(c, page)
      return sendCompressed(c, page, 'text/html')
    }
    c.header('cache-control', 'no-store')
    return c.html(noWallPage({ ...deps.installation, language }), 404)
  })

  for (const folder of [WALL_FOLDER, FILTERED_FOLDER] as const)
    app.get(`${folder}${FEED_ROUTE}`, withProfile('widget'), async (c) => {
      const id = c.req.param('file').replace(/\.json$/, '')
      const filter = c.req.param('filter')
      const preview = await widgetPreviews.findWall(id)
      if (preview) {
        c.header('cache-control', 'no-store')
        return c.body(walls.getPreviewFeed(preview, filter), 200, { 'content-type': 'application/json' })
      }
      requireAllowedSite(c, await feeds.getFeed(id), deps.publicUrl())
      return sendCompressed(
        c,
        await walls.getWallFeed(id, { query: filter, language: pickLanguage([c.req.query('lang') ?? '']) }),
        'application/json',
      )
    })

  app.get('/wall/:id/image.png', withProfile('image'), async (c) => {
    const photo = await walls.getImage(c.req.param('id'), pickLanguage([c.req.query('lang') ?? '']))
    c.header('cache-control', PUBLIC_CACHING)
    return c.body(new Uint8Array(photo), 200, { 'content-type': 'image/png' })
  })

  app.get('/proof/:publicId', withProfile('wall'), async (c) => {
    c.header('x-robots-tag', 'noindex')
    const language = visitorsLanguage(c)
    const proof = await deps.proofs.getProof({ publicId: c.req.param('publicId'), language }).catch(nothingIfNotFound)
    if (proof) return c.html(proofPage(proof, deps.installation))
    c.header('cache-control', 'no-store')
    return c.html(noWallPage({ ...deps.installation, language }), 404)
  })

  app.get('/proof/:publicId/image.png', withProfile('image'), limitByAddress(deps.limiters.linkImage), async (c) => {
    const { png, etag } = await deps.proofs.getImage(c.req.param('publicId'))
    c.header('cache-control', PUBLIC_CACHING)
    c.header('x-robots-tag', 'noindex')
    c.header('etag', etag)
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png' })
  })

  for (const [name, font] of Object.entries(wallFonts))
    app.get(`/fonts/${name}.woff2`, withProfile('wall'), (c) => {
      c.header('cache-control', FONT_CACHING)
      return c.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' })
    })

  app.get('/wall.css', withProfile('wall'), (c) =>
    c.body(wallStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/widgets/preview', withProfile('preview'), (c) => c.html(previewPage()))

  app.get('/widgets/preview.css', withProfile('preview'), (c) =>
    c.body(previewStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/widgets/preview/:id', withProfile('preview'), async (c) => {
    const wall = await widgetPreviews.findWall(c.req.param('id'))
    if (!wall) throw widgetNotFound()
    const page = await walls.getPreviewPage(wall, new URL(c.req.url).search)
    allowOnWall(c, { ...page, profile: 'preview' })
    return sendCompressed(c, page, 'text/html')
  })

  return app
}

function requireAllowedSite(c: Context, { allowedSites }: ServedFeed, ownOrigin: string): void {
  if (allowedSites.length === 0) return
  c.header('vary', 'origin')
  if (!mayShow(c.req.header('origin'), { allowedSites, ownOrigin })) throw siteNotAllowed()
}

function readCount(body: string): WidgetCount {
  try {
    return WidgetCount.parse(JSON.parse(body))
  } catch {
    throw malformedCount()
  }
}

function sendScript(c: Context, script: Script): Response {
  c.header('cache-control', script.isImmutable ? FOREVER : FIVE_MINUTES)
  return sendCompressed(c, script, 'text/javascript')
}
