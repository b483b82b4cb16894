import { eq, sql } from 'drizzle-orm'
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
