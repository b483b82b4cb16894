import { eq, placeholder } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { formSettings } from '#server/db/schema/forms.ts'

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

export function* saveFormSettings(sql: Sql, settings: FormSettingsRow): Work<void> {
  const { workspaceId: _, ...changed } = settings
  yield* run(
    sql.insert(formSettings).values(settings).onConflictDoUpdate({ target: formSettings.workspaceId, set: changed }),
  )
}
