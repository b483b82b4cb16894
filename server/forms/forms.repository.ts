import { eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { formSettings } from '#server/db/schema/forms.ts'

export type FormSettingsRow = typeof formSettings.$inferSelect

const selectSettings = prepared((tx) =>
  tx
    .select()
    .from(formSettings)
    .where(eq(formSettings.workspaceId, placeholder('workspaceId'))),
)

export function* findFormSettings(tx: Tx, workspaceId: string): Transactional<FormSettingsRow | undefined> {
  const [found] = yield* selectSettings(tx, { workspaceId })
  return found
}

export function* saveFormSettings(tx: Tx, settings: FormSettingsRow): Transactional<void> {
  const { workspaceId: _, ...changed } = settings
  yield* run(
    tx.insert(formSettings).values(settings).onConflictDoUpdate({ target: formSettings.workspaceId, set: changed }),
  )
}
