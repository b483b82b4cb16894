import { and, desc, eq, gt, inArray, lt, notInArray, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityEvents } from '#server/db/schema/identity.ts'

export type SecurityEventRow = typeof identityEvents.$inferSelect

export function* insertEvent(tx: Tx, event: SecurityEventRow): Transactional<void> {
  yield* run(tx.insert(identityEvents).values(event))
}

export function* findEvent(tx: Tx, id: string): Transactional<SecurityEventRow | undefined> {
  const [event] = yield* run(tx.select().from(identityEvents).where(eq(identityEvents.id, id)))
  return event
}

/** Newest first. */
export function* listEvents(tx: Tx, { uid, limit }: { uid: string; limit: number }): Transactional<SecurityEventRow[]> {
  return yield* run(
    tx
      .select()
      .from(identityEvents)
      .where(eq(identityEvents.uid, uid))
      .orderBy(desc(identityEvents.at), desc(identityEvents.id))
      .limit(limit),
  )
}

/** Adds one to the newest event of the same kind and network after `since`. False when there is none. */
export function* countAgain(
  tx: Tx,
  { uid, kind, network, at, since }: Pick<SecurityEventRow, 'uid' | 'kind' | 'network' | 'at'> & { since: Date },
): Transactional<boolean> {
  const [newest] = yield* run(
    tx
      .select({ id: identityEvents.id })
      .from(identityEvents)
      .where(
        and(
          eq(identityEvents.uid, uid),
          eq(identityEvents.kind, kind),
          eq(identityEvents.network, network),
          gt(identityEvents.at, since),
        ),
      )
      .orderBy(desc(identityEvents.at))
      .limit(1),
  )
  if (!newest) return false
  yield* run(
    tx
      .update(identityEvents)
      .set({ count: sql`${identityEvents.count} + 1`, at })
      .where(eq(identityEvents.id, newest.id)),
  )
  return true
}

/** Keeps the newest of one kind. */
export function* removeOldestEvents(
  tx: Tx,
  { uid, kind, kept }: Pick<SecurityEventRow, 'uid' | 'kind'> & { kept: number },
): Transactional<void> {
  const isOfKind = and(eq(identityEvents.uid, uid), eq(identityEvents.kind, kind))
  const newest = tx
    .select({ id: identityEvents.id })
    .from(identityEvents)
    .where(isOfKind)
    .orderBy(desc(identityEvents.at), desc(identityEvents.id))
    .limit(kept)
  yield* run(tx.delete(identityEvents).where(and(isOfKind, notInArray(identityEvents.id, newest))))
}

/** The first of those before an instant. */
export function* removeEventsBefore(tx: Tx, { before, limit }: { before: Date; limit: number }): Transactional<void> {
  const some = tx
    .select({ id: identityEvents.id })
    .from(identityEvents)
    .where(lt(identityEvents.at, before))
    .limit(limit)
  yield* run(tx.delete(identityEvents).where(inArray(identityEvents.id, some)))
}
