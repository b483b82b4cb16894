import { and, eq, isNull, or } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { suppressions } from '#server/db/schema.ts'
import { newId } from '#server/kernel/ids.ts'

export type SuppressionRow = typeof suppressions.$inferSelect

/** One row at most: of a workspace, or (without one) of everybody. */
type Key = { workspaceId: string | null; addressHash: string }

const isRow = ({ workspaceId, addressHash }: Key) =>
  and(
    eq(suppressions.addressHash, addressHash),
    workspaceId === null ? isNull(suppressions.workspaceId) : eq(suppressions.workspaceId, workspaceId),
  )

export function* insertSuppression(sql: Sql, row: Omit<SuppressionRow, 'id'>): Work<void> {
  yield* run(sql.insert(suppressions).values({ ...row, id: newId('sup') }))
}

export function* changeSuppression(sql: Sql, { reason, createdAt, ...key }: Omit<SuppressionRow, 'id'>): Work<void> {
  yield* run(sql.update(suppressions).set({ reason, createdAt }).where(isRow(key)))
}

export function* findSuppression(sql: Sql, key: Key): Work<SuppressionRow | undefined> {
  const [found] = yield* run(sql.select().from(suppressions).where(isRow(key)))
  return found
}

/** Only while it is there for this reason. */
export function* deleteSuppression(
  sql: Sql,
  { reason, ...key }: Key & { reason: SuppressionRow['reason'] },
): Work<void> {
  yield* run(sql.delete(suppressions).where(and(isRow(key), eq(suppressions.reason, reason))))
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
