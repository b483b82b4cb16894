import { and, eq, gt, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { requestCounts } from '#server/db/schema/testimonials.ts'

type Month = { workspaceId: string; month: string }

/**
 * Counts more requests of the month unless that makes more than `limit`: one statement, so that of many at once exactly
 * as many succeed as are left. False when too few are left, and none is counted. A null limit only counts.
 */
export function* countRequests(
  sql: Sql,
  { workspaceId, month, limit, requests }: Month & { limit: number | null; requests: number },
): Work<boolean> {
  if (limit !== null && requests > limit) return false
  const counted = yield* run(
    sql
      .insert(requestCounts)
      .values({ workspaceId, month, used: requests })
      .onConflictDoUpdate({
        target: [requestCounts.workspaceId, requestCounts.month],
        set: { used: expression`${requestCounts.used} + ${requests}` },
        ...(limit !== null && { setWhere: expression`${requestCounts.used} + ${requests} <= ${limit}` }),
      })
      .returning({ used: requestCounts.used }),
  )
  return counted.length === 1
}

/** Counts one request of the month less. */
export function* uncountRequest(sql: Sql, { workspaceId, month }: Month): Work<void> {
  const isCounted = and(
    eq(requestCounts.workspaceId, workspaceId),
    eq(requestCounts.month, month),
    gt(requestCounts.used, 0),
  )
  yield* run(
    sql
      .update(requestCounts)
      .set({ used: expression`${requestCounts.used} - 1` })
      .where(isCounted),
  )
}

export function* findUsed(sql: Sql, { workspaceId, month }: Month): Work<number> {
  const [found] = yield* run(
    sql
      .select({ used: requestCounts.used })
      .from(requestCounts)
      .where(and(eq(requestCounts.workspaceId, workspaceId), eq(requestCounts.month, month))),
  )
  return found?.used ?? 0
}
