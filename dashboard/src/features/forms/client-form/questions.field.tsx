import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { type Control, Controller, useFieldArray, type UseFormRegister } from 'react-hook-form'
import { answerField } from '#shared/form-steps.ts'
import { hasOwnOptions, OPTIONS_MIN, QUESTION_MAX_LENGTH } from '#shared/questions.ts'
import { type QuestionKind, QUESTIONS_MAX } from '#shared/submissions.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Segments } from '../../../components/segments.tsx'
import { type ClientFormValues, ON_PRO } from './client-form.values.ts'
import styles from './client-form.module.css'
import { OptionsField } from './options.field.tsx'
import { kindHints, kindNames } from './questions.messages.ts'
import { useFocusNext } from './use-focus-next.ts'

type QuestionErrors = { text: string | undefined; option: (index: number) => string | undefined }

type QuestionsFieldProps = {
  control: Control<ClientFormValues, unknown, unknown>
  register: UseFormRegister<ClientFormValues>
  /** The error messages of a question, by its position. */
  errorsOf: (index: number) => QuestionErrors
  /** Existing questions can be removed, and nothing else can be changed. */
  isLocked: boolean
}

const examples = ['What did you like best?', 'What surprised you?', 'Who would you recommend us to?']
const kinds = (['short', 'long', 'choice', 'scale'] as const).map((value) => ({ value, label: kindNames[value] }))

export function QuestionsField({ control, register, errorsOf, isLocked }: QuestionsFieldProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions', keyName: 'key' })
  const whole = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(whole)
  const isFull = fields.length >= QUESTIONS_MAX

  const shift = (from: number, to: number) => {
    const isAtEnd = to === 0 || to === fields.length - 1
    const way = to < from ? 'up' : 'down'
    focusNext(`${place(to)} [data-way=${isAtEnd ? (way === 'up' ? 'down' : 'up') : way}]`)
    move(from, to)
  }

  const takeAway = (index: number) => {
    focusNext(fields.length > 1 ? `${place(Math.max(0, index - 1))} input` : '[data-adds]')
    remove(index)
  }

  return (
    <div ref={whole} className="stack gap-16">
      <ol className="stack gap-16 empty-hidden" data-questions="" role="list">
        {fields.map(({ key }, index) => {
          const word = `question ${index + 1}`
          const errors = errorsOf(index)
          return (
            <li
              className={`stack gap-16 pad-16 card ${styles.question}`}
              key={key}
              data-edits={answerField(`${index}`)}
            >
              <div className={`small-column beside gap-4 align-start ${styles.wording}`}>
                <Field
                  {...register(`questions.${index}.text`)}
                  label={`Question ${index + 1}`}
                  placeholder={examples[index]}
                  maxLength={QUESTION_MAX_LENGTH}
                  readOnly={isLocked}
                  dir="auto"
                  autoComplete="off"
                  error={errors.text}
                />
                <div className={`flex ${styles.tools}`}>
                  <IconButton
                    icon={ArrowUp}
                    change="save changes"
                    label={`Move ${word} up`}
                    data-way="up"
                    disabledReason={index === 0 ? 'This is the first question.' : undefined}
                    onClick={() => shift(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    change="save changes"
                    label={`Move ${word} down`}
                    data-way="down"
                    disabledReason={index === fields.length - 1 ? 'This is the last question.' : undefined}
                    onClick={() => shift(index, index + 1)}
                  />
                  <IconButton icon={X} change="save changes" label={`Remove ${word}`} onClick={() => takeAway(index)} />
                </div>
              </div>
              <Controller
                control={control}
                name={`questions.${index}.kind`}
                render={({ field: kind }) => (
                  <Controller
                    control={control}
                    name={`questions.${index}.options`}
                    render={({ field: options }) => (
                      <>
                        <KindField
                          of={word}
                          kind={kind.value}
                          isLocked={isLocked}
                          onChange={(chosen) => {
                            kind.onChange(chosen)
                            if (chosen === 'choice') options.onChange(filledUp(options.value))
                          }}
                        />
                        {hasOwnOptions(kind.value) && (
                          <>
                            <OptionsField
                              of={word}
                              options={options.value}
                              onChange={options.onChange}
                              errorOf={errors.option}
                              isLocked={isLocked}
                              inputRef={options.ref}
                            />
                            <Checkbox
                              label="Clients can choose several"
                              checked={kind.value === 'choices'}
                              onChange={({ currentTarget }) =>
                                kind.onChange(currentTarget.checked ? 'choices' : 'choice')
                              }
                              disabledReason={isLocked ? ON_PRO : undefined}
                            />
                          </>
                        )}
                      </>
                    )}
                  />
                )}
              />
              <Checkbox
                {...register(`questions.${index}.isRequired`)}
                label="Required"
                disabledReason={isLocked ? ON_PRO : undefined}
              />
              <Controller
                control={control}
                name={`questions.${index}.isPrivate`}
                render={({ field: { value: isPrivate, onChange, ...field } }) => (
                  <Checkbox
                    {...field}
                    label="May be shown with the testimonial"
                    hint={isPrivate ? 'Clients read that only you see the answer.' : 'The client still decides.'}
                    checked={!isPrivate}
                    onChange={({ currentTarget }) => onChange(!currentTarget.checked)}
                    disabledReason={isLocked ? ON_PRO : undefined}
                  />
                )}
              />
            </li>
          )
        })}
      </ol>
      <div className="row gap-12">
        <Button
          variant="line"
          change="save changes"
          data-adds=""
          disabledReason={isLocked ? ON_PRO : isFull ? `You can have up to ${QUESTIONS_MAX} questions.` : undefined}
          onClick={() =>
            append(
              { text: '', kind: 'long', options: [], isRequired: false, isPrivate: false },
              { focusName: `questions.${fields.length}.text` },
            )
          }
        >
          <Plus />
          Add a question
        </Button>
        <p className="text-13 muted tabular">
          {fields.length} of {QUESTIONS_MAX}
        </p>
      </div>
    </div>
  )
}

const place = (index: number) => `[data-questions] > li:nth-child(${index + 1})`

const filledUp = (options: readonly string[]) => [
  ...options,
  ...Array.from({ length: Math.max(0, OPTIONS_MIN - options.length) }, () => ''),
]

type KindFieldProps = {
  of: string
  kind: QuestionKind
  isLocked: boolean
  onChange: (kind: QuestionKind) => void
}

function KindField({ of, kind, isLocked, onChange }: KindFieldProps) {
  return (
    <div className="stack gap-8 justify-start">
      <p className="text-13 medium" aria-hidden="true">
        Kind of answer
      </p>
      {isLocked ? (
        <p>{kindNames[kind]}</p>
      ) : (
        <Segments
          label={`Kind of answer to ${of}`}
          options={kinds}
          value={kind === 'choices' ? 'choice' : kind}
          onChange={onChange}
        />
      )}
      <p className="text-13 muted">{kindHints[kind]}</p>
    </div>
  )
}
