import type { Sql, Work } from '#server/db/database.ts'
import { findSubscription, type Subscription } from './billing.repository.ts'

/** The plan that a workspace stands on; free without a subscription. */
export function* getSubscription(sql: Sql, workspaceId: string): Work<Subscription> {
  return (yield* findSubscription(sql, workspaceId)) ?? { plan: 'free', isCancelling: false }
}
