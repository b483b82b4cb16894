import { and, eq, isNull, lt, or, placeholder } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'

const isOfType = and(eq(stripeEvents.source, placeholder('source')), eq(stripeEvents.type, placeholder('type')))

const selectOne = prepared((tx) =>
  tx.select({ eventId: stripeEvents.eventId }).from(stripeEvents).where(isOfType).limit(1),
)

const selectOneOlder = prepared((tx) =>
  tx
    .select({ eventId: stripeEvents.eventId })
    .from(stripeEvents)
    .where(and(isOfType, or(isNull(stripeEvents.apiVersion), lt(stripeEvents.apiVersion, placeholder('version')))))
    .limit(1),
)

/** Whether such an event of an owner's own webhook is still known. */
export function* hasEvent(
  tx: Tx,
  { connectionId, type }: { connectionId: string; type: string },
): Transactional<boolean> {
  return (yield* selectOne(tx, { source: connectionId, type })).length > 0
}

/** The same, for events in an API version from before this one, or an unknown one. */
export function* hasEventBeforeVersion(
  tx: Tx,
  { connectionId, type, version }: { connectionId: string; type: string; version: string },
): Transactional<boolean> {
  return (yield* selectOneOlder(tx, { source: connectionId, type, version })).length > 0
}
