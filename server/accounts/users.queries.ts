import type { Language } from '#shared/languages.ts'
import { eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

export function* findUser(tx: Tx, id: string): Transactional<UserRow | undefined> {
  const [found] = yield* run(tx.select().from(users).where(eq(users.id, id)))
  return found
}

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
