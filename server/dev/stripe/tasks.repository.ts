import { and, asc, eq, gt, lte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { stripeTasks } from '../schema/stripe.ts'

export type StripeTask = typeof stripeTasks.$inferSelect

export function* insertTask(tx: Tx, task: Pick<StripeTask, 'kind' | 'objectId' | 'runAt'>): Transactional<void> {
  yield* run(tx.insert(stripeTasks).values(task))
}

/** The next one; of those due at the same time, the one that was added first. */
export function* findNextTask(tx: Tx, { dueBy }: { dueBy?: Date } = {}): Transactional<StripeTask | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(stripeTasks)
      .where(dueBy && lte(stripeTasks.runAt, dueBy))
      .orderBy(asc(stripeTasks.runAt), asc(stripeTasks.id))
      .limit(1),
  )
  return found
}

export function* deleteTask(tx: Tx, id: number): Transactional<void> {
  yield* run(tx.delete(stripeTasks).where(eq(stripeTasks.id, id)))
}

export function* postponeTask(
  tx: Tx,
  { id, ...change }: Pick<StripeTask, 'id' | 'runAt' | 'attempts'>,
): Transactional<void> {
  yield* run(tx.update(stripeTasks).set(change).where(eq(stripeTasks.id, id)))
}

/** Makes deliveries that wait for another attempt due now. */
export function* bringDeliveriesForward(tx: Tx, now: Date): Transactional<void> {
  yield* run(
    tx
      .update(stripeTasks)
      .set({ runAt: now })
      .where(and(eq(stripeTasks.kind, 'deliver'), gt(stripeTasks.runAt, now))),
  )
}
