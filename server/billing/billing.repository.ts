import { eq, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import type { SubscriptionRecord } from './billing.domain.ts'

export type SubscriptionRow = SubscriptionRecord & { userId: string }

const selectOfWorkspace = prepared((sql) =>
  sql
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.ownerUserId, subscriptions.userId))
    .where(eq(workspaces.id, placeholder('workspaceId'))),
)

/** The subscription of whoever pays for the workspace; undefined while there never was one. */
export function* findSubscriptionOfWorkspace(sql: Sql, workspaceId: string): Work<SubscriptionRow | undefined> {
  const [found] = yield* selectOfWorkspace(sql, { workspaceId })
  return found?.subscription
}

export function* findSubscription(sql: Sql, userId: string): Work<SubscriptionRow | undefined> {
  const [found] = yield* run(sql.select().from(subscriptions).where(eq(subscriptions.userId, userId)))
  return found
}

export function* findSubscriptionOfCustomer(sql: Sql, customerId: string): Work<SubscriptionRow | undefined> {
  const [found] = yield* run(sql.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId)))
  return found
}

/** Changes what is given and leaves the rest. */
export function* saveSubscription(
  sql: Sql,
  { userId, ...changes }: Partial<SubscriptionRecord> & { userId: string },
): Work<void> {
  yield* run(
    sql
      .insert(subscriptions)
      .values({ userId, plan: 'free', ...changes })
      .onConflictDoUpdate({ target: subscriptions.userId, set: changes }),
  )
}
