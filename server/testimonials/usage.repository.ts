import { alias, and, eq, gt, sql, sum } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { requestCounts } from '#server/db/schema/testimonials.ts'

type Month = { workspaceId: string; month: string }

/**
 * Counts more requests in the month unless the total of all workspaces of the same owner would exceed `limit`. Nothing is
 * written between reading and counting, because transactions run one after another. False when too few are left; then
 * none is counted. A null limit only counts.
 */
export function* countRequests(
  tx: Tx,
  { workspaceId, month, limit, requests }: Month & { limit: number | null; requests: number },
): Transactional<boolean> {
  if (limit !== null && (yield* findUsed(tx, { workspaceId, month })) + requests > limit) return false
  yield* run(
    tx
      .insert(requestCounts)
      .values({ workspaceId, month, used: requests })
      .onConflictDoUpdate({
        target: [requestCounts.workspaceId, requestCounts.month],
        set: { used: sql`${requestCounts.used} + ${requests}` },
      }),
  )
  return true
}

/** Counts one request less in the month. */
export function* uncountRequest(tx: Tx, { workspaceId, month }: Month): Transactional<void> {
  const isCounted = and(
    eq(requestCounts.workspaceId, workspaceId),
    eq(requestCounts.month, month),
    gt(requestCounts.used, 0),
  )
  yield* run(
    tx
      .update(requestCounts)
      .set({ used: sql`${requestCounts.used} - 1` })
      .where(isCounted),
  )
}

const payers = alias(workspaces, 'payers')

/** In all workspaces of the owner of this one. */
export function* findUsed(tx: Tx, { workspaceId, month }: Month): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ used: sum(requestCounts.used).mapWith(Number) })
      .from(workspaces)
      .innerJoin(payers, eq(payers.ownerUserId, workspaces.ownerUserId))
      .innerJoin(requestCounts, eq(requestCounts.workspaceId, payers.id))
      .where(and(eq(workspaces.id, workspaceId), eq(requestCounts.month, month))),
  )
  return found?.used ?? 0
}
