import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  placeholder,
  rowAddress,
  sql,
  unindexed,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'

export type InboxEvent = typeof stripeEvents.$inferSelect
export type EventKey = Pick<InboxEvent, 'source' | 'eventId'>

const DEAD_MAX = 500

export type NewEvent = Omit<InboxEvent, 'status' | 'reason' | 'settledAt'>

const insertOnce = prepared((tx) =>
  tx
    .insert(stripeEvents)
    .values({
      source: placeholder('source'),
      eventId: placeholder('eventId'),
      accountId: placeholder('accountId'),
      type: placeholder('type'),
      apiVersion: placeholder('apiVersion'),
      isLive: placeholder('isLive'),
      occurredAt: placeholder('occurredAt'),
      receivedAt: placeholder('receivedAt'),
      foundBy: placeholder('foundBy'),
      payload: placeholder('payload'),
      status: 'pending',
    })
    .onConflictDoNothing()
    .returning({ eventId: stripeEvents.eventId }),
)

/** False for an event that is already known. */
export function* insertEvent(tx: Tx, event: NewEvent): Transactional<boolean> {
  return (yield* insertOnce(tx, event)).length === 1
}

const isEvent = and(eq(stripeEvents.source, placeholder('source')), eq(stripeEvents.eventId, placeholder('eventId')))

const selectEvent = prepared((tx) => tx.select().from(stripeEvents).where(isEvent))

export function* findEvent(tx: Tx, { source, eventId }: EventKey): Transactional<InboxEvent | undefined> {
  const [found] = yield* selectEvent(tx, { source, eventId })
  return found
}

const settle = prepared((tx) =>
  tx
    .update(stripeEvents)
    .set({
      status: sql`${placeholder('status')}`,
      reason: sql`${placeholder('reason')}`,
      settledAt: sql`${placeholder('settledAt')}`,
      payload: sql`case when ${placeholder('status')} = 'dead' then ${stripeEvents.payload} end`,
    })
    .where(and(isEvent, inArray(stripeEvents.status, ['pending', 'dead']))),
)

/** Deletes its content immediately, except its id; content is kept only for events that failed. */
export function* settleEvent(
  tx: Tx,
  {
    status,
    reason,
    settledAt,
    source,
    eventId,
  }: EventKey & { status: 'done' | 'ignored' | 'dead'; reason: string | null; settledAt: Date },
): Transactional<void> {
  yield* settle(tx, { source, eventId, status, reason, settledAt: settledAt.getTime() })
}

const noteTried = prepared((tx) =>
  tx
    .update(stripeEvents)
    .set({ settledAt: sql`${placeholder('settledAt')}` })
    .where(isEvent),
)

/** Failed events, made due again. Those without content are left out: they can't be read at all. */
export function* takeDead(
  tx: Tx,
  { receivedAfter, settledBy, now }: { receivedAfter: Date; settledBy: Date; now: Date },
): Transactional<EventKey[]> {
  const found = yield* run(
    tx
      .select({ source: stripeEvents.source, eventId: stripeEvents.eventId })
      .from(stripeEvents)
      .where(
        and(
          // Written exactly like this so that SQLite uses the index on dead events.
          sql`${stripeEvents.status} = 'dead'`,
          isNotNull(stripeEvents.payload),
          gt(stripeEvents.receivedAt, receivedAfter),
          lte(stripeEvents.settledAt, settledBy),
        ),
      )
      .orderBy(asc(stripeEvents.receivedAt))
      .limit(DEAD_MAX),
  )
  for (const key of found) yield* noteTried(tx, { ...key, settledAt: now.getTime() })
  return found
}

/** The oldest events that nothing is left to do for, of one source or of all. */
export function* deleteSettledReceivedBy(
  tx: Tx,
  { source, before, limit }: { source?: string; before: Date; limit: number },
): Transactional<void> {
  const isFrom = source === undefined ? undefined : eq(stripeEvents.source, source)
  const oldest = tx
    .select({ address: rowAddress() })
    .from(stripeEvents)
    .where(and(isFrom, lte(stripeEvents.receivedAt, before), ne(stripeEvents.status, 'pending')))
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(limit)
  yield* run(tx.delete(stripeEvents).where(inArray(rowAddress(), oldest)))
}

const selectNewestUnkept = prepared((tx) =>
  tx
    .select({ receivedAt: stripeEvents.receivedAt })
    .from(stripeEvents)
    .where(eq(stripeEvents.source, placeholder('source')))
    // Otherwise SQLite reads the events of all sources in the order of the index.
    .orderBy(desc(unindexed(stripeEvents.receivedAt)))
    .limit(1)
    .offset(placeholder('kept')),
)

/** Of a source with more events than are kept, when the newest of the others was received. */
export function* findNewestUnkept(tx: Tx, of: { source: string; kept: number }): Transactional<Date | undefined> {
  const [found] = yield* selectNewestUnkept(tx, of)
  return found?.receivedAt
}

export function* dropPayloadsReceivedBy(tx: Tx, before: Date): Transactional<void> {
  yield* run(
    tx
      .update(stripeEvents)
      .set({ payload: null })
      .where(and(lte(stripeEvents.receivedAt, before), isNotNull(stripeEvents.payload))),
  )
}
