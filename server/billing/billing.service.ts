import type { Sql, Work } from '#server/db/database.ts'
import type { PlanName } from '#shared/plans.ts'
import { type CurrentSubscription, subscriptionAt } from './billing.domain.ts'
import { findSubscriptionOfWorkspace, saveSubscription } from './billing.repository.ts'

/** The subscription that a workspace stands on at this instant; free without one. */
export function* getSubscription(
  sql: Sql,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Work<CurrentSubscription> {
  return subscriptionAt(yield* findSubscriptionOfWorkspace(sql, workspaceId), now)
}

/** Puts whoever pays on a plan. */
export function* setPlan(sql: Sql, { userId, plan }: { userId: string; plan: PlanName }): Work<void> {
  yield* saveSubscription(sql, { userId, plan, isCancelling: false, periodEndsAt: null })
}
