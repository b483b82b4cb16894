import { eq, placeholder } from 'drizzle-orm'
import { prepared, type Sql, type Work } from '#server/db/database.ts'
import { formSettings } from '#server/db/schema.ts'

export type FormSettingsRow = typeof formSettings.$inferSelect

const selectSettings = prepared((sql) =>
  sql
    .select()
    .from(formSettings)
    .where(eq(formSettings.workspaceId, placeholder('workspaceId'))),
)

export function* findFormSettings(sql: Sql, workspaceId: string): Work<FormSettingsRow | undefined> {
  const [found] = yield* selectSettings(sql, { workspaceId })
  return found
}
