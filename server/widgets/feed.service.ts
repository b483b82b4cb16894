import { fullName } from '#shared/users.ts'
import type { PlanName } from '#shared/plans.ts'
import type { WidgetFeed, WidgetOptions } from '#shared/widgets.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Compressed, compress } from '#server/kernel/compress.ts'
import { getWorkspace, getWorkspaceOwner, getSubscription } from '#server/accounts/accounts.service.ts'
import { EXAMPLE_WIDGET, exampleFeed } from './example.feed.ts'
import { readFeed } from './feed-content.service.ts'
import { readOptions } from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { findPublishedWidget, findWidgetOfSlug, type WidgetRow } from './widgets.repository.ts'

export type Wall = {
  widgetId: string
  title: string
  feed: WidgetFeed
  /** What the testimonials are about, for search engines; null for nothing. */
  subject: WidgetOptions['structuredData']
}

/** A feed ready to send, and the sites that may show it: all if the list is empty. */
export type ServedFeed = Compressed & { allowedSites: readonly string[] }

type Cached = { version: string; content: WidgetFeed; served: ServedFeed; bytes: number; checked: Check }

/** When it was last known to be current. It stays current as long as no row changed and no plan can have ended. */
type Check = { changeCount: number; at: number }

const PLANS_LOOKED_AT_EVERY_MS = 1000

const CACHED_BYTES_MAX = 64 * 1024 * 1024

export type FeedService = ReturnType<typeof createFeedService>

/** Public testimonials for widgets. A feed is rebuilt only when its workspace's content version has changed. */
export function createFeedService(deps: {
  db: Database
  clock: Clock
  publicUrl: () => string
  /** Maximum size of cached feeds in bytes, in all encodings. */
  cachedBytesMax?: number
}) {
  const { db, clock, cachedBytesMax = CACHED_BYTES_MAX } = deps
  let example: ServedFeed | undefined
  let cachedBytes = 0
  const cache = new Map<string, Cached>()

  return {
    /** The feed, if it is known to be current without reading anything. */
    peekFeed(widgetId: string): ServedFeed | undefined {
      const cached = cache.get(widgetId)
      return cached && isCurrent(cached.checked) ? cached.served : undefined
    },

    /** Throws `widgets.not_found` (404). */
    getFeed: async (widgetId: string): Promise<ServedFeed> => {
      if (widgetId === EXAMPLE_WIDGET) return (example ??= serve(exampleFeed(deps.publicUrl()), []))
      return db.read(function* (tx) {
        const cached = yield* readCached(tx, yield* findPublishedWidget(tx, widgetId), widgetId)
        return cached.served
      })
    },

    /**
     * The same for the hosted page, by the widget's id or the last part of its URL. Throws `widgets.not_found` (404).
     */
    getWall: (name: string): Promise<Wall> =>
      db.read(function* (tx) {
        const found = (yield* findPublishedWidget(tx, name)) ?? (yield* findWidgetOfSlug(tx, name.toLowerCase()))
        if (!found) throw widgetNotFound()
        const { content } = yield* readCached(tx, found, found.id)
        const owner = yield* getWorkspaceOwner(tx, found.workspaceId)
        const title = owner.organisationName ?? fullName(owner)
        return { widgetId: found.id, title, feed: content, subject: readOptions(found.options).structuredData }
      }),
  }

  function check(): Check {
    return { changeCount: db.changeCount(), at: clock.now().getTime() }
  }

  function isCurrent({ changeCount, at }: Check): boolean {
    if (changeCount !== db.changeCount()) return false
    const age = clock.now().getTime() - at
    return age >= 0 && age < PLANS_LOOKED_AT_EVERY_MS
  }

  // Nothing else runs between the lookup and caching, so that a burst of requests builds it once.
  function* readCached(tx: Tx, widget: WidgetRow | undefined, widgetId: string): Transactional<Cached> {
    const known = forget(widgetId)
    if (!widget) throw widgetNotFound()
    const { contentVersion } = yield* getWorkspace(tx, widget.workspaceId)
    const { plan } = yield* getSubscription(tx, { workspaceId: widget.workspaceId, now: clock.now() })
    const version = `${contentVersion}:${widget.revision}:${plan}`
    if (known?.version === version) return keep(widgetId, { ...known, checked: check() })
    const content = yield* buildFeed(tx, { widget, plan })
    const served = serve(content, readOptions(widget.options).allowedSites)
    return keep(widgetId, { version, content, served, bytes: bytesOf(served), checked: check() })
  }

  function serve(feed: WidgetFeed, allowedSites: readonly string[]): ServedFeed {
    return { ...compress(JSON.stringify(feed)), allowedSites }
  }

  function forget(widgetId: string): Cached | undefined {
    const cached = cache.get(widgetId)
    if (cached) cachedBytes -= cached.bytes
    cache.delete(widgetId)
    return cached
  }

  /** Adds it as the newest; the least recently used ones are removed. */
  function keep(widgetId: string, cached: Cached): Cached {
    cache.set(widgetId, cached)
    cachedBytes += cached.bytes
    for (const oldest of cache.keys()) {
      if (cachedBytes <= cachedBytesMax || oldest === widgetId) break
      forget(oldest)
    }
    return cached
  }

  function buildFeed(tx: Tx, { widget, plan }: { widget: WidgetRow; plan: PlanName }): Transactional<WidgetFeed> {
    return readFeed(tx, {
      ...widget,
      plan,
      options: readOptions(widget.options),
      wall: widget.slug ?? widget.id,
      publicUrl: deps.publicUrl(),
    })
  }
}

// The objects it was built from take about twice the size of its text.
const bytesOf = ({ identity, br, gzip }: ServedFeed) => 3 * identity.length + br.length + gzip.length
