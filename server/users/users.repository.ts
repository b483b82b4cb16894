import { and, eq, isNull, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { closedAccounts, users } from '#server/db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

export function* insertUser(sql: Sql, user: Omit<UserRow, 'checklistDismissedAt' | 'isEmailVerified'>): Work<void> {
  yield* run(sql.insert(users).values(user))
}

const selectByIdentity = prepared((sql) =>
  sql
    .select()
    .from(users)
    .where(eq(users.identityUid, placeholder('identityUid'))),
)

export function* findUserByIdentity(sql: Sql, identityUid: string): Work<UserRow | undefined> {
  const [found] = yield* selectByIdentity(sql, { identityUid })
  return found
}

export function* findUser(sql: Sql, id: string): Work<UserRow | undefined> {
  const [found] = yield* run(sql.select().from(users).where(eq(users.id, id)))
  return found
}

export function* updateUserNames(
  sql: Sql,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Work<void> {
  yield* run(sql.update(users).set({ firstName, lastName }).where(eq(users.id, id)))
}

export function* updateUserEmail(sql: Sql, { id, email }: { id: string; email: string }): Work<void> {
  yield* run(sql.update(users).set({ email, isEmailVerified: false }).where(eq(users.id, id)))
}

export function* markEmailVerified(sql: Sql, { id, email }: { id: string; email: string }): Work<void> {
  yield* run(
    sql
      .update(users)
      .set({ isEmailVerified: true })
      .where(and(eq(users.id, id), eq(users.email, email))),
  )
}

export function* findUserByEmail(sql: Sql, email: string): Work<UserRow | undefined> {
  const [found] = yield* run(sql.select().from(users).where(eq(users.email, email)))
  return found
}

export function* deleteUser(sql: Sql, id: string): Work<void> {
  yield* run(sql.delete(users).where(eq(users.id, id)))
}

export function* insertClosedAccount(sql: Sql, account: typeof closedAccounts.$inferInsert): Work<void> {
  yield* run(sql.insert(closedAccounts).values(account).onConflictDoNothing())
}

export function* isClosedAccount(sql: Sql, identityUid: string): Work<boolean> {
  const found = yield* run(sql.select().from(closedAccounts).where(eq(closedAccounts.identityUid, identityUid)))
  return found.length > 0
}

export function* deleteClosedAccount(sql: Sql, identityUid: string): Work<void> {
  yield* run(sql.delete(closedAccounts).where(eq(closedAccounts.identityUid, identityUid)))
}

/** The first time counts. */
export function* dismissChecklist(sql: Sql, { userId, now }: { userId: string; now: Date }): Work<void> {
  yield* run(
    sql
      .update(users)
      .set({ checklistDismissedAt: now })
      .where(and(eq(users.id, userId), isNull(users.checklistDismissedAt))),
  )
}
