import { and, asc, eq, gt, inArray, isNotNull, lte, placeholder, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'

export type InboxEvent = typeof stripeEvents.$inferSelect
export type EventKey = Pick<InboxEvent, 'source' | 'eventId'>

const DEAD_MAX = 500

export type NewEvent = Omit<InboxEvent, 'status' | 'reason' | 'settledAt'>

const insertOnce = prepared((sql) =>
  sql
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

/** To be received. False for one that is known. */
export function* insertEvent(sql: Sql, event: NewEvent): Work<boolean> {
  return (yield* insertOnce(sql, event)).length === 1
}

const isEvent = and(eq(stripeEvents.source, placeholder('source')), eq(stripeEvents.eventId, placeholder('eventId')))

const selectEvent = prepared((sql) => sql.select().from(stripeEvents).where(isEvent))

export function* findEvent(sql: Sql, { source, eventId }: EventKey): Work<InboxEvent | undefined> {
  const [found] = yield* selectEvent(sql, { source, eventId })
  return found
}

const settle = prepared((sql) =>
  sql
    .update(stripeEvents)
    .set({
      status: expression`${placeholder('status')}`,
      reason: expression`${placeholder('reason')}`,
      settledAt: expression`${placeholder('settledAt')}`,
      payload: expression`case when ${placeholder('status')} = 'dead' then ${stripeEvents.payload} end`,
    })
    .where(and(isEvent, inArray(stripeEvents.status, ['pending', 'dead']))),
)

/** What it said is forgotten at once, but for its id: only what nobody could do anything with is kept to be looked at. */
export function* settleEvent(
  sql: Sql,
  {
    status,
    reason,
    settledAt,
    source,
    eventId,
  }: EventKey & { status: 'done' | 'ignored' | 'dead'; reason: string | null; settledAt: Date },
): Work<void> {
  yield* settle(sql, { source, eventId, status, reason, settledAt: settledAt.getTime() })
}

const noteTried = prepared((sql) =>
  sql
    .update(stripeEvents)
    .set({ settledAt: expression`${placeholder('settledAt')}` })
    .where(isEvent),
)

/** Some events that no try could take in, to be tried again from now on. What cannot be read at all is not among them. */
export function* takeDead(
  sql: Sql,
  { receivedAfter, settledBy, now }: { receivedAfter: Date; settledBy: Date; now: Date },
): Work<EventKey[]> {
  const found = yield* run(
    sql
      .select({ source: stripeEvents.source, eventId: stripeEvents.eventId })
      .from(stripeEvents)
      .where(
        and(
          // In these very words, so that the index of the dead is used.
          expression`${stripeEvents.status} = 'dead'`,
          eq(stripeEvents.reason, 'failed'),
          gt(stripeEvents.receivedAt, receivedAfter),
          lte(stripeEvents.settledAt, settledBy),
        ),
      )
      .orderBy(asc(stripeEvents.receivedAt))
      .limit(DEAD_MAX),
  )
  for (const key of found) yield* noteTried(sql, { ...key, settledAt: now.getTime() })
  return found
}

export function* dropPayloadsReceivedBy(sql: Sql, before: Date): Work<void> {
  yield* run(
    sql
      .update(stripeEvents)
      .set({ payload: null })
      .where(and(lte(stripeEvents.receivedAt, before), isNotNull(stripeEvents.payload))),
  )
}
