import type { Widget } from '#shared/widget-studio.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import { embedCode, wallUrl } from './widgets.domain.ts'
import { insertWidget, listWidgetRows } from './widgets.repository.ts'

export type WidgetsService = ReturnType<typeof createWidgetsService>

export function createWidgetsService(deps: { db: Database; publicUrl: () => string }) {
  return {
    listWidgets: async (workspaceId: string): Promise<{ items: Widget[] }> => ({
      items: await deps.db.read((sql) => readWidgets(sql, { workspaceId, publicUrl: deps.publicUrl() })),
    }),
  }
}

export function* readWidgets(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<Widget[]> {
  const rows = yield* listWidgetRows(sql, workspaceId)
  return rows.map(({ id, name, kind, slug, publishedAt }) => ({
    id,
    name,
    kind,
    embedCode: embedCode({ publicUrl, widgetId: id, slug }),
    wallUrl: wallUrl({ publicUrl, slug: slug ?? id }),
    publishedAt: publishedAt?.toISOString() ?? null,
    seenOn: null,
  }))
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
