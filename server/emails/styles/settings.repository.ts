import { and, asc, eq, gt } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailSettings } from '#server/db/schema/email-settings.ts'
import { emailMessages } from '#server/db/schema/emails.ts'

export type SettingsRow = typeof emailSettings.$inferSelect

export function* findSettings(sql: Sql, workspaceId: string): Work<SettingsRow | undefined> {
  const [found] = yield* run(sql.select().from(emailSettings).where(eq(emailSettings.workspaceId, workspaceId)))
  return found
}

export function* saveSettings(sql: Sql, row: SettingsRow): Work<void> {
  const { workspaceId: _, ...changed } = row
  yield* run(
    sql.insert(emailSettings).values(row).onConflictDoUpdate({ target: emailSettings.workspaceId, set: changed }),
  )
}

export function* replaceDefaultStyle(
  sql: Sql,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
): Work<void> {
  yield* run(
    sql
      .update(emailSettings)
      .set({ defaultStyleId: to })
      .where(and(eq(emailSettings.workspaceId, workspaceId), eq(emailSettings.defaultStyleId, from))),
  )
}

/** When tests were sent, oldest first. */
export function* listTestsSince(sql: Sql, { workspaceId, since }: { workspaceId: string; since: Date }): Work<Date[]> {
  const found = yield* run(
    sql
      .select({ createdAt: emailMessages.createdAt })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          eq(emailMessages.kind, 'test'),
          gt(emailMessages.createdAt, since),
        ),
      )
      .orderBy(asc(emailMessages.createdAt)),
  )
  return found.map(({ createdAt }) => createdAt)
}
