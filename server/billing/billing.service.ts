import type { PlanName } from '#shared/plans.ts'
import { fitConnectionsToPlan } from '#server/connections/plan-limit.service.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { getWorkspacesOfOwner } from '#server/workspaces/workspaces.service.ts'
import { type CurrentSubscription, subscriptionAt, type SubscriptionRecord } from './billing.domain.ts'
import { findSubscription, findSubscriptionOfWorkspace, saveSubscription } from './billing.repository.ts'

/** The subscription that a workspace stands on at this instant; free without one. */
export function* getSubscription(
  sql: Sql,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Work<CurrentSubscription> {
  return subscriptionAt(yield* findSubscriptionOfWorkspace(sql, workspaceId), now)
}

/** Puts whoever pays on a plan, without a subscription at the payment provider. */
export function* setPlan(sql: Sql, { userId, plan }: { userId: string; plan: PlanName }): Work<void> {
  yield* changeSubscription(sql, { userId, plan, isCancelling: false, periodEndsAt: null })
}

/** Changes what is given of a subscription, and what hangs on its plan. */
export function* changeSubscription(
  sql: Sql,
  change: Partial<SubscriptionRecord> & { userId: string; plan: PlanName },
): Work<void> {
  yield* saveSubscription(sql, change)
  for (const workspaceId of yield* getWorkspacesOfOwner(sql, change.userId)) {
    yield* fitConnectionsToPlan(sql, { workspaceId, plan: change.plan })
  }
}

/** To be called before a user is removed: ends what is paid for at the provider. */
export function* endSubscriptionSoon(sql: Sql, { userId, now }: { userId: string; now: Date }): Work<void> {
  const customerId = (yield* findSubscription(sql, userId))?.stripeCustomerId
  if (!customerId) return
  yield* enqueue(sql, { kind: 'billing.cancel', dedupeKey: customerId, payload: { customerId }, now })
}
