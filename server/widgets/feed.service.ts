import { fullName } from '#shared/users.ts'
import type { PlanName } from '#shared/plans.ts'
import { type FeedItem, WidgetFeed } from '#shared/widgets.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { publicImagePath } from '#server/images/images.domain.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { getWorkspace } from '#server/workspaces/workspaces.service.ts'
import { EXAMPLE_WIDGET, exampleFeed } from './example.feed.ts'
import {
  allowancesOf,
  allowedOptions,
  chooseItems,
  feedOptions,
  pictureSizeOf,
  readOptions,
  roundedAverage,
  wallUrl,
} from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import {
  findPublishedWidget,
  listPublicTestimonials,
  type PublicTestimonialRow,
  summarizeShared,
  type WidgetRow,
} from './widgets.repository.ts'

export type Wall = { feed: WidgetFeed; title: string }

const CACHED_FEEDS_MAX = 2000

export type FeedService = ReturnType<typeof createFeedService>

/** Public testimonials for widgets. A feed is built again only when its workspace's content version has changed. */
export function createFeedService(deps: { db: Database; clock: Clock; publicUrl: () => string }) {
  const { db, clock } = deps
  let example: Compressed | undefined
  const cache = new Map<string, { version: string; feed: Compressed }>()

  return {
    /** Throws `widgets.not_found` (404). */
    getFeed: async (widgetId: string): Promise<Compressed> => {
      if (widgetId === EXAMPLE_WIDGET) return (example ??= compress(JSON.stringify(exampleFeed(deps.publicUrl()))))
      return db.read(function* (sql) {
        const { widget, plan, version } = yield* getVersion(sql, widgetId)
        const cached = cache.get(widgetId)
        if (cached?.version === version) return cached.feed
        const feed = compress(JSON.stringify(yield* buildFeed(sql, { widget, plan })))
        cache.delete(widgetId)
        cache.set(widgetId, { version, feed })
        dropOldest()
        return feed
      })
    },

    /** The same for the hosted page. Throws `widgets.not_found` (404). */
    getWall: (widgetId: string): Promise<Wall> =>
      db.read(function* (sql) {
        const { widget, plan } = yield* getVersion(sql, widgetId)
        const owner = yield* getWorkspaceOwner(sql, widget.workspaceId)
        const title = owner.organisationName ?? fullName(owner)
        return { feed: yield* buildFeed(sql, { widget, plan }), title }
      }),
  }

  function dropOldest() {
    const [oldest] = cache.keys()
    if (cache.size > CACHED_FEEDS_MAX && oldest !== undefined) cache.delete(oldest)
  }

  function* getVersion(sql: Sql, widgetId: string): Work<{ widget: WidgetRow; plan: PlanName; version: string }> {
    const widget = yield* findPublishedWidget(sql, widgetId)
    if (!widget) throw widgetNotFound()
    const workspace = yield* getWorkspace(sql, widget.workspaceId)
    const { plan } = yield* getSubscription(sql, { workspaceId: widget.workspaceId, now: clock.now() })
    return { widget, plan, version: `${workspace.contentVersion}:${widget.revision}:${plan}` }
  }

  function* buildFeed(sql: Sql, { widget, plan }: { widget: WidgetRow; plan: PlanName }): Work<WidgetFeed> {
    const rows = yield* listPublicTestimonials(sql, widget.workspaceId)
    const { shared, rejected, afterPayment, average } = yield* summarizeShared(sql, widget.workspaceId)
    const allows = allowancesOf(plan)
    const options = allowedOptions(readOptions(widget.options), allows)
    const { items, isSelected } = chooseItems(rows.map(toItem), options)
    return WidgetFeed.parse({
      version: 1,
      kind: widget.kind,
      wallUrl: wallUrl({ publicUrl: deps.publicUrl(), slug: widget.slug ?? widget.id }),
      summary: {
        shown: items.length,
        shared,
        afterPayment,
        average: roundedAverage(average),
        isSelected: isSelected || rejected > 0,
      },
      isBranded: options.isBranded,
      allows: { darkThemes: allows.darkThemes, visitorTools: allows.visitorTools },
      options: feedOptions(options),
      items,
    })
  }

  function toItem(row: PublicTestimonialRow): FeedItem {
    const { publicId, author, role, company, rating, text, submittedAt, answers, imageKey, isVerified, isByOwner } = row
    const pictureSize = pictureSizeOf({ width: row.imageWidth, height: row.imageHeight })
    const imageUrl = (size: 192 | 512) =>
      imageKey && deps.publicUrl() + publicImagePath(imageKey, { size, format: 'webp' })
    const pictureUrl = imageUrl(512)
    return {
      id: publicId,
      author,
      role,
      company,
      rating,
      text,
      date: submittedAt.toISOString().slice(0, 10),
      imageUrl: imageUrl(192),
      picture: pictureUrl && pictureSize ? { url: pictureUrl, ...pictureSize } : null,
      isVerified,
      isByOwner,
      answers,
    }
  }
}
