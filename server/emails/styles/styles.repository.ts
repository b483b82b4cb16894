import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailStyles } from '#server/db/schema/email-settings.ts'

export type StyleRow = typeof emailStyles.$inferSelect
type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(emailStyles.workspaceId, workspaceId), eq(emailStyles.id, id))

const selectStyles = prepared((tx) =>
  tx
    .select()
    .from(emailStyles)
    .where(eq(emailStyles.workspaceId, placeholder('workspaceId'))),
)

export function* listStyles(tx: Tx, workspaceId: string): Transactional<StyleRow[]> {
  return yield* selectStyles(tx, { workspaceId })
}

export function* saveStyle(tx: Tx, row: StyleRow): Transactional<void> {
  const { workspaceId: _, id: __, ...changed } = row
  yield* run(
    tx
      .insert(emailStyles)
      .values(row)
      .onConflictDoUpdate({ target: [emailStyles.workspaceId, emailStyles.id], set: changed }),
  )
}

export function* deleteStyle(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.delete(emailStyles).where(isRow(key)))
}
