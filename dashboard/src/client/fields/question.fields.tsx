import { useRef } from 'react'
import { answerField } from '#shared/form-steps.ts'
import type { Question } from '#shared/submissions.ts'
import { faultMessage } from '../answer-text.ts'
import controls from '../controls.module.css'
import { ClearButton } from './clear-button.tsx'
import { useClientTexts } from '../language.provider.tsx'
import { FieldTitle } from '../steps/step-heading.tsx'
import styles from './question.module.css'
import { FieldError, type FieldsProps } from './text.fields.tsx'

/** The owner's own questions. */
export const QuestionFields = (props: FieldsProps & { senderName: string }) =>
  props.extraFields.questions.map((question) => <QuestionField key={question.id} {...props} question={question} />)

/** One of them. */
export function QuestionField({
  question,
  senderName,
  filled: { answers },
  faults,
  isReadOnly,
  onChange,
}: FieldsProps & { question: Question; senderName: string }) {
  const { answers: texts } = useClientTexts().fields
  const { id } = question
  const name = answerField(id)
  const fault = faults[name]
  const error = fault && faultMessage(fault, texts)
  const field = {
    question,
    name,
    answer: answers[id] ?? '',
    hasError: error !== undefined,
    notes: question.isPrivate ? `${name}-private ${name}-error` : `${name}-error`,
    isReadOnly,
    onChange: (answer: string) => onChange({ answers: { ...answers, [id]: answer } }),
  }
  return (
    <div className="shrink narrow">
      {question.options.length > 0 ? <OptionsField {...field} /> : <TextField {...field} />}
      {question.isPrivate && (
        <p className="text-14 muted" id={`${name}-private`}>
          {texts.private(senderName)}
        </p>
      )}
      <FieldError id={`${name}-error`} error={error} />
    </div>
  )
}

type KindProps = {
  question: Question
  name: string
  answer: string
  hasError: boolean
  /** Ids of what is said below it. */
  notes: string
  isReadOnly: boolean
  onChange: (answer: string) => void
}

function Title({ question: { text, isRequired } }: { question: Question }) {
  const { optional } = useClientTexts().fields
  return (
    <>
      <bdi>{text}</bdi>
      {!isRequired && <span className={controls.optional}> {optional}</span>}
    </>
  )
}

function TextField({ question, name, answer, hasError, notes, isReadOnly, onChange }: KindProps) {
  const field = {
    id: name,
    name,
    dir: 'auto',
    value: answer,
    readOnly: isReadOnly,
    required: question.isRequired,
    'aria-invalid': hasError || undefined,
    'aria-describedby': notes,
  }
  return (
    <>
      <FieldTitle>
        <label className={controls.title} htmlFor={name}>
          <Title question={question} />
        </label>
      </FieldTitle>
      {question.kind === 'short' ? (
        <input
          {...field}
          className={`hover-border ${controls.input}`}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea
          {...field}
          className={`hover-border ${controls.input} block ${styles.answer}`}
          rows={2}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  )
}

/** A choice or a scale: one of the offered answers, several where the owner allows it, or none. */
function OptionsField({ question, name, answer, notes, isReadOnly, onChange }: KindProps) {
  const { answers: texts } = useClientTexts().fields
  const first = useRef<HTMLInputElement>(null)
  const { kind, options } = question
  const isScale = kind === 'scale'
  const isOne = kind !== 'choices'
  const hint = isScale ? texts.scale(options.length) : isOne ? null : texts.several
  const chosen = isOne ? [answer] : answer.split('\n')
  const press = (option: string) =>
    onChange(isOne ? option : options.filter((each) => chosen.includes(each) !== (each === option)).join('\n'))
  const clear = () => {
    onChange('')
    first.current?.focus()
  }
  return (
    <fieldset aria-describedby={hint === null ? notes : `${name}-hint ${notes}`}>
      <legend className={controls.title}>
        <FieldTitle>
          <Title question={question} />
        </FieldTitle>
      </legend>
      <div className={isScale ? `gap-8 ${styles.scale}` : 'stack gap-8'}>
        {options.map((option, index) => (
          <label key={option} className={`flex gap-12 hover-border ${styles.option}`}>
            <input
              ref={index === 0 ? first : undefined}
              className={isScale ? 'cover' : isOne ? controls.radio : styles.box}
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              // As in StarChoice: the browser takes the click back.
              onClick={(event) => isReadOnly && event.preventDefault()}
              onChange={() => press(option)}
              aria-disabled={isReadOnly}
            />
            <bdi>{isScale ? index + 1 : option}</bdi>
          </label>
        ))}
      </div>
      <p className={`row wrap gap-16 rows-4 text-14 muted empty-hidden ${styles.below}`}>
        {hint !== null && <span id={`${name}-hint`}>{hint}</span>}
        {answer !== '' && <ClearButton label={texts.clear} isReadOnly={isReadOnly} onClear={clear} />}
      </p>
    </fieldset>
  )
}
