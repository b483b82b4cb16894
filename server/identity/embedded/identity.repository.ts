import { and, desc, eq, inArray, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityAccounts, identityKeys } from '#server/db/schema/identity.ts'

export type AccountRow = typeof identityAccounts.$inferSelect
export type KeyRow = typeof identityKeys.$inferSelect

/** False when the email address already has an account. */
export function* insertAccount(tx: Tx, account: typeof identityAccounts.$inferInsert): Transactional<boolean> {
  const inserted = yield* run(
    tx
      .insert(identityAccounts)
      .values(account)
      .onConflictDoNothing({ target: identityAccounts.email })
      .returning({ uid: identityAccounts.uid }),
  )
  return inserted.length === 1
}

const selectAccount = prepared((tx) =>
  tx
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.uid, placeholder('uid'))),
)

export function* findAccount(tx: Tx, uid: string): Transactional<AccountRow | undefined> {
  const [account] = yield* selectAccount(tx, { uid })
  return account
}

export function* findAccountByEmail(tx: Tx, email: string): Transactional<AccountRow | undefined> {
  const [account] = yield* run(tx.select().from(identityAccounts).where(eq(identityAccounts.email, email)))
  return account
}

/** Undefined when the account was disabled or deleted, or its password changed, since the password was checked. */
export function* recordLogin(
  tx: Tx,
  { uid, passwordHash, now }: { uid: string; passwordHash: string; now: Date },
): Transactional<AccountRow | undefined> {
  const [account] = yield* run(
    tx
      .update(identityAccounts)
      .set({ lastLoginAt: now })
      .where(
        and(
          eq(identityAccounts.uid, uid),
          eq(identityAccounts.passwordHash, passwordHash),
          eq(identityAccounts.isDisabled, false),
        ),
      )
      .returning(),
  )
  return account
}

type AccountChange = Partial<
  Pick<
    AccountRow,
    | 'displayName'
    | 'email'
    | 'isDisabled'
    | 'isEmailVerified'
    | 'lastLoginAt'
    | 'passwordHash'
    | 'passwordUpdatedAt'
    | 'validSince'
  >
>

/** Fields left out stay the same. Undefined when there is no such account. */
export function* changeAccount(tx: Tx, uid: string, change: AccountChange): Transactional<AccountRow | undefined> {
  const [account] = yield* run(tx.update(identityAccounts).set(change).where(eq(identityAccounts.uid, uid)).returning())
  return account
}

export function* removeAccount(tx: Tx, uid: string): Transactional<void> {
  yield* run(tx.delete(identityAccounts).where(eq(identityAccounts.uid, uid)))
}

/** Newest first. */
export function* listKeys(tx: Tx): Transactional<KeyRow[]> {
  return yield* run(tx.select().from(identityKeys).orderBy(desc(identityKeys.createdAt)))
}

export function* insertKey(tx: Tx, key: KeyRow): Transactional<void> {
  yield* run(tx.insert(identityKeys).values(key))
}

export function* removeKeys(tx: Tx, kids: readonly string[]): Transactional<void> {
  yield* run(tx.delete(identityKeys).where(inArray(identityKeys.kid, kids)))
}
