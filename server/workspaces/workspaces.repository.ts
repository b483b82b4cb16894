import { and, asc, eq, isNotNull, isNull, placeholder, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect

export function* insertWorkspace(
  sql: Sql,
  workspace: { id: string; ownerUserId: string; name: string | null; createdAt: Date },
): Work<void> {
  yield* run(sql.insert(workspaces).values(workspace))
  yield* run(
    sql.insert(workspaceMembers).values({ workspaceId: workspace.id, userId: workspace.ownerUserId, role: 'owner' }),
  )
}

const selectOfMember = prepared((sql) =>
  sql
    .select({ workspace: workspaces })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, placeholder('userId')))
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1),
)

/** The user's oldest workspace. */
export function* findWorkspaceOfMember(sql: Sql, userId: string): Work<WorkspaceRow | undefined> {
  const [found] = yield* selectOfMember(sql, { userId })
  return found?.workspace
}

const selectWorkspace = prepared((sql) =>
  sql
    .select()
    .from(workspaces)
    .where(eq(workspaces.id, placeholder('id'))),
)

export function* findWorkspace(sql: Sql, workspaceId: string): Work<WorkspaceRow | undefined> {
  const [found] = yield* selectWorkspace(sql, { id: workspaceId })
  return found
}

export function* renameWorkspace(
  sql: Sql,
  { workspaceId, name }: { workspaceId: string; name: string | null },
): Work<void> {
  yield* run(sql.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId)))
}

export function* updateAccentColor(
  sql: Sql,
  { workspaceId, accentColor }: { workspaceId: string; accentColor: string | null },
): Work<void> {
  yield* run(sql.update(workspaces).set({ accentColor }).where(eq(workspaces.id, workspaceId)))
}

export function* raiseContentVersion(sql: Sql, workspaceId: string): Work<void> {
  yield* run(
    sql
      .update(workspaces)
      .set({ contentVersion: expression`${workspaces.contentVersion} + 1` })
      .where(eq(workspaces.id, workspaceId)),
  )
}

export function* listOwnedIds(sql: Sql, ownerUserId: string): Work<string[]> {
  const found = yield* run(
    sql.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerUserId, ownerUserId)),
  )
  return found.map(({ id }) => id)
}

export function* deleteWorkspace(sql: Sql, workspaceId: string): Work<void> {
  yield* run(sql.delete(workspaces).where(eq(workspaces.id, workspaceId)))
}

/** The first time counts. */
export function* markEmbedCopied(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  yield* run(
    sql
      .update(workspaces)
      .set({ embedCopiedAt: now })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.embedCopiedAt))),
  )
}

/** False when it was already. */
export function* markSendingPaused(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<boolean> {
  const paused = yield* run(
    sql
      .update(workspaces)
      .set({ sendingPausedAt: now })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.sendingPausedAt)))
      .returning({ id: workspaces.id }),
  )
  return paused.length === 1
}

/** Those whose mails to clients are stopped. */
export function* listPausedWorkspaces(sql: Sql): Work<{ ownerUserId: string; since: Date }[]> {
  const found = yield* run(
    sql
      .select({ ownerUserId: workspaces.ownerUserId, since: workspaces.sendingPausedAt })
      .from(workspaces)
      .where(isNotNull(workspaces.sendingPausedAt))
      .orderBy(asc(workspaces.sendingPausedAt)),
  )
  return found.flatMap(({ ownerUserId, since }) => (since ? [{ ownerUserId, since }] : []))
}

/** True when they were stopped. */
export function* clearSendingPause(sql: Sql, ownerUserId: string): Work<boolean> {
  const changed = yield* run(
    sql
      .update(workspaces)
      .set({ sendingPausedAt: null })
      .where(and(eq(workspaces.ownerUserId, ownerUserId), isNotNull(workspaces.sendingPausedAt)))
      .returning({ id: workspaces.id }),
  )
  return changed.length > 0
}
