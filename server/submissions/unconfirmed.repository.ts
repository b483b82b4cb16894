import { and, asc, eq, gte, lt, sql } from '#server/db/sql.ts'
import { wordsOf } from '#shared/folded-text.ts'
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

/** The answer in the same words, through any link of the workspace, that waits for the same (folded) address. */
export function* findSameUnconfirmed(
  tx: Tx,
  answer: { workspaceId: string; text: string; email: string; since: Date },
): Transactional<UnconfirmedRow | undefined> {
  const found = yield* run(
    tx
      .select()
      .from(unconfirmedAnswers)
      .where(
        and(
          eq(unconfirmedAnswers.workspaceId, answer.workspaceId),
          gte(unconfirmedAnswers.writtenAt, answer.since),
          eq(sql`lower(${unconfirmedAnswers.customerEmail})`, answer.email),
        ),
      )
      .orderBy(asc(unconfirmedAnswers.writtenAt)),
  )
  const words = wordsOf(answer.text)
  return found.find(({ written }) => wordsOf(written.text) === words)
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
