import { and, asc, eq, isNotNull, isNull } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { findWorkspace } from './workspaces.queries.ts'

/** Pauses emails to clients. False when they already were. */
export function* pauseSending(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<boolean> {
  const paused = yield* run(
    tx
      .update(workspaces)
      .set({ sendingPausedAt: now })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.sendingPausedAt)))
      .returning({ id: workspaces.id }),
  )
  return paused.length === 1
}

export type SuspendedSender = { workspaceId: string; ownerUserId: string; since: Date }

/** Workspaces whose emails to clients are paused because of complaints, longest first, and their owners. */
export function* listSendingPaused(tx: Tx, { limit }: { limit?: number } = {}): Transactional<SuspendedSender[]> {
  const found = yield* run(
    tx
      .select({ workspaceId: workspaces.id, ownerUserId: workspaces.ownerUserId, since: workspaces.sendingPausedAt })
      .from(workspaces)
      .where(isNotNull(workspaces.sendingPausedAt))
      .orderBy(asc(workspaces.sendingPausedAt))
      .limit(limit ?? -1),
  )
  return found.flatMap(({ since, ...sender }) => (since ? [{ ...sender, since }] : []))
}

/** Allows an owner to email clients again. False when they were not paused. */
export function* allowSending(tx: Tx, ownerUserId: string): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(workspaces)
      .set({ sendingPausedAt: null })
      .where(and(eq(workspaces.ownerUserId, ownerUserId), isNotNull(workspaces.sendingPausedAt)))
      .returning({ id: workspaces.id }),
  )
  return changed.length > 0
}

/** Undefined when the workspace may send. */
export function* findSuspended(tx: Tx, workspaceId: string): Transactional<Date | undefined> {
  const workspace = yield* findWorkspace(tx, workspaceId)
  return workspace?.sendingPausedAt ?? undefined
}

/** Allows one workspace to email clients again. False when it was not paused. */
export function* liftSuspension(tx: Tx, workspaceId: string): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(workspaces)
      .set({ sendingPausedAt: null })
      .where(and(eq(workspaces.id, workspaceId), isNotNull(workspaces.sendingPausedAt)))
      .returning({ id: workspaces.id }),
  )
  return changed.length === 1
}
