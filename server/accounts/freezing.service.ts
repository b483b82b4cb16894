import { plans } from '#shared/plans.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { deleteActiveChoice, findActiveChoice, findActiveWorkspace, saveActiveChoice } from './freezing.queries.ts'
import { subscriptionAt } from './subscription.domain.ts'
import { findSubscriptionOfUser } from './subscriptions.queries.ts'
import { listWorkspacesOfOwner } from './workspaces.queries.ts'

/**
 * Notes which workspace stays active, so that using another one doesn't change it, and forgets it under a plan that
 * allows any number. Call it after a change of plan, and before a workspace is marked as used.
 */
export function* keepActiveWorkspace(tx: Tx, { userId, now }: { userId: string; now: Date }): Transactional<void> {
  const { plan } = subscriptionAt(yield* findSubscriptionOfUser(tx, userId), now)
  if (plans[plan].limits.workspaces === null) return yield* deleteActiveChoice(tx, userId)
  if (yield* findActiveChoice(tx, userId)) return
  if ((yield* listWorkspacesOfOwner(tx, userId)).length < 2) return
  const workspaceId = yield* findActiveWorkspace(tx, userId)
  if (workspaceId !== undefined) yield* saveActiveChoice(tx, { userId, workspaceId, chosenAt: null })
}
