import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { newId } from '#server/kernel/ids.ts'

export type SuppressionRow = typeof suppressions.$inferSelect
export type SuppressionReason = SuppressionRow['reason']

/** Of a workspace, or (without one) of everybody. */
type Key = { workspaceId: string | null; addressHash: string; reasons: readonly SuppressionReason[] }

const isRow = ({ workspaceId, addressHash, reasons }: Key) =>
  and(
    eq(suppressions.addressHash, addressHash),
    workspaceId === null ? isNull(suppressions.workspaceId) : eq(suppressions.workspaceId, workspaceId),
    inArray(suppressions.reason, [...reasons]),
  )

export function* insertSuppression(sql: Sql, row: Omit<SuppressionRow, 'id'>): Work<void> {
  yield* run(sql.insert(suppressions).values({ ...row, id: newId('sup') }))
}

export function* changeSuppression(
  sql: Sql,
  key: Key,
  { reason, createdAt }: Pick<SuppressionRow, 'reason' | 'createdAt'>,
): Work<void> {
  yield* run(sql.update(suppressions).set({ reason, createdAt }).where(isRow(key)))
}

export function* findSuppression(sql: Sql, key: Key): Work<SuppressionRow | undefined> {
  const [found] = yield* run(sql.select().from(suppressions).where(isRow(key)))
  return found
}

export function* deleteSuppression(sql: Sql, key: Key): Work<void> {
  yield* run(sql.delete(suppressions).where(isRow(key)))
}

/** Of whatever workspace. */
export function* deleteSuppressionsEverywhere(
  sql: Sql,
  { addressHash, reasons }: Omit<Key, 'workspaceId'>,
): Work<number> {
  const deleted = yield* run(
    sql
      .delete(suppressions)
      .where(and(eq(suppressions.addressHash, addressHash), inArray(suppressions.reason, [...reasons])))
      .returning({ id: suppressions.id }),
  )
  return deleted.length
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

const ADDRESSES_AT_ONCE = 500

/** The same for many addresses. */
export function* listSuppressionsOfMany(
  sql: Sql,
  { workspaceId, addressHashes }: { workspaceId: string; addressHashes: readonly string[] },
): Work<SuppressionRow[]> {
  const found: SuppressionRow[] = []
  for (let start = 0; start < addressHashes.length; start += ADDRESSES_AT_ONCE) {
    const isAny = inArray(suppressions.addressHash, addressHashes.slice(start, start + ADDRESSES_AT_ONCE))
    const isTheirs = or(eq(suppressions.workspaceId, workspaceId), isNull(suppressions.workspaceId))
    found.push(...(yield* run(sql.select().from(suppressions).where(and(isAny, isTheirs)))))
  }
  return found
}

/** Those of one workspace for one reason. */
export function* listSuppressionsOf(
  sql: Sql,
  { workspaceId, reason }: { workspaceId: string; reason: SuppressionReason },
): Work<SuppressionRow[]> {
  return yield* run(
    sql
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.reason, reason))),
  )
}
