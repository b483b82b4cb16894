import { eq, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'

export type UserRow = typeof users.$inferSelect

export function* insertUser(sql: Sql, user: UserRow): Work<void> {
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
