import type { PlanName } from '#shared/plans.ts'
import { fitConnectionsToPlan } from '#server/connections/plan-limit.service.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
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
export function* setPlan(sql: Sql, { now, ...of }: { userId: string; plan: PlanName; now: Date }): Work<void> {
  yield* changeSubscription(sql, { ...of, isCancelling: false, periodEndsAt: null, pastDueSince: null }, now)
}

/** Changes what is given of a subscription, and what hangs on its plan. */
export function* changeSubscription(
  sql: Sql,
  change: Partial<SubscriptionRecord> & { userId: string },
  now: Date,
): Work<void> {
  const { userId } = change
  const before = yield* findSubscription(sql, userId)
  yield* saveSubscription(sql, change)
  const { plan } = subscriptionAt(yield* findSubscription(sql, userId), now)
  const hasChanged = [now, before?.syncedAt ?? now].some((at) => subscriptionAt(before, at).plan !== plan)
  for (const workspaceId of yield* getWorkspacesOfOwner(sql, userId)) {
    yield* fitConnectionsToPlan(sql, { workspaceId, plan })
    // What waits for a larger plan, or was planned on one, is looked at again.
    if (hasChanged) yield* decideAgain(sql, { workspaceId, now })
  }
}

/** To be called before a user is removed: ends what is paid for at the provider. */
export function* endSubscriptionSoon(sql: Sql, { userId, now }: { userId: string; now: Date }): Work<void> {
  const customerId = (yield* findSubscription(sql, userId))?.stripeCustomerId
  if (!customerId) return
  yield* enqueue(sql, { kind: 'billing.cancel', dedupeKey: customerId, payload: { customerId }, now })
}
