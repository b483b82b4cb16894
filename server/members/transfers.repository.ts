import { and, eq, lte, or } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { ownershipTransfers } from '#server/db/schema/members.ts'

export type TransferRow = typeof ownershipTransfers.$inferSelect

export function* findTransfer(tx: Tx, workspaceId: string): Transactional<TransferRow | undefined> {
  const [found] = yield* run(
    tx.select().from(ownershipTransfers).where(eq(ownershipTransfers.workspaceId, workspaceId)),
  )
  return found
}

export function* insertTransfer(tx: Tx, transfer: TransferRow): Transactional<void> {
  yield* run(tx.insert(ownershipTransfers).values(transfer))
}

export function* deleteTransfer(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(ownershipTransfers).where(eq(ownershipTransfers.workspaceId, workspaceId)))
}

/** Of somebody who is no longer a member. */
export function* deleteTransfersOf(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Transactional<void> {
  const isOf = or(eq(ownershipTransfers.toUserId, userId), eq(ownershipTransfers.fromUserId, userId))
  yield* run(tx.delete(ownershipTransfers).where(and(eq(ownershipTransfers.workspaceId, workspaceId), isOf)))
}

export function* deleteTransfersBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(ownershipTransfers).where(lte(ownershipTransfers.expiresAt, instant)))
}
