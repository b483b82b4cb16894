import type { PlanName } from '#shared/plans.ts'
import { keepActiveWorkspace } from '#server/accounts/freezing.service.ts'
import { fitConnectionsToPlan } from '#server/connections/plan-limit.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import { listWorkspacesOfOwner } from '#server/accounts/workspaces.queries.ts'
import { subscriptionAt, type SubscriptionRecord } from '#server/accounts/subscription.domain.ts'
import { findSubscriptionOfUser } from '#server/accounts/subscriptions.queries.ts'
import { saveSubscription } from './billing.repository.ts'

/** Sets the paying user's plan without a subscription at the payment provider. */
export function* setPlan(tx: Tx, { now, ...of }: { userId: string; plan: PlanName; now: Date }): Transactional<void> {
  yield* changeSubscription(tx, { ...of, isCancelling: false, periodEndsAt: null, pastDueSince: null }, now)
}

/** Changes the given fields of a subscription and everything that depends on the plan. */
export function* changeSubscription(
  tx: Tx,
  change: Partial<SubscriptionRecord> & { userId: string },
  now: Date,
): Transactional<void> {
  const { userId } = change
  const before = yield* findSubscriptionOfUser(tx, userId)
  yield* saveSubscription(tx, change)
  const { plan } = subscriptionAt(yield* findSubscriptionOfUser(tx, userId), now)
  const hasChanged = [now, before?.syncedAt ?? now].some((at) => subscriptionAt(before, at).plan !== plan)
  yield* keepActiveWorkspace(tx, { userId, now })
  yield* fitConnectionsToPlan(tx, { payerId: userId, plan })
  if (!hasChanged) return
  // Payments on hold for a larger plan, and those scheduled under the old one, are decided again. Sign-offs end with the
  // plan that has them.
  for (const workspaceId of yield* listWorkspacesOfOwner(tx, userId)) {
    yield* decideAgain(tx, { workspaceId, now })
    yield* enqueue(tx, { kind: 'sign-off.expire', dedupeKey: workspaceId, payload: { workspaceId }, now })
  }
}

/** Call it before removing a user: cancels the subscription at the provider. */
export function* endSubscriptionSoon(tx: Tx, { userId, now }: { userId: string; now: Date }): Transactional<void> {
  const customerId = (yield* findSubscriptionOfUser(tx, userId))?.stripeCustomerId
  if (!customerId) return
  yield* enqueue(tx, { kind: 'billing.cancel', dedupeKey: customerId, payload: { customerId }, now })
}
