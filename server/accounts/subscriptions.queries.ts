import { eq, placeholder } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import type { SubscriptionRecord } from './subscription.domain.ts'

export type SubscriptionRow = SubscriptionRecord & { userId: string }

const selectOfWorkspace = prepared((tx) =>
  tx
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.ownerUserId, subscriptions.userId))
    .where(eq(workspaces.id, placeholder('workspaceId'))),
)

const selectOfUser = prepared((tx) =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, placeholder('userId'))),
)

/** What the user pays for; undefined if there never was anything. */
export function* findSubscriptionOfUser(tx: Tx, userId: string): Transactional<SubscriptionRow | undefined> {
  const [found] = yield* selectOfUser(tx, { userId })
  return found
}

/** The subscription of the user who pays for the workspace; undefined if there never was one. */
export function* findSubscriptionOfWorkspace(tx: Tx, workspaceId: string): Transactional<SubscriptionRow | undefined> {
  const [found] = yield* selectOfWorkspace(tx, { workspaceId })
  return found?.subscription
}
