import type { ExportedWidget } from '#shared/account-export.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { listCounts } from './counts.repository.ts'
import { readOptions } from './widgets.domain.ts'
import { listWidgetRows } from './widgets.repository.ts'
import { describeWidget } from './widgets.service.ts'

/** All widgets of a workspace with everything stored about each. */
export function* readWidgetsInFull(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<ExportedWidget[]> {
  const counts = Map.groupBy(yield* listCounts(tx, workspaceId), ({ widgetId }) => widgetId)
  const widgets: ExportedWidget[] = []
  for (const row of yield* listWidgetRows(tx, workspaceId)) {
    widgets.push({
      ...(yield* describeWidget(tx, row, publicUrl)),
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
