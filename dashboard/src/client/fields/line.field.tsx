import { type Fault, lineMaxLength } from '../answer-text.ts'
import { FieldError } from '../field-error.tsx'
import { useClientTexts } from '../language.provider.tsx'
import controls from '../controls.module.css'

type LineTexts = { title: string; missing: string; tooLong: (most: number) => string; refused: string }

function describe(fault: Fault, texts: LineTexts): string {
  switch (fault.kind) {
    case 'missing':
      return texts.missing
    case 'too-long':
      return texts.tooLong(lineMaxLength)
    case 'refused':
      return texts.refused
  }
}

/** One line of text about the client: name, company, role. */
export function LineField({
  name,
  texts,
  value,
  fault,
  autoComplete,
  isRequired,
  isReadOnly,
  onChange,
}: {
  /** The name of the form field. */
  name: string
  texts: LineTexts
  value: string
  fault: Fault | undefined
  autoComplete: string
  isRequired: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
}) {
  const { optional } = useClientTexts().fields
  const error = fault && describe(fault, texts)
  return (
    <div>
      <label className={controls.title} htmlFor={name}>
        {texts.title}
        {!isRequired && <span className={controls.optional}> {optional}</span>}
      </label>
      <input
        id={name}
        name={name}
        className={`hover-border ${controls.input}`}
        autoComplete={autoComplete}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-error`}
      />
      <FieldError id={`${name}-error`} error={error} />
    </div>
  )
}
