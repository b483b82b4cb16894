import { type Widget, type WidgetDetails, WIDGETS_MAX } from '#shared/widget-studio.ts'
import type { WidgetHeights, WidgetKind, WidgetOptions } from '#shared/widgets.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, forgetResultsWith, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { readShownItems } from './feed-content.service.ts'
import { allowancesOf, changedOptions, embedCode, isReservedSlug, readOptions, wallUrl } from './widgets.domain.ts'
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

type Published = {
  name: string
  kind: WidgetKind
  slug: string | null
  options: WidgetOptions
  heights: WidgetHeights | null
  /** When what this replaces was published; not looked at where it is left out. */
  replaces?: string | null | undefined
}

/** The widgets of an owner, as the studio edits them. */
export function createWidgetsService(deps: { db: Database; clock: Clock; publicUrl: () => string }) {
  const { db, clock, publicUrl } = deps

  function* readDetails(sql: Sql, row: WidgetRow): Work<WidgetDetails> {
    const { workspaceId } = row
    const { plan } = yield* getSubscription(sql, { workspaceId, now: clock.now() })
    const shown = yield* readShownItems(sql, { workspaceId, publicUrl: publicUrl() })
    return {
      widget: yield* describeWidget(sql, row, publicUrl()),
      slug: row.slug,
      options: readOptions(row.options),
      heights: row.heights,
      allows: allowancesOf(plan),
      testimonials: shown.map(({ id, author, rating, text, date }) => ({ id, author, rating, text, date })),
    }
  }

  return {
    listWidgets: async (workspaceId: string): Promise<{ items: Widget[] }> => ({
      items: await db.read((sql) => readWidgets(sql, { workspaceId, publicUrl: publicUrl() })),
    }),

    /** Throws `widgets.too_many` (409). */
    createWidget: ({
      workspaceId,
      input,
      idempotencyKey,
    }: {
      workspaceId: string
      input: { name: string; kind: WidgetKind }
      idempotencyKey: string | undefined
    }): Promise<Widget> => {
      const repeatable = { scope: `create-widget:${workspaceId}`, key: idempotencyKey, request: input }
      return db.transaction(function* (sql) {
        const earlier = yield* findEarlierResult(sql, repeatable)
        if (earlier) return yield* describeWidget(sql, yield* getWidget(sql, { workspaceId, id: earlier }), publicUrl())
        const rows = yield* listWidgetRows(sql, workspaceId)
        if (rows.length >= WIDGETS_MAX) throw tooManyWidgets(WIDGETS_MAX)
        const [id, now] = [newId('wgt'), clock.now()]
        yield* insertWidget(sql, { ...input, id, workspaceId, createdAt: now })
        yield* rememberResult(sql, repeatable, { entityId: id, now })
        return yield* describeWidget(sql, yield* getWidget(sql, { workspaceId, id }), publicUrl())
      })
    },

    /** Throws `widgets.not_found` (404). */
    getWidget: (key: Key): Promise<WidgetDetails> =>
      db.read(function* (sql) {
        return yield* readDetails(sql, yield* getWidget(sql, key))
      }),

    /** Throws `widgets.not_found` (404), `widgets.slug_taken` and `widgets.published_meanwhile` (409). */
    publishWidget: ({ input: { replaces, ...input }, ...key }: Key & { input: Published }): Promise<WidgetDetails> =>
      db.transaction(function* (sql) {
        const { revision, slug, publishedAt } = yield* getWidget(sql, key)
        if (replaces !== undefined && replaces !== (publishedAt?.toISOString() ?? null)) throw publishedMeanwhile()
        if (input.slug !== null && input.slug !== slug) yield* requireFreeSlug(sql, input.slug)
        yield* updateWidget(sql, key, {
          ...input,
          options: changedOptions(input.options),
          revision: revision + 1,
          publishedAt: clock.now(),
        })
        return yield* readDetails(sql, yield* getWidget(sql, key))
      }),

    /** Throws `widgets.not_found` (404) and `widgets.last_one` (409). */
    deleteWidget: (key: Key): Promise<void> =>
      db.transaction(function* (sql) {
        yield* getWidget(sql, key)
        const rows = yield* listWidgetRows(sql, key.workspaceId)
        if (rows.length === 1) throw lastWidget()
        yield* deleteWidgetRow(sql, key)
        yield* forgetResultsWith(sql, key.id)
      }),
  }
}

/** A widget of this workspace. Throws `widgets.not_found` (404). */
export function* getWidget(sql: Sql, key: Key): Work<WidgetRow> {
  const found = yield* findWidget(sql, key)
  if (!found) throw widgetNotFound()
  return found
}

function* requireFreeSlug(sql: Sql, slug: string): Work<void> {
  if (isReservedSlug(slug) || (yield* findWidgetOfSlug(sql, slug))) throw slugTaken(slug)
}

/** A widget as lists tell of it. */
export function* describeWidget(sql: Sql, row: WidgetRow, publicUrl: string): Work<Widget> {
  const { id, workspaceId, name, kind, slug, heights, publishedAt } = row
  const seen = yield* findNewestSighting(sql, { workspaceId, id })
  return {
    id,
    name,
    kind,
    embedCode: embedCode({ publicUrl, widgetId: id, slug, heights }),
    wallUrl: wallUrl({ publicUrl, slug: slug ?? id }),
    publishedAt: publishedAt?.toISOString() ?? null,
    seenOn: seen ? { site: seen.site, at: seen.lastSeenAt.toISOString() } : null,
  }
}

function* readWidgets(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<Widget[]> {
  const described: Widget[] = []
  for (const row of yield* listWidgetRows(sql, workspaceId)) described.push(yield* describeWidget(sql, row, publicUrl))
  return described
}

/** The pages of ours on which the public sees what is approved. */
export function* readWalls(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<{ name: string; url: string }[]> {
  const rows = yield* listWidgetRows(sql, workspaceId)
  return rows.map(({ id, name, slug }) => ({ name, url: wallUrl({ publicUrl, slug: slug ?? id }) }))
}

/** Every workspace begins with a wall, so that there is something to paste from the first day. */
export function* createFirstWidget(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  yield* insertWidget(sql, { id: newId('wgt'), workspaceId, kind: 'wall', name: 'Wall', createdAt: now })
}
