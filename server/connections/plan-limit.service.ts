import { type PlanName, plans } from '#shared/plans.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { fitToLimit } from './connections.domain.ts'
import { listLinked, updateConnection } from './connections.repository.ts'

/** To be called in the transaction of every change of plan, and of every link that ends or begins. */
export function* fitConnectionsToPlan(
  sql: Sql,
  { workspaceId, plan }: { workspaceId: string; plan: PlanName },
): Work<void> {
  const linked = (yield* listLinked(sql, workspaceId)).map((row) => ({
    ...row,
    lacksSecret: row.kind === 'webhook' && row.sealedSecret === null,
  }))
  for (const { link, status } of fitToLimit(linked, plans[plan].limits.connectedAccounts)) {
    yield* updateConnection(sql, { workspaceId, id: link.id, status })
  }
}
