import { Icon } from '../../upload/icons.tsx'
import type { ExtraFields } from '#shared/submissions.ts'
import type { Faults, FilledIn } from '../answer.ts'
import { faultMessage, lineMaxLength } from '../answer-text.ts'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import styles from './text.module.css'

export type FieldsProps = {
  filled: FilledIn
  faults: Faults
  extraFields: ExtraFields
  isReadOnly: boolean
  onChange: (change: Partial<FilledIn>) => void
}

type LineFieldProps = FieldsProps & {
  name: 'customerName' | 'company' | 'role'
  texts: { title: string; missing: string; tooLong: (most: number) => string; refused: string }
  autoComplete: string
  isRequired?: boolean
}

/** One line of text about the client. */
function LineField({ name, texts, autoComplete, isRequired, filled, faults, isReadOnly, onChange }: LineFieldProps) {
  const { optional } = useClientTexts().fields
  const fault = faults[name]
  const error = fault && faultMessage(fault, texts, lineMaxLength)
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
        value={filled[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        readOnly={isReadOnly}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-error`}
      />
      <FieldError id={`${name}-error`} error={error} />
    </div>
  )
}

/** Who answers: the name, and company and role where the owner asks for them. */
export function AuthorFields(props: FieldsProps) {
  const { fields } = useClientTexts()
  const { company, role, required } = props.extraFields
  return (
    <>
      <LineField {...props} name="customerName" texts={fields.name} autoComplete="name" isRequired />
      {(company || role) && (
        <div className={`stack ${styles.pair}`}>
          {company && (
            <LineField
              {...props}
              name="company"
              texts={fields.company}
              autoComplete="organization"
              isRequired={required.includes('company')}
            />
          )}
          {role && (
            <LineField
              {...props}
              name="role"
              texts={fields.role}
              autoComplete="organization-title"
              isRequired={required.includes('role')}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Always in the page, so that screen readers announce a message that appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={`flex gap-8 text-14 danger icons-in-line ${controls.error}`} id={id}>
      {error && (
        <>
          <Icon name="alert" />
          <span>{error}</span>
        </>
      )}
    </p>
  )
}
