import type { Fault } from '../answer-text.ts'
import { FieldError } from '../field-error.tsx'
import { useClientTexts } from '../language.provider.tsx'
import controls from '../controls.module.css'
import styles from './question.module.css'

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
    <div className={`shrink ${styles.question}`}>
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
