import type { WidgetOrder } from '#shared/widget-order.ts'
import { and, asc, eq, inArray, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgetPositions, widgets } from '#server/db/schema/widgets.ts'
import type { compareOrders } from './order.domain.ts'
import { NO_ORDER } from './order.domain.ts'

const selectPositions = prepared((tx) =>
  tx
    .select({ publicId: widgetPositions.publicId, isPinned: widgetPositions.isPinned })
    .from(widgetPositions)
    .where(
      and(
        eq(widgetPositions.workspaceId, placeholder('workspaceId')),
        eq(widgetPositions.widgetId, placeholder('widgetId')),
      ),
    )
    .orderBy(asc(widgetPositions.position), asc(widgetPositions.publicId)),
)

/** A widget and whether anything in it was ever pinned or moved. */
export type OrderedWidget = { workspaceId: string; id: string; hasOrder: boolean }

/** Reads nothing for a widget without an order. */
export function* readOrder(tx: Tx, { workspaceId, id, hasOrder }: OrderedWidget): Transactional<WidgetOrder> {
  if (!hasOrder) return NO_ORDER
  const rows = yield* selectPositions(tx, { workspaceId, widgetId: id })
  const idsOf = (isPinned: boolean) => rows.filter((row) => row.isPinned === isPinned).map(({ publicId }) => publicId)
  return { pinnedIds: idsOf(true), movedIds: idsOf(false) }
}

type Key = { workspaceId: string; id: string }

export function* writePositions(
  tx: Tx,
  { workspaceId, id }: Key,
  { changed, removedIds }: ReturnType<typeof compareOrders>,
): Transactional<void> {
  const isOfWidget = and(eq(widgetPositions.workspaceId, workspaceId), eq(widgetPositions.widgetId, id))
  if (removedIds.length > 0)
    yield* run(tx.delete(widgetPositions).where(and(isOfWidget, inArray(widgetPositions.publicId, removedIds))))
  if (changed.length > 0)
    yield* run(
      tx
        .insert(widgetPositions)
        .values(changed.map((each) => ({ ...each, workspaceId, widgetId: id })))
        .onConflictDoUpdate({
          target: [widgetPositions.widgetId, widgetPositions.publicId],
          set: { isPinned: sql`excluded.is_pinned`, position: sql`excluded.position` },
        }),
    )
  yield* run(
    tx
      .update(widgets)
      .set({ hasOrder: true })
      .where(and(eq(widgets.workspaceId, workspaceId), eq(widgets.id, id))),
  )
}

/** Those of the given testimonials that exist. */
export function* listExisting(
  tx: Tx,
  { workspaceId, publicIds }: { workspaceId: string; publicIds: readonly string[] },
): Transactional<Set<string>> {
  const rows = yield* run(
    tx
      .select({ publicId: testimonials.publicId })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.publicId, [...publicIds]))),
  )
  return new Set(rows.map(({ publicId }) => publicId))
}
