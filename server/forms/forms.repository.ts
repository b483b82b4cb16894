import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { forms } from '#server/db/schema/forms.ts'
import { newId } from '#server/kernel/ids.ts'

export type FormRow = typeof forms.$inferSelect

/** What a form asks for besides the testimonial. */
export type AskedFields = Pick<FormRow, 'asksCompany' | 'asksRole' | 'questions'>

const selectDefault = prepared((tx) =>
  tx
    .select()
    .from(forms)
    .where(and(eq(forms.workspaceId, placeholder('workspaceId')), eq(forms.isDefault, true))),
)

/** The form of requests. Undefined until somebody opens the page of forms or changes the form. */
export function* findDefaultForm(tx: Tx, workspaceId: string): Transactional<FormRow | undefined> {
  const [found] = yield* selectDefault(tx, { workspaceId })
  return found
}

const DEFAULT_NAME = 'Client form'

/** Changes what the default form asks for, and makes the form where there is none. */
export function* saveDefaultForm(
  tx: Tx,
  { workspaceId, now, ...asked }: AskedFields & { workspaceId: string; now: Date },
): Transactional<void> {
  const saved = yield* run(
    tx
      .update(forms)
      .set(asked)
      .where(and(eq(forms.workspaceId, workspaceId), eq(forms.isDefault, true)))
      .returning({ id: forms.id }),
  )
  if (saved.length > 0) return
  const made = { id: newId('frm'), workspaceId, name: DEFAULT_NAME, isDefault: true, createdAt: now }
  yield* run(tx.insert(forms).values({ ...made, ...asked }))
}
