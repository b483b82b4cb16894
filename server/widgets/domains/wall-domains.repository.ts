import { and, eq, isNotNull, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { wallDomains } from '#server/db/schema/widgets.ts'

export type WallDomainRow = typeof wallDomains.$inferSelect

export function* findWallDomainOf(tx: Tx, workspaceId: string): Transactional<WallDomainRow | undefined> {
  const [found] = yield* run(tx.select().from(wallDomains).where(eq(wallDomains.workspaceId, workspaceId)))
  return found
}

const selectClaim = prepared((tx) =>
  tx
    .select()
    .from(wallDomains)
    .where(eq(wallDomains.claimedName, placeholder('name'))),
)

/** Of any workspace: a name can be only one's. */
export function* findClaim(tx: Tx, name: string): Transactional<WallDomainRow | undefined> {
  const [found] = yield* selectClaim(tx, { name })
  return found
}

const selectClaimedNames = prepared((tx) =>
  tx.select({ name: wallDomains.claimedName }).from(wallDomains).where(isNotNull(wallDomains.claimedName)),
)

/** Of all workspaces. */
export function* listClaimedNames(tx: Tx): Transactional<string[]> {
  return (yield* selectClaimedNames(tx, {})).flatMap(({ name }) => name ?? [])
}

const selectClaimOfWidget = prepared((tx) =>
  tx
    .select()
    .from(wallDomains)
    .where(and(eq(wallDomains.widgetId, placeholder('widgetId')), isNotNull(wallDomains.claimedName))),
)

/** By the widget's id, which is public. */
export function* findClaimOfWidget(tx: Tx, widgetId: string): Transactional<WallDomainRow | undefined> {
  const [found] = yield* selectClaimOfWidget(tx, { widgetId })
  return found
}

export function* insertWallDomain(tx: Tx, row: typeof wallDomains.$inferInsert): Transactional<void> {
  yield* run(tx.insert(wallDomains).values(row))
}

/** Only while it is the same domain. Returns false when it was removed or replaced meanwhile. */
export function* updateWallDomain(
  tx: Tx,
  { workspaceId, name, addedAt, ...changes }: WallDomainRow,
): Transactional<boolean> {
  const isSame = and(
    eq(wallDomains.workspaceId, workspaceId),
    eq(wallDomains.name, name),
    eq(wallDomains.addedAt, addedAt),
  )
  const changed = yield* run(tx.update(wallDomains).set(changes).where(isSame).returning({ name: wallDomains.name }))
  return changed.length === 1
}

export function* deleteWallDomain(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(wallDomains).where(eq(wallDomains.workspaceId, workspaceId)))
}
