import { and, asc, eq, inArray, lte, placeholder, sql, unindexed } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'

/** A position in the queue: payments are asked for in the order in which they were paid. */
export type Position = { paidAt: Date; id: string }

const isOurs = eq(payments.workspaceId, placeholder('workspaceId'))
// Otherwise SQLite reads all of the workspace's payments in the order of their index.
const paidAtPlainly = unindexed(payments.paidAt)
const isBefore = sql`(${paidAtPlainly}, ${unindexed(payments.id)}) < (${placeholder('paidAt')}, ${placeholder('id')})`
const inOrder = [asc(paidAtPlainly), asc(payments.id)]

// Literals, as in the partial indexes. Payments of a workspace that just thawed are in line too.
const isWaiting = and(
  sql`${payments.decision} = 'hold'`,
  inArray(payments.decisionReason, ['quota', 'workspace_frozen']),
)
const isDue = and(sql`${payments.decision} = 'ask'`, lte(payments.decisionAt, placeholder('now')))

const selectWaitingBefore = prepared((tx) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOurs, isWaiting, isBefore))
    .orderBy(...inOrder)
    .limit(placeholder('limit')),
)

const selectDueBefore = prepared((tx) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOurs, isDue, isBefore))
    .limit(placeholder('limit')),
)

const selectPlanned = prepared((tx) =>
  tx
    .select({ id: payments.id, at: payments.decisionAt, paidAt: payments.paidAt })
    .from(payments)
    .where(and(isOurs, isDue))
    .orderBy(asc(payments.decisionAt), asc(payments.id))
    .limit(placeholder('limit')),
)

const selectWaiting = prepared((tx) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOurs, isWaiting))
    .orderBy(...inOrder)
    .limit(placeholder('limit')),
)

/** Ids of the payments that were paid before this one and wait for a request of the month, at most `limit`. */
export function* listWaitingBefore(
  tx: Tx,
  { workspaceId, paidAt, id, limit }: Position & { workspaceId: string; limit: number },
): Transactional<string[]> {
  const found = yield* selectWaitingBefore(tx, { workspaceId, paidAt: paidAt.getTime(), id, limit })
  return found.map((row) => row.id)
}

/** How many payments that were paid before this one are due now, at most `limit`. */
export function* countDueBefore(
  tx: Tx,
  { workspaceId, paidAt, id, now, limit }: Position & { workspaceId: string; now: Date; limit: number },
): Transactional<number> {
  return (yield* selectDueBefore(tx, { workspaceId, paidAt: paidAt.getTime(), id, now: now.getTime(), limit })).length
}

/** Payments whose request is planned for a time up to `until`, the earliest first, at most `limit`. */
export function* listPlannedUntil(
  tx: Tx,
  { workspaceId, until, limit }: { workspaceId: string; until: Date; limit: number },
): Transactional<{ id: string; at: Date; paidAt: Date }[]> {
  const found = yield* selectPlanned(tx, { workspaceId, now: until.getTime(), limit })
  return found.flatMap(({ id, at, paidAt }) => (at && paidAt ? [{ id, at, paidAt }] : []))
}

/** Ids of the payments that wait for a request of the month, in the order of the queue, at most `limit`. */
export function* listWaiting(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<string[]> {
  return (yield* selectWaiting(tx, { workspaceId, limit })).map(({ id }) => id)
}
