import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createLatestTurns } from '#server/kernel/latest-turns.ts'
import { type PaymentsGateway, type ProviderSubscription, UnknownPrice } from '#server/stripe/gateway.ts'
import { syncTimeOf } from './billing.domain.ts'
import { findSubscriptionOfCustomer, saveSubscription, type SubscriptionRow } from './billing.repository.ts'
import { changeSubscription } from './billing.service.ts'

export type SyncCustomer = (customerId: string) => Promise<{ isAtUnknownPrice: boolean }>

/**
 * Writes down what the payment provider says of a customer. Safe to call at any time and as often as one likes: one look at
 * a time for each customer, and those who come while it lasts share the next, so that the last look to begin is the last
 * that is written.
 */
export function createSyncing(deps: {
  db: Database
  clock: Clock
  log: Log
  requirePayments: () => PaymentsGateway
  wakeJobs: () => void
}): SyncCustomer {
  const { db, clock, log } = deps
  const takeLatestTurn = createLatestTurns<{ isAtUnknownPrice: boolean }>()

  async function look(customerId: string): Promise<{ isAtUnknownPrice: boolean }> {
    const found = await findOrKeep(customerId)
    const now = clock.now()
    const before = await db.transaction((sql) => record(sql, { customerId, found, now }))
    deps.wakeJobs()
    if (found && !before) log.error({ customerId }, 'a subscription runs for a customer whom nobody knows')
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
      log.error({ customerId, priceId }, 'a subscription runs at a price that no plan has: the plan stays as it was')
      return 'unknown_price'
    }
  }

  return (customerId) => takeLatestTurn(customerId, () => look(customerId))
}

/** What was known before; undefined for a customer whom nobody knows. */
function* record(
  sql: Sql,
  look: { customerId: string; found: ProviderSubscription | 'unknown_price' | null; now: Date },
): Work<SubscriptionRow | undefined> {
  const { customerId, found, now } = look
  const before = yield* findSubscriptionOfCustomer(sql, customerId)
  if (!before) return undefined
  const { userId } = before
  if (found === 'unknown_price') {
    yield* saveSubscription(sql, { userId, syncedAt: now })
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
  yield* changeSubscription(sql, change, now)
  if (!found) return before
  const runAt = syncTimeOf({ periodEndsAt: found.periodEndsAt, pastDueSince, now })
  const dedupeKey = `${customerId} ${runAt.toISOString()}`
  yield* enqueue(sql, { kind: 'billing.sync', dedupeKey, payload: { customerId }, now, runAt })
  return before
}

/** Whatever is owed now counts from when it was first seen to be; null as soon as nothing is. */
const earlier = (now: Date | null, before: Date | null): Date | null => (now && before && before < now ? before : now)
