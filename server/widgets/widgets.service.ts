import { type Widget, type WidgetDetails, WIDGETS_MAX } from '#shared/widget-editor.ts'
import type { WidgetHeights, WidgetKind, WidgetOptions } from '#shared/widgets.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.queries.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { compareSettings } from '#server/activity/activity.domain.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { readShownItems } from './public-items.service.ts'
import { hasRejectedShared } from './feed.repository.ts'
import { readOrder } from './order.repository.ts'
import { readableWidget } from './widget-settings.domain.ts'
import { keepVersion } from './versions.service.ts'
import { allowancesOf, changedOptions, embedCode, isReservedSlug, readOptions, wallUrl } from './widgets.domain.ts'
import { removeWallDomainOfWidget } from './domains/wall-domain-removal.service.ts'
import { lastWidget, publishedMeanwhile, slugTaken, tooManyWidgets, widgetNotFound } from './widgets.errors.ts'
import {
  deleteWidgetRow,
  findNewestSighting,
  findWidget,
  findWidgetOfSlug,
  insertWidget,
  listWidgetRows,
  updateWidget,
  type WidgetRow,
} from './widgets.repository.ts'

export type WidgetsService = ReturnType<typeof createWidgetsService>

type Key = { workspaceId: string; id: string }

/** Everything that the editor changes, and what it can show. */
type Details = Omit<WidgetDetails, 'testimonials'> & { testimonials: AsyncIterable<WidgetDetails['testimonials']> }

type Published = {
  name: string
  kind: WidgetKind
  slug: string | null
  options: WidgetOptions
  heights: WidgetHeights | null
  /** When the replaced version was published; not checked when left out. */
  replaces?: string | null | undefined
}

/** An owner's widgets, for the editor. */
export function createWidgetsService(deps: { db: Database; clock: Clock; publicUrl: () => string }) {
  const { db, clock, publicUrl } = deps

  async function readDetails(key: Key): Promise<{ content: Details; end: () => void }> {
    const snapshot = await db.openSnapshot()
    try {
      const details = await snapshot.read(function* (tx) {
        const row = yield* getWidget(tx, key)
        const { plan } = yield* getSubscription(tx, { workspaceId: key.workspaceId, now: clock.now() })
        return {
          widget: yield* describeWidget(tx, row, publicUrl()),
          slug: row.slug,
          options: readOptions(row.options),
          heights: row.heights,
          order: yield* readOrder(tx, row),
          allows: allowancesOf(plan),
          hasRejected: yield* hasRejectedShared(tx, key.workspaceId),
        }
      })
      const testimonials = listShown(readShownItems(snapshot, { ...key, publicUrl: publicUrl() }))
      return { content: { ...details, testimonials }, end: snapshot.close }
    } catch (error) {
      snapshot.close()
      throw error
    }
  }

  return {
    listWidgets: async (workspaceId: string): Promise<{ items: Widget[] }> => ({
      items: await db.read((tx) => readWidgets(tx, { workspaceId, publicUrl: publicUrl() })),
    }),

    /** Throws `widgets.too_many` (409). */
    createWidget: ({
      workspaceId,
      by: actor,
      input,
      idempotencyKey,
    }: {
      workspaceId: string
      by: Actor
      input: { name: string; kind: WidgetKind }
      idempotencyKey: string | undefined
    }): Promise<Widget> => {
      const repeatable = { scope: `create-widget:${workspaceId}`, key: idempotencyKey, request: input }
      return db.transaction(function* (tx) {
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return yield* describeWidget(tx, yield* getWidget(tx, { workspaceId, id: earlier }), publicUrl())
        const rows = yield* listWidgetRows(tx, workspaceId)
        if (rows.length >= WIDGETS_MAX) throw tooManyWidgets(WIDGETS_MAX)
        const [id, now] = [newId('wgt'), clock.now()]
        yield* insertWidget(tx, { ...input, id, workspaceId, createdAt: now })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'widget_created', subject: input.name, now })
        yield* rememberResult(tx, repeatable, { entityId: id, now })
        return yield* describeWidget(tx, yield* getWidget(tx, { workspaceId, id }), publicUrl())
      })
    },

    /** Throws `widgets.not_found` (404). */
    getWidget: (key: Key) => readDetails(key),

    /** Throws `widgets.not_found` (404), `widgets.slug_taken` and `widgets.published_meanwhile` (409). */
    async publishWidget({
      by: actor,
      input: { replaces, ...input },
      ...key
    }: Key & { by: Actor; input: Published }): ReturnType<typeof readDetails> {
      await db.transaction(function* (tx) {
        const row = yield* getWidget(tx, key)
        const { revision, slug, publishedAt } = row
        const now = clock.now()
        if (replaces !== undefined && replaces !== (publishedAt?.toISOString() ?? null)) throw publishedMeanwhile()
        if (input.slug !== null && input.slug !== slug) yield* requireFreeSlug(tx, input.slug)
        const published = { ...input, options: changedOptions(input.options), revision: revision + 1, publishedAt: now }
        yield* updateWidget(tx, key, published)
        yield* keepVersion(tx, { before: row, after: published })
        const before = readableWidget({ ...row, options: readOptions(row.options) })
        const changes = compareSettings(before, readableWidget(input))
        const about = { workspaceId: key.workspaceId, actor, subject: input.name }
        yield* recordActivity(tx, { ...about, kind: 'widget_changed', changes, now })
      })
      return readDetails(key)
    },

    /** Throws `widgets.not_found` (404) and `widgets.last_one` (409). */
    deleteWidget: ({ by: actor, ...key }: Key & { by: Actor }): Promise<void> =>
      db.transaction(function* (tx) {
        const { name: subject } = yield* getWidget(tx, key)
        const rows = yield* listWidgetRows(tx, key.workspaceId)
        if (rows.length === 1) throw lastWidget()
        const { workspaceId } = key
        const now = clock.now()
        yield* removeWallDomainOfWidget(tx, { workspaceId, widgetId: key.id, actor, now })
        yield* deleteWidgetRow(tx, key)
        yield* forgetResultsWith(tx, key.id)
        yield* recordActivity(tx, { workspaceId, actor, kind: 'widget_deleted', subject, now })
      }),
  }
}

async function* listShown(pages: ReturnType<typeof readShownItems>): AsyncGenerator<WidgetDetails['testimonials']> {
  for await (const page of pages) {
    yield page.map(({ id, author, rating, text, date, service, tagIds }) => ({
      id,
      author,
      rating,
      text,
      date,
      service,
      tagIds,
    }))
  }
}

/** A widget of this workspace. Throws `widgets.not_found` (404). */
export function* getWidget(tx: Tx, key: Key): Transactional<WidgetRow> {
  const found = yield* findWidget(tx, key)
  if (!found) throw widgetNotFound()
  return found
}

function* requireFreeSlug(tx: Tx, slug: string): Transactional<void> {
  if (isReservedSlug(slug) || (yield* findWidgetOfSlug(tx, slug))) throw slugTaken(slug)
}

/** A widget as shown in lists. */
export function* describeWidget(tx: Tx, row: WidgetRow, publicUrl: string): Transactional<Widget> {
  const { id, workspaceId, name, kind, slug, heights, publishedAt } = row
  const seen = yield* findNewestSighting(tx, { workspaceId, id })
  return {
    id,
    name,
    kind,
    embedCode: embedCode({ publicUrl, widgetId: id, kind, slug, heights }),
    wallUrl: wallUrl({ publicUrl, slug: slug ?? id }),
    publishedAt: publishedAt?.toISOString() ?? null,
    seenOn: seen ? { site: seen.site, at: seen.lastSeenAt.toISOString() } : null,
  }
}

function* readWidgets(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<Widget[]> {
  const described: Widget[] = []
  for (const row of yield* listWidgetRows(tx, workspaceId)) described.push(yield* describeWidget(tx, row, publicUrl))
  return described
}

/** Our pages on which approved testimonials are public. */
export function* readWalls(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<{ url: string }[]> {
  const rows = yield* listWidgetRows(tx, workspaceId)
  return rows.map(({ id, slug }) => ({ url: wallUrl({ publicUrl, slug: slug ?? id }) }))
}

/** Every workspace starts with a wall, so that there is something to embed from the first day. */
export function* createFirstWidget(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<void> {
  yield* insertWidget(tx, { id: newId('wgt'), workspaceId, kind: 'wall', name: 'Wall', createdAt: now })
}
