import { and, eq, inArray, isNull, or, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { newId } from '#server/kernel/ids.ts'

export type SuppressionRow = typeof suppressions.$inferSelect
export type SuppressionReason = SuppressionRow['reason']

/** For one workspace or, without one, for everybody. */
type Key = { workspaceId: string | null; addressHash: string; reasons: readonly SuppressionReason[] }

const isRow = ({ workspaceId, addressHash, reasons }: Key) =>
  and(
    eq(suppressions.addressHash, addressHash),
    workspaceId === null ? isNull(suppressions.workspaceId) : eq(suppressions.workspaceId, workspaceId),
    inArray(suppressions.reason, [...reasons]),
  )

export function* insertSuppression(tx: Tx, row: Omit<SuppressionRow, 'id'>): Transactional<void> {
  yield* run(tx.insert(suppressions).values({ ...row, id: newId('sup') }))
}

export function* changeSuppression(
  tx: Tx,
  key: Key,
  { reason, createdAt }: Pick<SuppressionRow, 'reason' | 'createdAt'>,
): Transactional<void> {
  yield* run(tx.update(suppressions).set({ reason, createdAt }).where(isRow(key)))
}

export function* findSuppression(tx: Tx, key: Key): Transactional<SuppressionRow | undefined> {
  const [found] = yield* run(tx.select().from(suppressions).where(isRow(key)))
  return found
}

export function* deleteSuppression(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.delete(suppressions).where(isRow(key)))
}

/** In any workspace. */
export function* deleteSuppressionsEverywhere(
  tx: Tx,
  { addressHash, reasons }: Omit<Key, 'workspaceId'>,
): Transactional<number> {
  const deleted = yield* run(
    tx
      .delete(suppressions)
      .where(and(eq(suppressions.addressHash, addressHash), inArray(suppressions.reason, [...reasons])))
      .returning({ id: suppressions.id }),
  )
  return deleted.length
}

/** Those that apply to a workspace: its own, and those for everybody. */
export function* listSuppressions(
  tx: Tx,
  { workspaceId, addressHash }: { workspaceId: string; addressHash: string },
): Transactional<SuppressionRow[]> {
  return yield* selectSuppressions(tx, { workspaceId, addressHash })
}

const selectSuppressions = prepared((tx) =>
  tx
    .select()
    .from(suppressions)
    .where(
      and(
        eq(suppressions.addressHash, placeholder('addressHash')),
        or(eq(suppressions.workspaceId, placeholder('workspaceId')), isNull(suppressions.workspaceId)),
      ),
    ),
)

const ADDRESSES_AT_ONCE = 500

/** The same for many addresses. */
export function* listSuppressionsOfMany(
  tx: Tx,
  { workspaceId, addressHashes }: { workspaceId: string; addressHashes: readonly string[] },
): Transactional<SuppressionRow[]> {
  const found: SuppressionRow[] = []
  for (let start = 0; start < addressHashes.length; start += ADDRESSES_AT_ONCE) {
    const isAny = inArray(suppressions.addressHash, addressHashes.slice(start, start + ADDRESSES_AT_ONCE))
    const isTheirs = or(eq(suppressions.workspaceId, workspaceId), isNull(suppressions.workspaceId))
    found.push(...(yield* run(tx.select().from(suppressions).where(and(isAny, isTheirs)))))
  }
  return found
}

/** Those of one workspace for one reason. */
export function* listSuppressionsOf(
  tx: Tx,
  { workspaceId, reason }: { workspaceId: string; reason: SuppressionReason },
): Transactional<SuppressionRow[]> {
  return yield* run(
    tx
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.reason, reason))),
  )
}
