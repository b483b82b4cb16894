import { and, count, countWhere, eq, gte, sql } from '#server/db/sql.ts'
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

export type InboxFigures = {
  /** `own`: owners' own webhooks. */
  source: 'billing' | 'link' | 'own'
  received: number
  ignored: number
  failed: number
  pending: number
  /** When the oldest pending one arrived. */
  oldestPending: Date | null
}

/** Events received since then, by where they were sent to. */
export function* listInboxFigures(tx: Tx, since: Date): Transactional<InboxFigures[]> {
  const { status, receivedAt } = stripeEvents
  const source = sql<
    InboxFigures['source']
  >`case when ${stripeEvents.source} in ('billing', 'link') then ${stripeEvents.source} else 'own' end`
  const countOf = (wanted: (typeof stripeEvents.$inferSelect)['status']) => countWhere(eq(status, wanted))
  return yield* run(
    tx
      .select({
        source,
        received: count(),
        ignored: countOf('ignored'),
        failed: countOf('dead'),
        pending: countOf('pending'),
        oldestPending: sql`min(case when ${status} = 'pending' then ${receivedAt} end)`.mapWith(receivedAt),
      })
      .from(stripeEvents)
      .where(gte(receivedAt, since))
      .groupBy(source),
  )
}
