import type { Language } from '#shared/languages.ts'
import { eq, type Placeholder, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

const selectUser = prepared((tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.id, placeholder('id'))),
)

export function* findUser(tx: Tx, id: string): Transactional<UserRow | undefined> {
  const [found] = yield* selectUser(tx, { id })
  return found
}

/** A user's full name, for a statement that stores it; null when there is no such user. */
export const nameOfUser = (id: Placeholder | string | null) =>
  sql<string | null>`(select trim(trim(first_name) || ' ' || trim(last_name)) from users where id = ${id})`

/** `email` is in lower case. */
export function* findUserByEmail(tx: Tx, email: string): Transactional<UserRow | undefined> {
  const [found] = yield* run(tx.select().from(users).where(eq(users.email, email)))
  return found
}

/** The language of the emails about an account at the identity service; undefined before it has a user. */
export function* findEmailLanguage(tx: Tx, identityUid: string): Transactional<Language | undefined> {
  const [found] = yield* run(
    tx.select({ language: users.emailLanguage }).from(users).where(eq(users.identityUid, identityUid)),
  )
  return found?.language
}
