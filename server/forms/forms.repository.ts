import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { forms } from '#server/db/schema/forms.ts'

export type FormRow = typeof forms.$inferSelect

/** What a form asks for besides the testimonial. */
export type AskedFields = Pick<FormRow, 'asksCompany' | 'asksRole' | 'questions'>

const selectDefault = prepared((tx) =>
  tx
    .select()
    .from(forms)
    .where(and(eq(forms.workspaceId, placeholder('workspaceId')), eq(forms.isDefault, true))),
)

/** The form of requests. Each workspace is created with one. */
export function* getDefaultForm(tx: Tx, workspaceId: string): Transactional<FormRow> {
  const [found] = yield* selectDefault(tx, { workspaceId })
  if (!found) throw new Error(`Workspace ${workspaceId} has no default form.`)
  return found
}

/** Changes what the default form asks for. */
export function* saveDefaultForm(
  tx: Tx,
  { workspaceId, ...asked }: AskedFields & { workspaceId: string },
): Transactional<void> {
  yield* run(
    tx
      .update(forms)
      .set(asked)
      .where(and(eq(forms.workspaceId, workspaceId), eq(forms.isDefault, true))),
  )
}
