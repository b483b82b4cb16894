import type { Tx, Transactional } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import { accountClosed } from './accounts.errors.ts'
import { type CurrentSubscription, subscriptionAt } from './subscription.domain.ts'
import { findMembershipRow } from './memberships.queries.ts'
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

/** The owner of a workspace, who pays for it. */
export function* getWorkspaceOwner(tx: Tx, workspaceId: string) {
  const { id, firstName, lastName, email, isEmailVerified } = yield* getUser(
    tx,
    (yield* getWorkspace(tx, workspaceId)).ownerUserId,
  )
  return { id, firstName, lastName, email, isEmailVerified }
}

/** Decides when a workspace's days and working hours begin, and how its emails tell times. */
export function* getTimeZone(tx: Tx, workspaceId: string): Transactional<string> {
  return (yield* getWorkspace(tx, workspaceId)).timeZone
}

/** Who writes to the clients of a workspace: a person, by default its owner, in the name of the organisation. */
export type WorkspaceSender = { firstName: string; lastName: string; organisationName: string | null }

export function* getWorkspaceSender(tx: Tx, workspaceId: string): Transactional<WorkspaceSender> {
  return yield* readSenderOf(tx, yield* getWorkspace(tx, workspaceId))
}

/** The same, for a workspace that was read. */
export function* readSenderOf(
  tx: Tx,
  { ownerUserId, name, senderFirstName, senderLastName }: WorkspaceRow,
): Transactional<WorkspaceSender> {
  if (senderFirstName !== null)
    return { firstName: senderFirstName, lastName: senderLastName ?? '', organisationName: name }
  const { firstName, lastName } = yield* getUser(tx, ownerUserId)
  return { firstName, lastName, organisationName: name }
}

/**
 * Where clients' replies go: to the member chosen for it, or else the owner; null while that address is unconfirmed.
 */
export function* findReplyAddress(tx: Tx, workspaceId: string): Transactional<string | null> {
  return yield* findReplyAddressOf(tx, yield* getWorkspace(tx, workspaceId))
}

/** The same, for a workspace that was read. */
export function* findReplyAddressOf(
  tx: Tx,
  { id: workspaceId, ownerUserId, replyUserId }: WorkspaceRow,
): Transactional<string | null> {
  const isChosenMember = replyUserId !== null && (yield* findMembershipRow(tx, { workspaceId, userId: replyUserId }))
  const chosen = isChosenMember ? yield* findUser(tx, replyUserId) : undefined
  const { email, isEmailVerified } = chosen?.isEmailVerified ? chosen : yield* getUser(tx, ownerUserId)
  return isEmailVerified ? email : null
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
  { now, ...workspace }: { ownerUserId: string; name: string | null; timeZone: string; now: Date },
): Transactional<string> {
  const id = newId('wsp')
  yield* insertWorkspace(tx, { id, ...workspace, createdAt: now })
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
