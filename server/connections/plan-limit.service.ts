import { type PlanName, plans } from '#shared/plans.ts'
import { findActiveWorkspace } from '#server/accounts/freezing.queries.ts'
import { getPayer } from '#server/accounts/memberships.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { fitToLimit } from './connections.domain.ts'
import { type LinkedRow, listLinkedOfOwner, updateConnection } from './connections.repository.ts'

/**
 * The links of all workspaces of a payer: those of the active one go first, and then the oldest. Call it in the transaction of
 * every change of plan or of the active workspace, and of every link that starts or ends.
 */
export function* fitConnectionsToPlan(
  tx: Tx,
  { payerId, plan }: { payerId: string; plan: PlanName },
): Transactional<void> {
  const active = yield* findActiveWorkspace(tx, payerId)
  const isFrozen = (row: LinkedRow) => plans[plan].limits.workspaces !== null && row.workspaceId !== active
  const oldestFirst = yield* listLinkedOfOwner(tx, payerId)
  const linked = [...oldestFirst.filter((row) => !isFrozen(row)), ...oldestFirst.filter(isFrozen)].map((row) => ({
    ...row,
    lacksSecret: row.kind === 'webhook' && row.sealedSecret === null,
  }))
  for (const { link, status } of fitToLimit(linked, plans[plan].limits.connectedAccounts)) {
    yield* updateConnection(tx, { workspaceId: link.workspaceId, id: link.id, status })
  }
}

/** The same, for the payer of a workspace. */
export function* fitConnections(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  const { payerId, subscription } = yield* getPayer(tx, { workspaceId, now })
  yield* fitConnectionsToPlan(tx, { payerId, plan: subscription.plan })
}
