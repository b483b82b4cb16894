import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Turns } from '#server/kernel/queue.ts'
import { createLatestRuns } from '#server/kernel/latest-runs.ts'
import { type PaymentsGateway, type ProviderSubscription, UnknownPrice } from '#server/stripe/gateway.ts'
import { syncTimeOf } from '#server/accounts/subscription.domain.ts'
import type { SubscriptionRow } from '#server/accounts/subscriptions.queries.ts'
import { findSubscriptionOfCustomer, saveSubscription } from './billing.repository.ts'
import { changeSubscription } from './billing.service.ts'

export type SyncCustomer = (customerId: string) => Promise<{ isAtUnknownPrice: boolean }>

/**
 * Copies what the payment provider says about a customer. Safe to call any time and repeatedly: syncs of one customer
 * never overlap, and calls during a sync share the next one, so the last sync to start is the last to be written.
 */
export function createSyncing(deps: {
  db: Database
  clock: Clock
  log: Log
  requirePayments: () => PaymentsGateway
  turns: Turns
  wakeJobs: () => void
}): SyncCustomer {
  const { db, clock, log } = deps
  const runLatest = createLatestRuns<{ isAtUnknownPrice: boolean }>()

  async function look(customerId: string): Promise<{ isAtUnknownPrice: boolean }> {
    const found = await findOrKeep(customerId)
    const now = clock.now()
    const before = await db.transaction((tx) => record(tx, { customerId, found, now }))
    deps.wakeJobs()
    if (found && !before) log.error({ customerId }, 'a subscription is running for an unknown customer')
    if (before && found !== 'unknown_price' && found?.isOneOfSeveral && !before.hasSeveral)
      log.error({ customerId }, 'a customer pays for more than one subscription: cancel and refund one at Stripe')
    return { isAtUnknownPrice: found === 'unknown_price' }
  }

  async function findOrKeep(customerId: string): Promise<ProviderSubscription | 'unknown_price' | null> {
    try {
      return await deps.requirePayments().findSubscription(customerId)
    } catch (error) {
      if (!(error instanceof UnknownPrice)) throw error
      const { priceId } = error
      log.error({ customerId, priceId }, 'a subscription has a price that no plan has: the plan is unchanged')
      return 'unknown_price'
    }
  }

  return (customerId) =>
    runLatest(customerId, () => deps.turns(`subscription of ${customerId}`, () => look(customerId)))
}

/** The state before; undefined for an unknown customer. */
function* record(
  tx: Tx,
  look: { customerId: string; found: ProviderSubscription | 'unknown_price' | null; now: Date },
): Transactional<SubscriptionRow | undefined> {
  const { customerId, found, now } = look
  const before = yield* findSubscriptionOfCustomer(tx, customerId)
  if (!before) return undefined
  const { userId } = before
  if (found === 'unknown_price') {
    yield* saveSubscription(tx, { userId, syncedAt: now })
    return before
  }
  const pastDueSince = earlier(found?.pastDueSince ?? null, before.pastDueSince)
  const change = {
    userId,
    plan: found?.plan ?? 'free',
    isCancelling: found?.isCancelling ?? false,
    periodEndsAt: found?.periodEndsAt ?? null,
    stripeSubscriptionId: found?.subscriptionId ?? null,
    interval: found?.interval ?? null,
    pastDueSince,
    hasSeveral: found?.isOneOfSeveral ?? false,
    syncedAt: now,
  } as const
  yield* changeSubscription(tx, change, now)
  if (!found) return before
  const runAt = syncTimeOf({ periodEndsAt: found.periodEndsAt, pastDueSince, now })
  const dedupeKey = `${customerId} ${runAt.toISOString()}`
  yield* enqueue(tx, { kind: 'billing.sync', dedupeKey, payload: { customerId }, now, runAt })
  return before
}

/** An overdue payment counts from when it was first noticed; null as soon as nothing is overdue. */
const earlier = (now: Date | null, before: Date | null): Date | null => (now && before && before < now ? before : now)
