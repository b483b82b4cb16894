import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import type { UserRow } from '#server/accounts/users.queries.ts'
import { closedAccounts, users } from '#server/db/schema/accounts.ts'

export function* insertUser(tx: Tx, user: Omit<UserRow, 'isEmailVerified'>): Transactional<void> {
  yield* run(tx.insert(users).values(user))
}

const selectByIdentity = prepared((tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.identityUid, placeholder('identityUid'))),
)

export function* findUserByIdentity(tx: Tx, identityUid: string): Transactional<UserRow | undefined> {
  const [found] = yield* selectByIdentity(tx, { identityUid })
  return found
}

export function* updateUserProfile(
  tx: Tx,
  { id, ...profile }: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'emailLanguage'>,
): Transactional<void> {
  yield* run(tx.update(users).set(profile).where(eq(users.id, id)))
}

export function* updateUserEmail(tx: Tx, { id, email }: { id: string; email: string }): Transactional<void> {
  yield* run(tx.update(users).set({ email, isEmailVerified: false }).where(eq(users.id, id)))
}

export function* markEmailVerified(tx: Tx, { id, email }: { id: string; email: string }): Transactional<void> {
  yield* run(
    tx
      .update(users)
      .set({ isEmailVerified: true })
      .where(and(eq(users.id, id), eq(users.email, email))),
  )
}

/**
 * Makes a closed account's user unknown to the identity service, and frees its address, until all its rows are deleted.
 */
export function* disownUser(tx: Tx, { id, identityUid }: Pick<UserRow, 'id' | 'identityUid'>): Transactional<void> {
  const disowned = disownedIdentity(identityUid)
  const nobody = { identityUid: disowned, email: `${disowned}@closed.invalid`, firstName: '', lastName: '' }
  yield* run(tx.update(users).set(nobody).where(eq(users.id, id)))
}

export const findDisownedUser = (tx: Tx, identityUid: string): Transactional<UserRow | undefined> =>
  findUserByIdentity(tx, disownedIdentity(identityUid))

const disownedIdentity = (identityUid: string) => `closed-${identityUid}`

export function* deleteUser(tx: Tx, id: string): Transactional<void> {
  yield* run(tx.delete(users).where(eq(users.id, id)))
}

export function* insertClosedAccount(tx: Tx, account: typeof closedAccounts.$inferInsert): Transactional<void> {
  yield* run(tx.insert(closedAccounts).values(account).onConflictDoNothing())
}

export function* isClosedAccount(tx: Tx, identityUid: string): Transactional<boolean> {
  const found = yield* run(tx.select().from(closedAccounts).where(eq(closedAccounts.identityUid, identityUid)))
  return found.length > 0
}

export function* deleteClosedAccount(tx: Tx, identityUid: string): Transactional<void> {
  yield* run(tx.delete(closedAccounts).where(eq(closedAccounts.identityUid, identityUid)))
}
