import type { Form } from '#shared/forms.ts'

const DEFAULT = 'default'

/** Stands for a form in addresses. The default form has the same one in every workspace. */
export const keyOf = ({ id, isDefault }: Pick<Form, 'id' | 'isDefault'>): string => (isDefault ? DEFAULT : id)

/** Where a form is edited. */
export const formPath = (form: Pick<Form, 'id' | 'isDefault'>): string => `/forms/${keyOf(form)}`

export const findForm = <F extends Pick<Form, 'id' | 'isDefault'>>(forms: readonly F[], key: string): F | undefined =>
  forms.find((form) => form.id === key || keyOf(form) === key)
