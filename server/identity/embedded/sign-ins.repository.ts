import { and, eq, gt, lt } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityAccounts, identitySignIns } from '#server/db/schema/identity.ts'
import type { AccountRow } from './identity.repository.ts'

export type SignInRow = typeof identitySignIns.$inferSelect

export function* insertSignIn(tx: Tx, signIn: SignInRow): Transactional<void> {
  yield* run(tx.insert(identitySignIns).values(signIn))
}

export function* findSignIn(
  tx: Tx,
  { tokenHash, kind }: Pick<SignInRow, 'tokenHash' | 'kind'>,
): Transactional<{ signIn: SignInRow; account: AccountRow } | undefined> {
  const [found] = yield* run(
    tx
      .select({ signIn: identitySignIns, account: identityAccounts })
      .from(identitySignIns)
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySignIns.uid))
      .where(and(eq(identitySignIns.tokenHash, tokenHash), eq(identitySignIns.kind, kind))),
  )
  return found
}

/** Sign-ins whose password was right and whose second factor is missing. */
export function* listPendingSignIns(tx: Tx, { uid, now }: { uid: string; now: Date }): Transactional<SignInRow[]> {
  const { uid: owner, kind, expiresAt } = identitySignIns
  return yield* run(
    tx
      .select()
      .from(identitySignIns)
      .where(and(eq(owner, uid), eq(kind, 'pending'), gt(expiresAt, now))),
  )
}

export function* removeSignIn(tx: Tx, tokenHash: string): Transactional<void> {
  yield* run(tx.delete(identitySignIns).where(eq(identitySignIns.tokenHash, tokenHash)))
}

export function* removeSignInsExpiredBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identitySignIns).where(lt(identitySignIns.expiresAt, instant)))
}
