import { type PlanName, plans } from '#shared/plans.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { fitToLimit } from './connections.domain.ts'
import { listLinked, updateConnection } from './connections.repository.ts'

/** Call it in the transaction of every change of plan, and of every link that starts or ends. */
export function* fitConnectionsToPlan(
  tx: Tx,
  { workspaceId, plan }: { workspaceId: string; plan: PlanName },
): Transactional<void> {
  const linked = (yield* listLinked(tx, workspaceId)).map((row) => ({
    ...row,
    lacksSecret: row.kind === 'webhook' && row.sealedSecret === null,
  }))
  for (const { link, status } of fitToLimit(linked, plans[plan].limits.connectedAccounts)) {
    yield* updateConnection(tx, { workspaceId, id: link.id, status })
  }
}
