import { desc, inArray, lte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { analyticsEvents } from '#server/db/schema/analytics.ts'

export type AnalyticsEventRow = typeof analyticsEvents.$inferSelect

export function* insertEvent(tx: Tx, event: AnalyticsEventRow): Transactional<void> {
  yield* run(tx.insert(analyticsEvents).values(event))
}

/** Some of the events up to an instant. Returns how many. */
export function* deleteSomeEvents(tx: Tx, { until, limit }: { until: Date; limit: number }): Transactional<number> {
  const some = tx
    .select({ id: analyticsEvents.id })
    .from(analyticsEvents)
    .where(lte(analyticsEvents.receivedAt, until))
    .limit(limit)
  const deleted = tx.delete(analyticsEvents).where(inArray(analyticsEvents.id, some))
  return (yield* run(deleted.returning({ id: analyticsEvents.id }))).length
}

/** When the newest of those was received that come before the latest rows. */
export function* findNewestBeyond(tx: Tx, keptRows: number): Transactional<Date | undefined> {
  const [firstTooMany] = yield* run(
    tx
      .select({ receivedAt: analyticsEvents.receivedAt })
      .from(analyticsEvents)
      .orderBy(desc(analyticsEvents.receivedAt))
      .limit(1)
      .offset(keptRows),
  )
  return firstTooMany?.receivedAt
}
