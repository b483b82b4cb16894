import type { BatchClient } from '#shared/request-batches.ts'
import { nameOfUser } from '#server/accounts/users.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { requestBatches, requestBatchRows } from '#server/db/schema/request-batches.ts'
import { and, asc, count, desc, eq, gte, inArray, lt, lte, min, notInArray, placeholder, sql } from '#server/db/sql.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'

export type BatchKey = { workspaceId: string; id: string }
export type StoredBatch = typeof requestBatches.$inferSelect
export type StoredRow = typeof requestBatchRows.$inferSelect
type RowState = StoredRow['state']

const isBatch = ({ workspaceId, id }: BatchKey) =>
  and(eq(requestBatches.workspaceId, workspaceId), eq(requestBatches.id, id))
const isRowOf = ({ workspaceId, id }: BatchKey) =>
  and(eq(requestBatchRows.workspaceId, workspaceId), eq(requestBatchRows.batchId, id))

const isOpen = inArray(requestBatchRows.state, ['saved', 'planned'])
// A literal, as in the partial index.
const isPlanned = sql`${requestBatchRows.state} = 'planned'`

export function* insertBatch(
  tx: Tx,
  { userId, ...values }: Omit<typeof requestBatches.$inferInsert, 'memberName'>,
): Transactional<void> {
  const memberName = sql<string>`${nameOfUser(userId)}`
  yield* run(tx.insert(requestBatches).values({ ...values, userId, memberName }))
}

/** The one who planned its requests last. */
export function* saveSender(tx: Tx, key: BatchKey, userId: string): Transactional<void> {
  yield* run(tx.update(requestBatches).set({ userId }).where(isBatch(key)))
}

const insertRow = prepared((tx) =>
  tx.insert(requestBatchRows).values({
    batchId: placeholder('batchId'),
    workspaceId: placeholder('workspaceId'),
    row: placeholder('row'),
    customerEmail: placeholder('customerEmail'),
    mailbox: placeholder('mailbox'),
    customerName: placeholder('customerName'),
    service: placeholder('service'),
    tagIds: sql`${placeholder('tagIds')}`,
    state: sql`${placeholder('state')}`,
    plannedFor: sql`${placeholder('at')}`,
    at: sql`${placeholder('at')}`,
  }),
)

/** Each is planned for `at`, or saved without it. */
export function* insertRows(
  tx: Tx,
  { workspaceId, id: batchId }: BatchKey,
  rows: readonly (Omit<BatchClient, 'tags'> & { tagIds: readonly string[]; at: Date | null })[],
): Transactional<void> {
  for (const { tagIds, at, ...client } of rows)
    yield* insertRow(tx, {
      ...client,
      batchId,
      workspaceId,
      mailbox: mailboxOf(client.customerEmail),
      tagIds: JSON.stringify(tagIds),
      state: at === null ? 'saved' : 'planned',
      at: at?.getTime() ?? null,
    })
}

export function* findBatch(tx: Tx, key: BatchKey): Transactional<StoredBatch | undefined> {
  const [found] = yield* run(tx.select().from(requestBatches).where(isBatch(key)))
  return found
}

/** Newest first. */
export function* listStoredBatches(tx: Tx, workspaceId: string): Transactional<StoredBatch[]> {
  return yield* run(
    tx
      .select()
      .from(requestBatches)
      .where(eq(requestBatches.workspaceId, workspaceId))
      .orderBy(desc(requestBatches.createdAt), desc(requestBatches.id)),
  )
}

export type StateCount = { batchId: string; state: RowState; count: number; firstAt: Date | null }

/** How many rows are in which state, and when the first of them is due or ended. */
export function* countStates(tx: Tx, workspaceId: string): Transactional<StateCount[]> {
  return yield* run(
    tx
      .select({
        batchId: requestBatchRows.batchId,
        state: requestBatchRows.state,
        count: count(),
        firstAt: min(requestBatchRows.at),
      })
      .from(requestBatchRows)
      .innerJoin(requestBatches, eq(requestBatches.id, requestBatchRows.batchId))
      .where(eq(requestBatches.workspaceId, workspaceId))
      .groupBy(requestBatchRows.batchId, requestBatchRows.state),
  )
}

/** In the order of the file. */
export function* listRowsOf(tx: Tx, key: BatchKey): Transactional<StoredRow[]> {
  return yield* run(tx.select().from(requestBatchRows).where(isRowOf(key)).orderBy(asc(requestBatchRows.row)))
}

export function* findRow(tx: Tx, { row, ...key }: BatchKey & { row: number }): Transactional<StoredRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(requestBatchRows)
      .where(and(isRowOf(key), eq(requestBatchRows.row, row))),
  )
  return found
}

/** Planned ones, the earliest first. */
export function* listDue(
  tx: Tx,
  { workspaceId, now, limit }: { workspaceId: string; now: Date; limit: number },
): Transactional<StoredRow[]> {
  return yield* run(
    tx
      .select()
      .from(requestBatchRows)
      .where(and(eq(requestBatchRows.workspaceId, workspaceId), isPlanned, lte(requestBatchRows.at, now)))
      .orderBy(asc(requestBatchRows.at), asc(requestBatchRows.batchId), asc(requestBatchRows.row))
      .limit(limit),
  )
}

/** When the next request of the workspace is due. */
export function* findNextDue(tx: Tx, workspaceId: string): Transactional<Date | null> {
  const [found] = yield* run(
    tx
      .select({ at: min(requestBatchRows.at) })
      .from(requestBatchRows)
      .where(and(eq(requestBatchRows.workspaceId, workspaceId), isPlanned)),
  )
  return found?.at ?? null
}

/** How many requests are planned from one instant to before another. */
export function* countPlanned(
  tx: Tx,
  { workspaceId, from, to }: { workspaceId: string; from: Date; to: Date },
): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(requestBatchRows)
      .where(
        and(
          eq(requestBatchRows.workspaceId, workspaceId),
          isPlanned,
          gte(requestBatchRows.at, from),
          lt(requestBatchRows.at, to),
        ),
      ),
  )
  return found?.count ?? 0
}

export function* changeRow(
  tx: Tx,
  { workspaceId, batchId, row }: Pick<StoredRow, 'workspaceId' | 'batchId' | 'row'>,
  values: Partial<Pick<StoredRow, 'state' | 'reason' | 'plannedFor' | 'at' | 'testimonialId'>>,
): Transactional<void> {
  yield* run(
    tx
      .update(requestBatchRows)
      .set(values)
      .where(and(isRowOf({ workspaceId, id: batchId }), eq(requestBatchRows.row, row))),
  )
}

/** Those that are planned or saved. Returns how many there were. */
export function* cancelOpenRows(tx: Tx, key: BatchKey, now: Date): Transactional<number> {
  const cancelled = yield* run(
    tx
      .update(requestBatchRows)
      .set({ state: 'cancelled', reason: null, at: now })
      .where(and(isRowOf(key), isOpen))
      .returning({ row: requestBatchRows.row }),
  )
  return cancelled.length
}

/** In one workspace or, without one, in all. */
const isOfMailbox = ({ workspaceId, address }: { workspaceId: string | null; address: string }) =>
  and(
    eq(requestBatchRows.mailbox, mailboxOf(address)),
    workspaceId === null ? undefined : eq(requestBatchRows.workspaceId, workspaceId),
  )

/** The client is not requested any more. */
export function* skipMailbox(
  tx: Tx,
  { now, ...of }: { workspaceId: string | null; address: string; now: Date },
): Transactional<void> {
  yield* run(
    tx
      .update(requestBatchRows)
      .set({ state: 'skipped', reason: 'unsubscribed', at: now })
      .where(and(isOfMailbox(of), isOpen)),
  )
}

export function* listRowsOfMailbox(tx: Tx, of: { workspaceId: string; address: string }): Transactional<StoredRow[]> {
  return yield* run(tx.select().from(requestBatchRows).where(isOfMailbox(of)).orderBy(asc(requestBatchRows.row)))
}

export function* deleteMailbox(tx: Tx, of: { workspaceId: string; address: string }): Transactional<void> {
  yield* run(tx.delete(requestBatchRows).where(isOfMailbox(of)))
}

/** Planned or saved clients of batches with these mailboxes. */
export function* listOpenOfMailboxes(
  tx: Tx,
  { workspaceId, mailboxes }: { workspaceId: string; mailboxes: readonly string[] },
): Transactional<Pick<StoredRow, 'mailbox' | 'at'>[]> {
  if (mailboxes.length === 0) return []
  return yield* run(
    tx
      .select({ mailbox: requestBatchRows.mailbox, at: requestBatchRows.at })
      .from(requestBatchRows)
      .where(
        and(inArray(requestBatchRows.mailbox, [...mailboxes]), eq(requestBatchRows.workspaceId, workspaceId), isOpen),
      ),
  )
}

/** What is planned, in all workspaces, waits for its owner. */
export function* saveAllPlanned(tx: Tx, reason: StoredRow['reason']): Transactional<void> {
  yield* run(tx.update(requestBatchRows).set({ state: 'saved', reason, plannedFor: null, at: null }).where(isPlanned))
}

export function* deleteBatches(tx: Tx, workspaceId: string, ids: readonly string[]): Transactional<void> {
  if (ids.length === 0) return
  yield* run(
    tx
      .delete(requestBatches)
      .where(and(eq(requestBatches.workspaceId, workspaceId), inArray(requestBatches.id, [...ids]))),
  )
}

/** Some of those made before, in all workspaces, unless requests are planned. */
export function* deleteBatchesBefore(tx: Tx, { before, limit }: { before: Date; limit: number }): Transactional<void> {
  const planned = tx.select({ id: requestBatchRows.batchId }).from(requestBatchRows).where(isPlanned)
  const old = tx
    .select({ id: requestBatches.id })
    .from(requestBatches)
    .where(and(lt(requestBatches.createdAt, before), notInArray(requestBatches.id, planned)))
    .limit(limit)
  yield* run(tx.delete(requestBatches).where(inArray(requestBatches.id, old)))
}
