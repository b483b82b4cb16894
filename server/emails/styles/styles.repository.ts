import { and, eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailStyles } from '#server/db/schema/email-settings.ts'

export type StyleRow = typeof emailStyles.$inferSelect
type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(emailStyles.workspaceId, workspaceId), eq(emailStyles.id, id))

export function* listStyles(sql: Sql, workspaceId: string): Work<StyleRow[]> {
  return yield* run(sql.select().from(emailStyles).where(eq(emailStyles.workspaceId, workspaceId)))
}

export function* saveStyle(sql: Sql, row: StyleRow): Work<void> {
  const { workspaceId: _, id: __, ...changed } = row
  yield* run(
    sql
      .insert(emailStyles)
      .values(row)
      .onConflictDoUpdate({ target: [emailStyles.workspaceId, emailStyles.id], set: changed }),
  )
}

export function* deleteStyle(sql: Sql, key: Key): Work<void> {
  yield* run(sql.delete(emailStyles).where(isRow(key)))
}
