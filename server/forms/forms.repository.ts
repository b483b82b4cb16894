import { and, count, eq, isNull, ne, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { forms } from '#server/db/schema/forms.ts'

export type FormRow = typeof forms.$inferSelect

/** What the owner sets of a form. */
export type FormContent = Pick<
  FormRow,
  | 'asksRating'
  | 'asksPhoto'
  | 'asksCompany'
  | 'asksRole'
  | 'required'
  | 'questions'
  | 'service'
  | 'layout'
  | 'language'
  | 'hasOwnColor'
  | 'accentColor'
  | 'thanksMessage'
  | 'thanksLink'
  | 'thanksCode'
>

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(forms.workspaceId, workspaceId), eq(forms.id, id))

const selectDefault = prepared((tx) =>
  tx
    .select()
    .from(forms)
    .where(and(eq(forms.workspaceId, placeholder('workspaceId')), eq(forms.isDefault, true))),
)

/** Each workspace is created with one. */
export function* getDefaultForm(tx: Tx, workspaceId: string): Transactional<FormRow> {
  const [found] = yield* selectDefault(tx, { workspaceId })
  if (!found) throw new Error(`Workspace ${workspaceId} has no default form.`)
  return found
}

const selectForm = prepared((tx) =>
  tx
    .select()
    .from(forms)
    .where(and(eq(forms.workspaceId, placeholder('workspaceId')), eq(forms.id, placeholder('id')))),
)

/** Deleted ones too. */
export function* findForm(tx: Tx, key: Key): Transactional<FormRow | undefined> {
  const [found] = yield* selectForm(tx, key)
  return found
}

export function* saveForm(
  tx: Tx,
  key: Key,
  content: Partial<FormContent & Pick<FormRow, 'name'>>,
): Transactional<void> {
  yield* run(tx.update(forms).set(content).where(isRow(key)))
}

type NewForm = FormContent & Key & Pick<FormRow, 'name' | 'createdAt'>

export function* insertForm(tx: Tx, form: NewForm): Transactional<void> {
  yield* run(tx.insert(forms).values({ ...form, isDefault: false }))
}

export function* markDeleted(tx: Tx, key: Key, now: Date): Transactional<void> {
  yield* run(tx.update(forms).set({ deletedAt: now }).where(isRow(key)))
}

export function* countForms(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ forms: count() })
      .from(forms)
      .where(and(eq(forms.workspaceId, workspaceId), isNull(forms.deletedAt))),
  )
  return found?.forms ?? 0
}

/** Whether another form has this name, in any case. Pass the id of the form that is to have it. */
export function* isNameTaken(tx: Tx, { workspaceId, id, name }: Key & { name: string }): Transactional<boolean> {
  const found = yield* run(
    tx
      .select({ name: forms.name })
      .from(forms)
      .where(and(eq(forms.workspaceId, workspaceId), ne(forms.id, id), isNull(forms.deletedAt))),
  )
  return found.some((other) => other.name.toLowerCase() === name.toLowerCase())
}
