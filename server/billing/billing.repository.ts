import { eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { subscriptions, workspaces } from '#server/db/schema.ts'
import type { PlanName } from '#shared/plans.ts'

export type Subscription = { plan: PlanName; isCancelling: boolean }

/** The subscription of whoever pays for the workspace; undefined while there never was one. */
export function* findSubscription(sql: Sql, workspaceId: string): Work<Subscription | undefined> {
  const [found] = yield* run(
    sql
      .select({ plan: subscriptions.plan, isCancelling: subscriptions.isCancelling })
      .from(subscriptions)
      .innerJoin(workspaces, eq(workspaces.ownerUserId, subscriptions.userId))
      .where(eq(workspaces.id, workspaceId)),
  )
  return found
}

export function* saveSubscription(
  sql: Sql,
  { userId, ...subscription }: Subscription & { userId: string },
): Work<void> {
  yield* run(
    sql
      .insert(subscriptions)
      .values({ userId, ...subscription })
      .onConflictDoUpdate({ target: subscriptions.userId, set: subscription }),
  )
}
