import type { Fault } from '../answer-text.ts'
import { FieldError } from '../field-error.tsx'
import { useClientTexts } from '../language.provider.tsx'
import controls from '../controls.module.css'
import styles from './question.module.css'

/** A question of the owner, which a client may leave out. */
export function QuestionField({
  name,
  question,
  answer,
  fault,
  isReadOnly,
  onChange,
}: {
  /** Of the field in the form. */
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
    <div className={styles.question}>
      <label className={controls.title} htmlFor={name}>
        <bdi>{question}</bdi> <span className={controls.optional}>{optional}</span>
      </label>
      <textarea
        id={name}
        name={name}
        className={`${controls.input} ${styles.answer}`}
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
