import { and, asc, desc, eq, isNotNull, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { activeWorkspaces, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'

const selectActive = prepared((tx) =>
  tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, workspaces.ownerUserId)),
    )
    .leftJoin(
      activeWorkspaces,
      and(eq(activeWorkspaces.workspaceId, workspaces.id), eq(activeWorkspaces.userId, workspaces.ownerUserId)),
    )
    .where(eq(workspaces.ownerUserId, placeholder('userId')))
    .orderBy(
      desc(isNotNull(activeWorkspaces.workspaceId)),
      desc(workspaceMembers.lastUsedAt),
      asc(workspaces.createdAt),
      asc(workspaces.id),
    )
    .limit(1),
)

/**
 * The workspace of a payer that stays active under a plan with one: the one that is noted, else the one the payer used
 * last. Workspaces that are being deleted don't count.
 */
export function* findActiveWorkspace(tx: Tx, userId: string): Transactional<string | undefined> {
  const [found] = yield* selectActive(tx, { userId })
  return found?.id
}

export type ActiveChoice = typeof activeWorkspaces.$inferSelect

/** Undefined also when the workspace has another owner by now. */
export function* findActiveChoice(tx: Tx, userId: string): Transactional<ActiveChoice | undefined> {
  const isOwned = and(eq(workspaces.id, activeWorkspaces.workspaceId), eq(workspaces.ownerUserId, userId))
  const [found] = yield* run(
    tx
      .select({ choice: activeWorkspaces })
      .from(activeWorkspaces)
      .innerJoin(workspaces, isOwned)
      .where(eq(activeWorkspaces.userId, userId)),
  )
  return found?.choice
}

export function* saveActiveChoice(tx: Tx, choice: ActiveChoice): Transactional<void> {
  const { workspaceId, chosenAt } = choice
  yield* run(
    tx
      .insert(activeWorkspaces)
      .values(choice)
      .onConflictDoUpdate({ target: activeWorkspaces.userId, set: { workspaceId, chosenAt } }),
  )
}

export function* deleteActiveChoice(tx: Tx, userId: string): Transactional<void> {
  yield* run(tx.delete(activeWorkspaces).where(eq(activeWorkspaces.userId, userId)))
}
