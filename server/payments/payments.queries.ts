import { eq, inArray, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'

/** Whether the workspace has at least so many payments. */
export function* hasPayments(
  tx: Tx,
  { workspaceId, count: wanted }: { workspaceId: string; count: number },
): Transactional<boolean> {
  const found = yield* run(
    tx
      .select({ one: sql<number>`1` })
      .from(payments)
      .where(eq(payments.workspaceId, workspaceId))
      .limit(1)
      .offset(wanted - 1),
  )
  return found.length === 1
}

/** Some payments of a workspace that is being deleted. Returns how many. */
export function* deleteSomePayments(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<number> {
  const some = tx.select({ id: payments.id }).from(payments).where(eq(payments.workspaceId, workspaceId)).limit(limit)
  const deleted = yield* run(tx.delete(payments).where(inArray(payments.id, some)).returning({ id: payments.id }))
  return deleted.length
}
