import { listForms } from '#shared/forms.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { formChoices } from './form.choices.ts'

type FormFieldProps = {
  /** Null for the default one. */
  formId: string | null
  onChange: (formId: string | null) => void
}

/** The form that the client answers, where there are several. */
export function FormField({ formId, onChange }: FormFieldProps) {
  const { data } = useEndpoint(listForms, {})
  const choices = data && formChoices(data.items, formId)
  if (!choices) return null
  return (
    <SelectField label="Form" value={choices.chosen} onChange={({ target }) => onChange(target.value || null)}>
      {choices.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
