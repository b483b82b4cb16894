import { and, eq, gt, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { requestCounts } from '#server/db/schema/testimonials.ts'

type Month = { workspaceId: string; month: string }

/**
 * Counts more requests in the month unless the total would exceed `limit`: a single statement, so that simultaneous
 * calls never exceed it. False when too few are left; then none is counted. A null limit only counts.
 */
export function* countRequests(
  tx: Tx,
  { workspaceId, month, limit, requests }: Month & { limit: number | null; requests: number },
): Transactional<boolean> {
  if (limit !== null && requests > limit) return false
  const counted = yield* run(
    tx
      .insert(requestCounts)
      .values({ workspaceId, month, used: requests })
      .onConflictDoUpdate({
        target: [requestCounts.workspaceId, requestCounts.month],
        set: { used: sql`${requestCounts.used} + ${requests}` },
        ...(limit !== null && { setWhere: sql`${requestCounts.used} + ${requests} <= ${limit}` }),
      })
      .returning({ used: requestCounts.used }),
  )
  return counted.length === 1
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

export function* findUsed(tx: Tx, { workspaceId, month }: Month): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ used: requestCounts.used })
      .from(requestCounts)
      .where(and(eq(requestCounts.workspaceId, workspaceId), eq(requestCounts.month, month))),
  )
  return found?.used ?? 0
}
