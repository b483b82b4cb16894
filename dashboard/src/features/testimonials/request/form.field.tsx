import { listForms } from '#shared/forms.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

type FormFieldProps = {
  /** Null for the default one. */
  formId: string | null
  onChange: (formId: string | null) => void
}

/** The form that the client answers, where there are several. A form that was deleted is still kept. */
export function FormField({ formId, onChange }: FormFieldProps) {
  const { data } = useEndpoint(listForms, {})
  if (!data) return null
  const isDeleted = formId !== null && data.items.every(({ id }) => id !== formId)
  if (data.items.length < 2 && !isDeleted) return null
  const chosen = data.items.some(({ id, isDefault }) => isDefault && id === formId) ? '' : (formId ?? '')
  return (
    <SelectField label="Form" value={chosen} onChange={({ target }) => onChange(target.value || null)}>
      {data.items.map(({ id, name, isDefault }) => (
        <option key={id} value={isDefault ? '' : id}>
          {isDefault ? `${name} (default)` : name}
        </option>
      ))}
      {isDeleted && <option value={formId}>A deleted form</option>}
    </SelectField>
  )
}
