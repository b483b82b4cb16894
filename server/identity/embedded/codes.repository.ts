import { and, eq, lt } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { identityAccounts, identityCodes } from '#server/db/schema.ts'
import type { AccountRow } from './identity.repository.ts'

export type CodeRow = typeof identityCodes.$inferSelect

export function* insertCode(sql: Sql, code: CodeRow): Work<void> {
  yield* run(sql.insert(identityCodes).values(code))
}

export function* findCode(sql: Sql, id: string): Work<{ code: CodeRow; account: AccountRow } | undefined> {
  const [found] = yield* run(
    sql
      .select({ code: identityCodes, account: identityAccounts })
      .from(identityCodes)
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identityCodes.uid))
      .where(eq(identityCodes.id, id)),
  )
  return found
}

/** Takes all codes of an account out of use, or those of one purpose. */
export function* removeCodes(sql: Sql, { uid, purpose }: { uid: string; purpose?: CodeRow['purpose'] }): Work<void> {
  yield* run(
    sql.delete(identityCodes).where(and(eq(identityCodes.uid, uid), purpose && eq(identityCodes.purpose, purpose))),
  )
}

export function* removeCodesExpiredBefore(sql: Sql, instant: Date): Work<void> {
  yield* run(sql.delete(identityCodes).where(lt(identityCodes.expiresAt, instant)))
}
