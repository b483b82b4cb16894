import type { CurrentUser } from '#shared/users.ts'
import { accountClosed } from '#server/accounts/accounts.errors.ts'
import { getSubscription, getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
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
  const workspaces = yield* readWorkspacesOf(tx, userId)
  const current = workspaces.find(({ id }) => id === workspaceId)
  if (!current) throw accountClosed()
  const workspace = yield* getWorkspace(tx, workspaceId)
  const subscription = yield* getSubscription(tx, { workspaceId: workspace.id, now })
  const connectedStripeAccountId = yield* findConnectedAccountId(tx, workspace.id)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: current.name,
    organisationImageUrl: current.imageUrl,
    timeZone: user.timeZone,
    emailLanguage: user.emailLanguage,
    ...(connectedStripeAccountId !== undefined && { connectedStripeAccountId }),
    plan: subscription.plan,
    isStripeSubscriptionCancelling: subscription.isCancelling,
    isEmailVerified: user.isEmailVerified,
    sendingPausedAt: workspace.sendingPausedAt?.toISOString() ?? null,
    workspace: { id: workspaceId, role: current.role },
    workspaces,
  }
}
