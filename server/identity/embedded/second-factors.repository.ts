import { and, count, eq, gte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityPasskeys, identityRecoveryCodes, identitySecondFactors } from '#server/db/schema/identity.ts'

export type SecondFactorRow = typeof identitySecondFactors.$inferSelect

export function* findSecondFactorOf(tx: Tx, uid: string): Transactional<SecondFactorRow | undefined> {
  const [factor] = yield* run(tx.select().from(identitySecondFactors).where(eq(identitySecondFactors.uid, uid)))
  return factor
}

export function* insertSecondFactor(tx: Tx, factor: SecondFactorRow): Transactional<void> {
  yield* run(tx.insert(identitySecondFactors).values(factor))
}

export function* recordStep(tx: Tx, { id, lastStep }: Pick<SecondFactorRow, 'id' | 'lastStep'>): Transactional<void> {
  yield* run(tx.update(identitySecondFactors).set({ lastStep }).where(eq(identitySecondFactors.id, id)))
}

/** Removes the recovery codes too: there is nothing left that they could replace. */
export function* removeSecondFactor(tx: Tx, { id, uid }: Pick<SecondFactorRow, 'id' | 'uid'>): Transactional<void> {
  yield* run(tx.delete(identitySecondFactors).where(eq(identitySecondFactors.id, id)))
  yield* run(tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.uid, uid)))
}

export function* replaceRecoveryCodes(
  tx: Tx,
  { uid, codeHashes, now }: { uid: string; codeHashes: readonly string[]; now: Date },
): Transactional<void> {
  yield* run(tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.uid, uid)))
  const rows = codeHashes.map((codeHash) => ({ uid, codeHash, createdAt: now }))
  yield* run(tx.insert(identityRecoveryCodes).values(rows))
}

export function* countRecoveryCodes(tx: Tx, uid: string): Transactional<number> {
  const [found] = yield* run(
    tx.select({ left: count() }).from(identityRecoveryCodes).where(eq(identityRecoveryCodes.uid, uid)),
  )
  return found?.left ?? 0
}

/** False when the owner has no such code. */
export function* removeRecoveryCode(
  tx: Tx,
  { uid, codeHash }: { uid: string; codeHash: string },
): Transactional<boolean> {
  const removed = yield* run(
    tx
      .delete(identityRecoveryCodes)
      .where(and(eq(identityRecoveryCodes.uid, uid), eq(identityRecoveryCodes.codeHash, codeHash)))
      .returning({ uid: identityRecoveryCodes.uid }),
  )
  return removed.length === 1
}

/** Removes the authenticator app, recovery codes and passkeys that were made at or after `instant`. */
export function* removeFactorsMadeSince(tx: Tx, { uid, instant }: { uid: string; instant: Date }): Transactional<void> {
  const { uid: owner, enrolledAt } = identitySecondFactors
  yield* run(tx.delete(identitySecondFactors).where(and(eq(owner, uid), gte(enrolledAt, instant))))
  for (const table of [identityRecoveryCodes, identityPasskeys]) {
    yield* run(tx.delete(table).where(and(eq(table.uid, uid), gte(table.createdAt, instant))))
  }
}
