import { eq, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { subscriptions, workspaces } from '#server/db/schema.ts'
import type { PlanName } from '#shared/plans.ts'

export type Subscription = { plan: PlanName; isCancelling: boolean }

const selectOfWorkspace = prepared((sql) =>
  sql
    .select({ plan: subscriptions.plan, isCancelling: subscriptions.isCancelling })
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.ownerUserId, subscriptions.userId))
    .where(eq(workspaces.id, placeholder('workspaceId'))),
)

/** The subscription of whoever pays for the workspace; undefined while there never was one. */
export function* findSubscription(sql: Sql, workspaceId: string): Work<Subscription | undefined> {
  const [found] = yield* selectOfWorkspace(sql, { workspaceId })
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
