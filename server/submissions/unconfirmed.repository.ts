import { and, asc, eq, gte, jsonText, lt, sql } from '#server/db/sql.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { unconfirmedAnswers } from '#server/db/schema/unconfirmed-answers.ts'

type Key = { workspaceId: string; id: string }
export type UnconfirmedRow = typeof unconfirmedAnswers.$inferSelect

const isRow = ({ workspaceId, id }: Key) =>
  and(eq(unconfirmedAnswers.workspaceId, workspaceId), eq(unconfirmedAnswers.id, id))

export function* insertUnconfirmed(tx: Tx, row: typeof unconfirmedAnswers.$inferInsert): Transactional<void> {
  yield* run(tx.insert(unconfirmedAnswers).values(row))
}

/**
 * Finds an answer by the id in the visitor's link, which grants access, so this read is not limited to a workspace. Older
 * ones are left out, and those of a workspace that is being deleted.
 */
export function* findUnconfirmedByLink(
  tx: Tx,
  { id, since }: { id: string; since: Date },
): Transactional<UnconfirmedRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(unconfirmedAnswers)
      .where(
        and(
          eq(unconfirmedAnswers.id, id),
          gte(unconfirmedAnswers.writtenAt, since),
          isOpenWorkspace(tx, unconfirmedAnswers.workspaceId),
        ),
      ),
  )
  return found
}

/** The answer with the same text that waits for the same (folded) address. */
export function* findSameUnconfirmed(
  tx: Tx,
  answer: { workspaceId: string; formId: string; text: string; email: string; since: Date },
): Transactional<UnconfirmedRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(unconfirmedAnswers)
      .where(
        and(
          eq(unconfirmedAnswers.workspaceId, answer.workspaceId),
          eq(unconfirmedAnswers.formId, answer.formId),
          gte(unconfirmedAnswers.writtenAt, answer.since),
          eq(sql`lower(${unconfirmedAnswers.customerEmail})`, answer.email),
          eq(jsonText(unconfirmedAnswers.written, 'text'), answer.text),
        ),
      )
      .orderBy(asc(unconfirmedAnswers.writtenAt))
      .limit(1),
  )
  return found
}

export function* saveSending(
  tx: Tx,
  key: Key,
  sending: Pick<UnconfirmedRow, 'customerEmail' | 'addressChanges' | 'sendings'>,
): Transactional<void> {
  yield* run(tx.update(unconfirmedAnswers).set(sending).where(isRow(key)))
}

export function* deleteUnconfirmed(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.delete(unconfirmedAnswers).where(isRow(key)))
}

/** Those that wait for a (folded) address. */
export function* deleteUnconfirmedOf(
  tx: Tx,
  { workspaceId, address }: { workspaceId: string; address: string },
): Transactional<void> {
  yield* run(
    tx
      .delete(unconfirmedAnswers)
      .where(
        and(
          eq(unconfirmedAnswers.workspaceId, workspaceId),
          eq(sql`lower(${unconfirmedAnswers.customerEmail})`, address),
        ),
      ),
  )
}

export function* deleteUnconfirmedBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(unconfirmedAnswers).where(lt(unconfirmedAnswers.writtenAt, before)))
}
