import { and, eq, lt } from 'drizzle-orm'
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

export function* removeSignIn(tx: Tx, tokenHash: string): Transactional<void> {
  yield* run(tx.delete(identitySignIns).where(eq(identitySignIns.tokenHash, tokenHash)))
}

export function* removeSignInsExpiredBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identitySignIns).where(lt(identitySignIns.expiresAt, instant)))
}
