import { eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import type { SubscriptionRecord } from '#server/accounts/subscription.domain.ts'
import type { SubscriptionRow } from '#server/accounts/subscriptions.queries.ts'

export function* findSubscriptionOfCustomer(tx: Tx, customerId: string): Transactional<SubscriptionRow | undefined> {
  const [found] = yield* run(tx.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId)))
  return found
}

/** Changes the given fields and leaves the others. */
export function* saveSubscription(
  tx: Tx,
  { userId, ...changes }: Partial<SubscriptionRecord> & { userId: string },
): Transactional<void> {
  yield* run(
    tx
      .insert(subscriptions)
      .values({ userId, plan: 'free', ...changes })
      .onConflictDoUpdate({ target: subscriptions.userId, set: changes }),
  )
}
