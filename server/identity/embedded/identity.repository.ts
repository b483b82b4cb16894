import { and, type Column, desc, eq, inArray, lt, placeholder, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { identityAccounts, identityKeys, identityRefreshTokens } from '#server/db/schema/identity.ts'

export type AccountRow = typeof identityAccounts.$inferSelect
export type KeyRow = typeof identityKeys.$inferSelect
type RefreshTokenRow = typeof identityRefreshTokens.$inferSelect

/** False when the e-mail address has an account already. */
export function* insertAccount(sql: Sql, account: typeof identityAccounts.$inferInsert): Work<boolean> {
  const inserted = yield* run(
    sql
      .insert(identityAccounts)
      .values(account)
      .onConflictDoNothing({ target: identityAccounts.email })
      .returning({ uid: identityAccounts.uid }),
  )
  return inserted.length === 1
}

const selectAccount = prepared((sql) =>
  sql
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.uid, placeholder('uid'))),
)

export function* findAccount(sql: Sql, uid: string): Work<AccountRow | undefined> {
  const [account] = yield* selectAccount(sql, { uid })
  return account
}

export function* findAccountByEmail(sql: Sql, email: string): Work<AccountRow | undefined> {
  const [account] = yield* run(sql.select().from(identityAccounts).where(eq(identityAccounts.email, email)))
  return account
}

/** Undefined when the account was disabled, deleted or given another password since its password was checked. */
export function* recordLogin(
  sql: Sql,
  { uid, passwordHash, now }: { uid: string; passwordHash: string; now: Date },
): Work<AccountRow | undefined> {
  const [account] = yield* run(
    sql
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
    'displayName' | 'email' | 'isDisabled' | 'isEmailVerified' | 'passwordHash' | 'passwordUpdatedAt' | 'validSince'
  >
>

/** What is left out stays. Undefined when there is no such account. */
export function* changeAccount(sql: Sql, uid: string, change: AccountChange): Work<AccountRow | undefined> {
  const [account] = yield* run(
    sql.update(identityAccounts).set(change).where(eq(identityAccounts.uid, uid)).returning(),
  )
  return account
}

export function* removeAccount(sql: Sql, uid: string): Work<void> {
  yield* run(sql.delete(identityAccounts).where(eq(identityAccounts.uid, uid)))
}

export function* insertRefreshToken(sql: Sql, token: RefreshTokenRow): Work<void> {
  yield* run(sql.insert(identityRefreshTokens).values(token))
}

export function* removeRefreshTokens(sql: Sql, uid: string): Work<void> {
  yield* run(sql.delete(identityRefreshTokens).where(eq(identityRefreshTokens.uid, uid)))
}

/** Removes the tokens of sessions that began before their account's sessions count. */
export function* removeEndedRefreshTokens(sql: Sql): Work<void> {
  const ended = sql
    .select({ tokenHash: identityRefreshTokens.tokenHash })
    .from(identityRefreshTokens)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identityRefreshTokens.uid))
    .where(expression`${identityRefreshTokens.authenticatedAt} / 1000 < ${identityAccounts.validSince} / 1000`)
  yield* run(sql.delete(identityRefreshTokens).where(inArray(identityRefreshTokens.tokenHash, ended)))
}

export function* removeRefreshTokensMadeBefore(sql: Sql, instant: Date): Work<void> {
  yield* run(sql.delete(identityRefreshTokens).where(lt(identityRefreshTokens.createdAt, instant)))
}

export function* findRefreshToken(
  sql: Sql,
  tokenHash: string,
): Work<{ account: AccountRow; authenticatedAt: Date } | undefined> {
  const [found] = yield* run(
    sql
      .select({ account: identityAccounts, authenticatedAt: identityRefreshTokens.authenticatedAt })
      .from(identityRefreshTokens)
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identityRefreshTokens.uid))
      .where(eq(identityRefreshTokens.tokenHash, tokenHash)),
  )
  return found
}

/** Newest first. */
export function* listKeys(sql: Sql): Work<KeyRow[]> {
  return yield* run(sql.select().from(identityKeys).orderBy(desc(identityKeys.createdAt)))
}

export function* insertKey(sql: Sql, key: KeyRow): Work<void> {
  yield* run(sql.insert(identityKeys).values(key))
}

export function* removeKeys(sql: Sql, kids: readonly string[]): Work<void> {
  yield* run(sql.delete(identityKeys).where(inArray(identityKeys.kid, kids)))
}

/** Lets nothing of accounts, sessions and keys be later than now. */
export function* bringSignInsBack(sql: Sql, now: Date): Work<void> {
  const notAfter = (column: Column) => expression`min(${column}, ${now.getTime()})`
  yield* run(
    sql.update(identityAccounts).set({
      createdAt: notAfter(identityAccounts.createdAt),
      lastLoginAt: notAfter(identityAccounts.lastLoginAt),
      passwordUpdatedAt: notAfter(identityAccounts.passwordUpdatedAt),
      validSince: notAfter(identityAccounts.validSince),
    }),
  )
  yield* run(
    sql.update(identityRefreshTokens).set({
      authenticatedAt: notAfter(identityRefreshTokens.authenticatedAt),
      createdAt: notAfter(identityRefreshTokens.createdAt),
    }),
  )
  yield* run(sql.update(identityKeys).set({ createdAt: notAfter(identityKeys.createdAt) }))
}
