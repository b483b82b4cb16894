import { and, eq, gt, lt } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { identityAccounts, identityCodes } from '#server/db/schema/identity.ts'
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

export function* hasCodeMadeAfter(
  sql: Sql,
  { uid, purpose, instant }: { uid: string; purpose: CodeRow['purpose']; instant: Date },
): Work<boolean> {
  const [newer] = yield* run(
    sql
      .select({ id: identityCodes.id })
      .from(identityCodes)
      .where(and(eq(identityCodes.uid, uid), eq(identityCodes.purpose, purpose), gt(identityCodes.createdAt, instant)))
      .limit(1),
  )
  return newer !== undefined
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
