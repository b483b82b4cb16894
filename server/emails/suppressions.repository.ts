import { and, eq, isNull, or } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { suppressions } from '#server/db/schema.ts'
import { newId } from '#server/kernel/ids.ts'

export type SuppressionRow = typeof suppressions.$inferSelect

/** Once for each address and workspace, or without one for everybody; what was there first stays. */
export function* insertSuppression(sql: Sql, row: Omit<typeof suppressions.$inferInsert, 'id'>): Work<void> {
  yield* run(
    sql
      .insert(suppressions)
      .values({ ...row, id: newId('sup') })
      .onConflictDoNothing(),
  )
}

/** Those that hold for a workspace: its own, and that of everybody. */
export function* listSuppressions(
  sql: Sql,
  { workspaceId, addressHash }: { workspaceId: string; addressHash: string },
): Work<SuppressionRow[]> {
  return yield* run(
    sql
      .select()
      .from(suppressions)
      .where(
        and(
          eq(suppressions.addressHash, addressHash),
          or(eq(suppressions.workspaceId, workspaceId), isNull(suppressions.workspaceId)),
        ),
      ),
  )
}
