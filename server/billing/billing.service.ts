import type { Sql, Work } from '#server/db/database.ts'
import type { PlanName } from '#shared/plans.ts'
import { findSubscription, saveSubscription, type Subscription } from './billing.repository.ts'

/** The plan that a workspace stands on; free without a subscription. */
export function* getSubscription(sql: Sql, workspaceId: string): Work<Subscription> {
  return (yield* findSubscription(sql, workspaceId)) ?? { plan: 'free', isCancelling: false }
}

/** Puts whoever pays on a plan. */
export function* setPlan(sql: Sql, { userId, plan }: { userId: string; plan: PlanName }): Work<void> {
  yield* saveSubscription(sql, { userId, plan, isCancelling: false })
}
