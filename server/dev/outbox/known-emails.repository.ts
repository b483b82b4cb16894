import { eq, isInJson, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { closedAccounts } from '#server/db/schema/accounts.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { identityAccounts, identityCodes } from '#server/db/schema/identity.ts'

/** The account that a code is for; undefined when there is no such code. */
export function* findAccountOfCode(tx: Tx, codeId: string): Transactional<string | undefined> {
  const [found] = yield* run(
    tx.select({ uid: identityCodes.uid }).from(identityCodes).where(eq(identityCodes.id, codeId)),
  )
  return found?.uid
}

/** Those of the messages that were not erased. */
export function* listKnownMessages(tx: Tx, ids: readonly string[]): Transactional<string[]> {
  const rows = yield* run(
    tx
      .select({ id: emailMessages.id })
      .from(emailMessages)
      .where(isInJson(emailMessages.id, JSON.stringify(ids))),
  )
  return rows.map(({ id }) => id)
}

/** Those of the accounts that were not closed. */
export function* listOpenAccounts(tx: Tx, uids: readonly string[]): Transactional<string[]> {
  const rows = yield* run(
    tx
      .select({ uid: identityAccounts.uid })
      .from(identityAccounts)
      .where(
        sql`${isInJson(identityAccounts.uid, JSON.stringify(uids))}
          and ${identityAccounts.uid} not in (select ${closedAccounts.identityUid} from ${closedAccounts})`,
      ),
  )
  return rows.map(({ uid }) => uid)
}
