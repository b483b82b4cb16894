import { fullName } from '#shared/users.ts'
import type { PlanName } from '#shared/plans.ts'
import type { WidgetFeed, WidgetOptions } from '#shared/widgets.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { getWorkspace } from '#server/workspaces/workspaces.service.ts'
import { EXAMPLE_WIDGET, exampleFeed } from './example.feed.ts'
import { readFeed } from './feed-content.service.ts'
import { readOptions } from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { findPublishedWidget, findWidgetOfSlug, type WidgetRow } from './widgets.repository.ts'

export type Wall = {
  widgetId: string
  title: string
  feed: WidgetFeed
  /** What search engines are told that the testimonials are about; null tells nothing. */
  subject: WidgetOptions['structuredData']
}

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
        const { widget, plan, version } = yield* getVersion(sql, yield* findPublishedWidget(sql, widgetId))
        const cached = cache.get(widgetId)
        if (cached?.version === version) return cached.feed
        const feed = compress(JSON.stringify(yield* buildFeed(sql, { widget, plan })))
        cache.delete(widgetId)
        cache.set(widgetId, { version, feed })
        dropOldest()
        return feed
      })
    },

    /** The same for the hosted page, by the widget's id or by the end of its address. Throws `widgets.not_found` (404). */
    getWall: (name: string): Promise<Wall> =>
      db.read(function* (sql) {
        const found = (yield* findPublishedWidget(sql, name)) ?? (yield* findWidgetOfSlug(sql, name.toLowerCase()))
        const { widget, plan } = yield* getVersion(sql, found)
        const owner = yield* getWorkspaceOwner(sql, widget.workspaceId)
        const title = owner.organisationName ?? fullName(owner)
        const feed = yield* buildFeed(sql, { widget, plan })
        return { widgetId: widget.id, title, feed, subject: readOptions(widget.options).structuredData }
      }),
  }

  function dropOldest() {
    const [oldest] = cache.keys()
    if (cache.size > CACHED_FEEDS_MAX && oldest !== undefined) cache.delete(oldest)
  }

  function* getVersion(
    sql: Sql,
    widget: WidgetRow | undefined,
  ): Work<{ widget: WidgetRow; plan: PlanName; version: string }> {
    if (!widget) throw widgetNotFound()
    const workspace = yield* getWorkspace(sql, widget.workspaceId)
    const { plan } = yield* getSubscription(sql, { workspaceId: widget.workspaceId, now: clock.now() })
    return { widget, plan, version: `${workspace.contentVersion}:${widget.revision}:${plan}` }
  }

  function buildFeed(sql: Sql, { widget, plan }: { widget: WidgetRow; plan: PlanName }): Work<WidgetFeed> {
    return readFeed(sql, {
      ...widget,
      plan,
      options: readOptions(widget.options),
      wall: widget.slug ?? widget.id,
      publicUrl: deps.publicUrl(),
    })
  }
}
