import { FieldError } from './field-error.tsx'
import controls from './controls.module.css'

export function NameField({
  name,
  error,
  isReadOnly,
  onChange,
}: {
  name: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (name: string) => void
}) {
  return (
    <div>
      <label className={controls.title} htmlFor="customerName">
        Your name
      </label>
      <input
        id="customerName"
        name="customerName"
        className={controls.input}
        autoComplete="name"
        dir="auto"
        value={name}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby="customerName-error"
      />
      <FieldError id="customerName-error" error={error} />
    </div>
  )
}
