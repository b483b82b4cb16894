import { and, asc, eq, gt, isNull, lt } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityAccounts, identityChallenges, identityPasskeys } from '#server/db/schema/identity.ts'
import type { AccountRow } from './identity.repository.ts'

export type PasskeyRow = typeof identityPasskeys.$inferSelect

/** The oldest first. */
export function* listPasskeysOf(tx: Tx, uid: string): Transactional<PasskeyRow[]> {
  return yield* run(
    tx
      .select()
      .from(identityPasskeys)
      .where(eq(identityPasskeys.uid, uid))
      .orderBy(asc(identityPasskeys.createdAt), asc(identityPasskeys.id)),
  )
}

/** False when the authenticator's credential is known already. */
export function* insertPasskey(tx: Tx, passkey: PasskeyRow): Transactional<boolean> {
  const inserted = yield* run(
    tx
      .insert(identityPasskeys)
      .values(passkey)
      .onConflictDoNothing({ target: identityPasskeys.credentialId })
      .returning({ id: identityPasskeys.id }),
  )
  return inserted.length === 1
}

export function* findPasskeyByCredential(
  tx: Tx,
  credentialId: string,
): Transactional<{ passkey: PasskeyRow; account: AccountRow } | undefined> {
  const [found] = yield* run(
    tx
      .select({ passkey: identityPasskeys, account: identityAccounts })
      .from(identityPasskeys)
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identityPasskeys.uid))
      .where(eq(identityPasskeys.credentialId, credentialId)),
  )
  return found
}

const ownPasskey = ({ uid, id }: Pick<PasskeyRow, 'uid' | 'id'>) =>
  and(eq(identityPasskeys.uid, uid), eq(identityPasskeys.id, id))

/** Undefined when the owner has no such passkey. */
export function* changePasskey(
  tx: Tx,
  { uid, id, ...change }: Pick<PasskeyRow, 'uid' | 'id'> & Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt'>>,
): Transactional<PasskeyRow | undefined> {
  const [passkey] = yield* run(tx.update(identityPasskeys).set(change).where(ownPasskey({ uid, id })).returning())
  return passkey
}

/** Undefined when the owner has no such passkey. */
export function* deletePasskey(tx: Tx, owned: Pick<PasskeyRow, 'uid' | 'id'>): Transactional<PasskeyRow | undefined> {
  const [passkey] = yield* run(tx.delete(identityPasskeys).where(ownPasskey(owned)).returning())
  return passkey
}

export function* insertChallenge(tx: Tx, challenge: typeof identityChallenges.$inferSelect): Transactional<void> {
  yield* run(tx.insert(identityChallenges).values(challenge))
}

/** Uses up a challenge. False when it was never given to this owner (null: for a sign-in), was used, or expired. */
export function* takeChallenge(
  tx: Tx,
  { challengeHash, uid, now }: { challengeHash: string; uid: string | null; now: Date },
): Transactional<boolean> {
  const taken = yield* run(
    tx
      .delete(identityChallenges)
      .where(
        and(
          eq(identityChallenges.challengeHash, challengeHash),
          uid === null ? isNull(identityChallenges.uid) : eq(identityChallenges.uid, uid),
          gt(identityChallenges.expiresAt, now),
        ),
      )
      .returning({ challengeHash: identityChallenges.challengeHash }),
  )
  return taken.length === 1
}

export function* removeChallengesExpiredBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identityChallenges).where(lt(identityChallenges.expiresAt, instant)))
}
