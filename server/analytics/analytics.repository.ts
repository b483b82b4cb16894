import { desc, lt, lte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { analyticsEvents } from '#server/db/schema/analytics.ts'

export type AnalyticsEventRow = typeof analyticsEvents.$inferSelect

export function* insertEvent(tx: Tx, event: AnalyticsEventRow): Transactional<void> {
  yield* run(tx.insert(analyticsEvents).values(event))
}

export function* deleteEventsBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, before)))
}

/** Deletes all but the latest rows. */
export function* deleteEventsBeyond(tx: Tx, keptRows: number): Transactional<void> {
  const [firstTooMany] = yield* run(
    tx
      .select({ receivedAt: analyticsEvents.receivedAt })
      .from(analyticsEvents)
      .orderBy(desc(analyticsEvents.receivedAt))
      .limit(1)
      .offset(keptRows),
  )
  if (firstTooMany)
    yield* run(tx.delete(analyticsEvents).where(lte(analyticsEvents.receivedAt, firstTooMany.receivedAt)))
}
