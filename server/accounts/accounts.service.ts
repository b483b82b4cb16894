import type { Tx, Transactional } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import { accountClosed } from './accounts.errors.ts'
import { type CurrentSubscription, subscriptionAt } from './subscription.domain.ts'
import { findSubscriptionOfWorkspace } from './subscriptions.queries.ts'
import { findUser, findUserByEmail, type UserRow } from './users.queries.ts'
import {
  findWorkspace,
  insertWorkspace,
  markContentChanged,
  renameWorkspace,
  type WorkspaceRow,
} from './workspaces.queries.ts'

/** Throws `users.closed` (401) when the account was just closed. */
export function* getUser(tx: Tx, userId: string): Transactional<UserRow> {
  const user = yield* findUser(tx, userId)
  if (!user) throw accountClosed()
  return user
}

/** The user who signs in with this address, in any case. */
export function* findOwnerByEmail(tx: Tx, email: string): Transactional<UserRow | undefined> {
  return yield* findUserByEmail(tx, email.toLowerCase())
}

/** The owner of a workspace with their time zone: for emails and for counting months. */
export function* getWorkspaceOwner(tx: Tx, workspaceId: string) {
  const workspace = yield* getWorkspace(tx, workspaceId)
  const user = yield* getUser(tx, workspace.ownerUserId)
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    timeZone: user.timeZone,
    organisationName: workspace.name,
  }
}

/** A workspace's subscription at this instant; the free plan without one. */
export function* getSubscription(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<CurrentSubscription> {
  return subscriptionAt(yield* findSubscriptionOfWorkspace(tx, workspaceId), now)
}

/** Creates a workspace with its owner as the first member. */
export function* createWorkspace(
  tx: Tx,
  { ownerUserId, name, now }: { ownerUserId: string; name: string | null; now: Date },
): Transactional<string> {
  const id = newId('wsp')
  yield* insertWorkspace(tx, { id, ownerUserId, name, createdAt: now })
  return id
}

export function* getWorkspace(tx: Tx, workspaceId: string): Transactional<WorkspaceRow> {
  const workspace = yield* findWorkspace(tx, workspaceId)
  if (!workspace) throw new Error('The workspace of this row does not exist.')
  return workspace
}

/** Whether a workspace exists. */
export function* hasWorkspace(tx: Tx, workspaceId: string): Transactional<boolean> {
  return (yield* findWorkspace(tx, workspaceId)) !== undefined
}

export function* changeWorkspaceName(
  tx: Tx,
  change: { workspaceId: string; name: string | null },
): Transactional<void> {
  yield* renameWorkspace(tx, change)
  yield* markContentChanged(tx, change.workspaceId)
}

/** Since when emails to clients are paused because of complaints; null while they are not. */
export function* findSendingPause(tx: Tx, workspaceId: string): Transactional<Date | null> {
  return (yield* findWorkspace(tx, workspaceId))?.sendingPausedAt ?? null
}

/** Whether emails to clients are paused because of complaints. */
export function* isSendingPaused(tx: Tx, workspaceId: string): Transactional<boolean> {
  return (yield* findSendingPause(tx, workspaceId)) !== null
}
