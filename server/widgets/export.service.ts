import type { ExportedWidget } from '#shared/account-export.ts'
import type { Snapshot } from '#server/db/database.ts'
import type { InPages } from '#server/kernel/json-pages.ts'
import { type CountRow, listCountsAfter } from './counts.repository.ts'
import { readOrder } from './order.repository.ts'
import { readEarlierVersions } from './versions.service.ts'
import { readOptions } from './widgets.domain.ts'
import { listWidgetRows } from './widgets.repository.ts'
import { describeWidget } from './widgets.service.ts'

const COUNTS_PAGE = 500

type Of = { workspaceId: string; publicUrl: string }

/** All widgets of a snapshot with everything stored about each, one by one. */
export async function* readWidgetsInFull(
  snapshot: Snapshot,
  { workspaceId, publicUrl }: Of,
): AsyncGenerator<InPages<ExportedWidget>[]> {
  for (const row of await snapshot.read((tx) => listWidgetRows(tx, workspaceId))) {
    yield [
      {
        ...(await snapshot.read((tx) => describeWidget(tx, row, publicUrl))),
        slug: row.slug,
        options: readOptions(row.options),
        heights: row.heights,
        order: await snapshot.read((tx) => readOrder(tx, row)),
        versions: await snapshot.read((tx) => readEarlierVersions(tx, row)),
        counts: readCounts(snapshot, { workspaceId, widgetId: row.id }),
      },
    ]
  }
}

async function* readCounts(
  snapshot: Snapshot,
  of: { workspaceId: string; widgetId: string },
): AsyncGenerator<ExportedWidget['counts']> {
  let after: CountRow | undefined
  do {
    const page = { ...of, after, limit: COUNTS_PAGE }
    const rows: CountRow[] = await snapshot.read((tx) => listCountsAfter(tx, page))
    yield rows.map(({ day, site, views, clicks, lastSeenAt }) => ({
      day,
      site,
      views,
      clicks,
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    after = rows.length === COUNTS_PAGE ? rows.at(-1) : undefined
  } while (after)
}
