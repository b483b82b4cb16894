import type { CurrentUser } from '#shared/users.ts'
import { getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
import { getMembership } from '#server/accounts/memberships.service.ts'
import { findConnectedAccountId } from '#server/connections/connections.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { readWorkspacesOf } from '#server/workspaces/workspaces.service.ts'

export type MemberKey = { userId: string; workspaceId: string }

/**
 * A user in one of their workspaces. The plan is that of the workspace's owner. Throws `users.closed` (401) when the user
 * was just removed.
 */
export function* readCurrentUser(
  tx: Tx,
  { userId, workspaceId, now }: MemberKey & { now: Date },
): Transactional<CurrentUser> {
  const user = yield* getUser(tx, userId)
  const { role, givenRole, isFrozen, payerId, subscription } = yield* getMembership(tx, { userId, workspaceId, now })
  const workspaces = yield* readWorkspacesOf(tx, { userId, now })
  const imageUrl = workspaces.find(({ id }) => id === workspaceId)?.imageUrl ?? null
  const workspace = yield* getWorkspace(tx, workspaceId)
  const connectedStripeAccountId = yield* findConnectedAccountId(tx, workspace.id)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: workspace.name,
    organisationImageUrl: imageUrl,
    timeZone: workspace.timeZone,
    emailLanguage: user.emailLanguage,
    ...(connectedStripeAccountId !== undefined && { connectedStripeAccountId }),
    plan: subscription.plan,
    isStripeSubscriptionCancelling: subscription.isCancelling,
    isEmailVerified: user.isEmailVerified,
    sendingPausedAt: workspace.sendingPausedAt?.toISOString() ?? null,
    workspace: {
      id: workspaceId,
      role,
      givenRole,
      isFrozen,
      payer: payerId === userId ? null : yield* readPayer(tx, payerId),
    },
    workspaces,
  }
}

function* readPayer(tx: Tx, payerId: string): Transactional<CurrentUser['workspace']['payer']> {
  const { firstName, lastName, email } = yield* getUser(tx, payerId)
  return { firstName, lastName, email }
}
