import { eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { analyticsEvents } from '#server/db/schema/analytics.ts'

/** Call it in the transaction that closes an account. */
export function* deleteEventsOf(tx: Tx, userId: string): Transactional<void> {
  yield* run(tx.delete(analyticsEvents).where(eq(analyticsEvents.userId, userId)))
}
