import { and, count, gte, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'

/** How many signed events received since then could not be read or processed, and still can't. */
export function* countUnreadEvents(tx: Tx, since: Date): Transactional<number> {
  // Written exactly like this so that SQLite uses the index on dead events.
  const isDead = sql`${stripeEvents.status} = 'dead'`
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(stripeEvents)
      .where(and(isDead, gte(stripeEvents.receivedAt, since))),
  )
  return found?.count ?? 0
}
