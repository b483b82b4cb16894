import type { Language } from '#shared/languages.ts'
import type { Installation } from '#shared/installation.ts'
import type { PlanName } from '#shared/plans.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import type { Observations } from '#server/kernel/observations.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { compress, compressInBackground } from '#server/kernel/compress.ts'
import { createTurns } from '#server/kernel/queue.ts'
import { getWorkspace, getWorkspaceSender, getSubscription } from '#server/accounts/accounts.service.ts'
import { EXAMPLE_WIDGET, exampleFeed } from './example.feed.ts'
import { buildFeed } from './feed-content.service.ts'
import type { Ratings } from './feed-summary.service.ts'
import { createFeedTranslator, keptInLanguage, type OriginalFeed, type ServedFeed } from './feed-translation.ts'
import { readWallOwner, type WallOwner } from './wall-owner.ts'
import { nameOf } from './widgets.domain.ts'
import { readOptions } from './widgets.domain.ts'
import { widgetNotFound } from './widgets.errors.ts'
import { findPublishedWidget, findWidgetOfSlug, type WidgetRow } from './widgets.repository.ts'

/** A hosted page. */
export type Wall = WallOwner & {
  widgetId: string
  feed: WidgetFeed
  ratings: Ratings
  /** How many answers through collection links were removed, and count nowhere. */
  removed: number
}

type Cached = OriginalFeed & {
  version: string
  ratings: Ratings
  removed: number
  bytes: number
  checked: Check
}

type State = { widget: WidgetRow; plan: PlanName; owner: string; version: string; checked: Check }

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
  installation: Pick<Installation, 'productName'>
  /** Maximum size of cached feeds in bytes, in all encodings. */
  cachedBytesMax?: number
  observations?: Pick<Observations, 'observeFeedBuild'> | undefined
}) {
  const { db, clock, cachedBytesMax = CACHED_BYTES_MAX } = deps
  const translator = createFeedTranslator()
  let example: OriginalFeed | undefined
  let cachedBytes = 0
  const cache = new Map<string, Cached>()

  /** Feeds being built, by widget, with the version that was current when the build was asked for. */
  const builds = new Map<string, { version: string; built: Promise<Cached> }>()
  const inTurn = createTurns()

  return {
    /** The feed, if it is known to be current and written in this language already. */
    peekFeed(widgetId: string, language: Language | null): ServedFeed | undefined {
      const cached = findCurrent(widgetId)
      if (!cached) return undefined
      return language === null ? cached.served : translator.find(cached, language)
    },

    /**
     * For pages in this language: with the widget's own sentences and the owner's translations. Null for pages that don't
     * say theirs: they read the authors' words, and the widget's in English. Throws `widgets.not_found` (404).
     */
    async getFeed(widgetId: string, language: Language | null = null): Promise<ServedFeed> {
      const current = widgetId === EXAMPLE_WIDGET ? (example ??= makeExample(deps)) : await getCurrent(widgetId)
      return language === null ? current.served : translator.translate(current, language)
    },

    /**
     * The same for the hosted page, by the widget's id or the last part of its URL. Throws `widgets.not_found` (404).
     */
    async getWall(name: string, language: Language | null): Promise<Wall> {
      const wall = await db.read(function* (tx) {
        const found = (yield* findPublishedWidget(tx, name)) ?? (yield* findWidgetOfSlug(tx, name.toLowerCase()))
        if (!found) throw widgetNotFound()
        const { workspaceId, options } = found
        return {
          widgetId: found.id,
          ...(yield* readWallOwner(tx, { workspaceId, options: readOptions(options) })),
        }
      })
      const { content, translatable, ratings, removed } = await getCurrent(wall.widgetId)
      const feed = language === null ? content : keptInLanguage({ content, translatable }, language)
      return { ...wall, feed, ratings, removed }
    },
  }

  function check(): Check {
    return { changeCount: db.changeCount(), at: clock.now().getTime() }
  }

  function isCurrent({ changeCount, at }: Check): boolean {
    if (changeCount !== db.changeCount()) return false
    const age = clock.now().getTime() - at
    return age >= 0 && age < PLANS_LOOKED_AT_EVERY_MS
  }

  function findCurrent(widgetId: string): Cached | undefined {
    const cached = cache.get(widgetId)
    return cached && isCurrent(cached.checked) ? cached : undefined
  }

  function* readState(tx: Tx, widgetId: string): Transactional<State> {
    const checked = check()
    const widget = yield* findPublishedWidget(tx, widgetId)
    if (!widget) {
      forget(widgetId)
      throw widgetNotFound()
    }
    const { contentVersion } = yield* getWorkspace(tx, widget.workspaceId)
    const { plan } = yield* getSubscription(tx, { workspaceId: widget.workspaceId, now: clock.now() })
    const owner = nameOf(yield* getWorkspaceSender(tx, widget.workspaceId))
    return { widget, plan, owner, version: `${contentVersion}:${widget.revision}:${plan}:${owner}`, checked }
  }

  /** Requests for the same version share one build. */
  async function getCurrent(widgetId: string): Promise<Cached> {
    const current = findCurrent(widgetId)
    if (current) return keep(widgetId, current)
    for (;;) {
      const { version, checked, widget } = await db.read((tx) => readState(tx, widgetId))
      const known = cache.get(widgetId)
      if (known?.version === version) return keep(widgetId, { ...known, checked })
      const build = builds.get(widgetId)
      if (!build) return startBuild(widget, version)
      if (build.version === version) return build.built
      // It may have begun before the newest change, which this request must not miss.
      await build.built.catch(() => undefined)
    }
  }

  // One at a time for each workspace, because a large feed needs much memory while it is built.
  function startBuild({ id, workspaceId }: WidgetRow, version: string): Promise<Cached> {
    // The outdated one makes room for its successor.
    forget(id)
    const built = inTurn(workspaceId, () => buildCurrent(id))
    builds.set(id, { version, built })
    const end = () => void builds.delete(id)
    built.then(end, end)
    return built
  }

  async function buildCurrent(widgetId: string): Promise<Cached> {
    const begun = performance.now()
    const checked = check()
    const snapshot = await db.openSnapshot()
    const { text, allowedSites, ...read } = await readWhole(snapshot, widgetId).finally(snapshot.close)
    const served = { ...(await compressInBackground(text)), allowedSites }
    deps.observations?.observeFeedBuild((performance.now() - begun) / 1000)
    return keep(widgetId, { ...read, served, bytes: bytesOf(served), checked })
  }

  async function readWhole(snapshot: Snapshot, widgetId: string) {
    const { widget, plan, owner, version } = await snapshot.read((tx) => readState(tx, widgetId))
    const options = readOptions(widget.options)
    const wall = widget.slug ?? widget.id
    const { content, translatable, ratings, removed, ...text } = await buildFeed(snapshot, {
      ...widget,
      plan,
      owner,
      options,
      wall,
      publicUrl: deps.publicUrl(),
      productName: deps.installation.productName,
    })
    return { content, translatable, ratings, removed, text, version, allowedSites: options.allowedSites }
  }

  function forget(widgetId: string): void {
    cachedBytes -= cache.get(widgetId)?.bytes ?? 0
    cache.delete(widgetId)
  }

  /** Adds it as the newest; the least recently used ones are removed. */
  function keep(widgetId: string, cached: Cached): Cached {
    forget(widgetId)
    cache.set(widgetId, cached)
    cachedBytes += cached.bytes
    for (const oldest of cache.keys()) {
      if (cachedBytes <= cachedBytesMax || oldest === widgetId) break
      forget(oldest)
    }
    return cached
  }
}

type ExampleOf = { publicUrl: () => string; installation: Pick<Installation, 'productName'> }

function makeExample({ publicUrl, installation }: ExampleOf): OriginalFeed {
  const content = exampleFeed({ homeUrl: publicUrl(), productName: installation.productName })
  return { content, translatable: new Map(), served: { ...compress(JSON.stringify(content)), allowedSites: [] } }
}

// The objects it was built from take about twice the size of its text.
const bytesOf = ({ identity, br, gzip }: ServedFeed) => 3 * identity.length + br.length + gzip.length
