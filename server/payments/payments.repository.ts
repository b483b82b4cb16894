import { and, eq, inArray } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'

/** The ids of payments that are planned or held. */
export function* listUndecided(
  sql: Sql,
  { workspaceId, connectionId }: { workspaceId: string; connectionId?: string },
): Work<string[]> {
  const isOfConnection = connectionId === undefined ? undefined : eq(payments.connectionId, connectionId)
  const found = yield* run(
    sql
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isOfConnection, inArray(payments.decision, ['ask', 'hold']))),
  )
  return found.map(({ id }) => id)
}
