import { desc, eq, lt, lte } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { analyticsEvents } from '#server/db/schema/analytics.ts'

export type AnalyticsEventRow = typeof analyticsEvents.$inferSelect

export function* insertEvent(sql: Sql, event: AnalyticsEventRow): Work<void> {
  yield* run(sql.insert(analyticsEvents).values(event))
}

export function* deleteEventsOf(sql: Sql, userId: string): Work<void> {
  yield* run(sql.delete(analyticsEvents).where(eq(analyticsEvents.userId, userId)))
}

export function* deleteEventsBefore(sql: Sql, before: Date): Work<void> {
  yield* run(sql.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, before)))
}

/** Deletes all but the latest. */
export function* deleteEventsBeyond(sql: Sql, keptRows: number): Work<void> {
  const [firstTooMany] = yield* run(
    sql
      .select({ receivedAt: analyticsEvents.receivedAt })
      .from(analyticsEvents)
      .orderBy(desc(analyticsEvents.receivedAt))
      .limit(1)
      .offset(keptRows),
  )
  if (firstTooMany)
    yield* run(sql.delete(analyticsEvents).where(lte(analyticsEvents.receivedAt, firstTooMany.receivedAt)))
}
