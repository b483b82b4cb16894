import { and, desc, eq, gt, lt, ne } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { identityAccounts, identityCodes } from '#server/db/schema/identity.ts'
import type { AccountRow } from './identity.repository.ts'

export type CodeRow = typeof identityCodes.$inferSelect

export function* insertCode(tx: Tx, code: CodeRow): Transactional<void> {
  yield* run(tx.insert(identityCodes).values(code))
}

export function* findCode(tx: Tx, id: string): Transactional<{ code: CodeRow; account: AccountRow } | undefined> {
  const [found] = yield* run(
    tx
      .select({ code: identityCodes, account: identityAccounts })
      .from(identityCodes)
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identityCodes.uid))
      .where(eq(identityCodes.id, id)),
  )
  return found
}

export function* hasCodeMadeAfter(
  tx: Tx,
  { uid, purpose, instant }: { uid: string; purpose: CodeRow['purpose']; instant: Date },
): Transactional<boolean> {
  const [newer] = yield* run(
    tx
      .select({ id: identityCodes.id })
      .from(identityCodes)
      .where(and(eq(identityCodes.uid, uid), eq(identityCodes.purpose, purpose), gt(identityCodes.createdAt, instant)))
      .limit(1),
  )
  return newer !== undefined
}

/** The newest code of an account for one purpose that has not expired. */
export function* findCurrentCode(
  tx: Tx,
  { uid, purpose, now }: { uid: string; purpose: CodeRow['purpose']; now: Date },
): Transactional<CodeRow | undefined> {
  const [code] = yield* run(
    tx
      .select()
      .from(identityCodes)
      .where(and(eq(identityCodes.uid, uid), eq(identityCodes.purpose, purpose), gt(identityCodes.expiresAt, now)))
      .orderBy(desc(identityCodes.createdAt))
      .limit(1),
  )
  return code
}

/** Deletes the codes of an account for one purpose, or all but those that bring an address back. */
export function* removeCodes(
  tx: Tx,
  { uid, purpose }: { uid: string; purpose?: CodeRow['purpose'] },
): Transactional<void> {
  yield* run(
    tx
      .delete(identityCodes)
      .where(
        and(
          eq(identityCodes.uid, uid),
          purpose ? eq(identityCodes.purpose, purpose) : ne(identityCodes.purpose, 'RECOVER_EMAIL'),
        ),
      ),
  )
}

export function* removeCodesExpiredBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identityCodes).where(lt(identityCodes.expiresAt, instant)))
}
