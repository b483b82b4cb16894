import { Icon } from '../../upload/icons.tsx'
import { type Fault, faultMessage, lineMaxLength } from '../answer-text.ts'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import styles from './question.module.css'

type LineTexts = { title: string; missing: string; tooLong: (most: number) => string; refused: string }

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

/** A question of the owner's; answering is optional. */
export function QuestionField({
  name,
  question,
  answer,
  fault,
  isReadOnly,
  onChange,
}: {
  /** The name of the form field. */
  name: string
  question: string
  answer: string
  fault: Fault | undefined
  isReadOnly: boolean
  onChange: (answer: string) => void
}) {
  const { optional, answers: texts } = useClientTexts().fields
  const error = fault && (fault.kind === 'too-long' ? texts.tooLong(fault.by) : texts.refused)
  return (
    <div className="shrink narrow">
      <label className={controls.title} htmlFor={name}>
        <bdi>{question}</bdi> <span className={controls.optional}>{optional}</span>
      </label>
      <textarea
        id={name}
        name={name}
        className={`hover-border ${controls.input} block ${styles.answer}`}
        rows={2}
        dir="auto"
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-error`}
      />
      <FieldError id={`${name}-error`} error={error} />
    </div>
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
