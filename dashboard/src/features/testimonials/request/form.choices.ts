import type { Form } from '#shared/forms.ts'

type Choice = { value: string; label: string }

/** What stands for the default form. Requests without a form use it, whichever it is. */
const DEFAULT = ''

/** The forms to choose from, and the chosen one; undefined where there is nothing to choose. A deleted form is kept. */
export function formChoices(
  forms: readonly Pick<Form, 'id' | 'name' | 'isDefault'>[],
  formId: string | null,
): { options: Choice[]; chosen: string } | undefined {
  const form = forms.find(({ id }) => id === formId)
  const deleted = formId !== null && !form ? [{ value: formId, label: 'A deleted form' }] : []
  if (forms.length + deleted.length < 2) return undefined
  const options = forms.map(({ id, name, isDefault }) =>
    isDefault ? { value: DEFAULT, label: `${name} (default)` } : { value: id, label: name },
  )
  return { options: [...options, ...deleted], chosen: formId === null || form?.isDefault ? DEFAULT : formId }
}
