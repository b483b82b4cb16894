import type { ExportedWidget } from '#shared/account-export.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { listCounts } from './counts.repository.ts'
import { readOptions } from './widgets.domain.ts'
import { listWidgetRows } from './widgets.repository.ts'
import { describeWidget } from './widgets.service.ts'

/** All widgets of a workspace with everything that is kept of each. */
export function* readWidgetsInFull(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<ExportedWidget[]> {
  const counts = Map.groupBy(yield* listCounts(sql, workspaceId), ({ widgetId }) => widgetId)
  const widgets: ExportedWidget[] = []
  for (const row of yield* listWidgetRows(sql, workspaceId)) {
    widgets.push({
      ...(yield* describeWidget(sql, row, publicUrl)),
      slug: row.slug,
      options: readOptions(row.options),
      heights: row.heights,
      counts: (counts.get(row.id) ?? []).map(({ day, site, views, clicks, lastSeenAt }) => ({
        day,
        site,
        views,
        clicks,
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    })
  }
  return widgets
}
