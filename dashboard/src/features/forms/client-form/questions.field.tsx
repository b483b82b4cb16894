import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { type Control, useFieldArray, type UseFormRegister } from 'react-hook-form'
import { QUESTIONS_MAX } from '#shared/submissions.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { type ClientFormValues, ON_PRO } from './client-form.values.ts'
import styles from './client-form.module.css'

type QuestionsFieldProps = {
  control: Control<ClientFormValues, unknown, unknown>
  register: UseFormRegister<ClientFormValues>
  /** The error message of a question, by its position. */
  errorOf: (index: number) => string | undefined
  /** Existing questions can be removed, and nothing else can be changed. */
  isLocked: boolean
}

const examples = ['What did you like best?', 'What surprised you?', 'Who would you recommend us to?']

export function QuestionsField({ control, register, errorOf, isLocked }: QuestionsFieldProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions', keyName: 'key' })
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string>(null)
  const isFull = fields.length >= QUESTIONS_MAX

  useLayoutEffect(() => {
    const target = focusNext.current
    focusNext.current = null
    if (target) list.current?.parentElement?.querySelector<HTMLElement>(target)?.focus()
  })

  const shift = (from: number, to: number) => {
    const isAtEnd = to === 0 || to === fields.length - 1
    const way = to < from ? 'up' : 'down'
    focusNext.current = `li:nth-child(${to + 1}) [data-way=${isAtEnd ? (way === 'up' ? 'down' : 'up') : way}]`
    move(from, to)
  }

  const takeAway = (index: number) => {
    focusNext.current = fields.length > 1 ? `li:nth-child(${Math.max(1, index)}) input` : '[data-adds]'
    remove(index)
  }

  return (
    <div className={`stack gap-16 ${styles.questions}`}>
      <ol className="stack gap-16 empty-hidden" ref={list} role="list">
        {fields.map(({ key }, index) => {
          const word = `question ${index + 1}`
          return (
            <li className="small-column beside gap-4 align-start" key={key}>
              <Field
                {...register(`questions.${index}.text`)}
                label={`Question ${index + 1}`}
                placeholder={examples[index]}
                maxLength={140}
                readOnly={isLocked}
                dir="auto"
                autoComplete="off"
                error={errorOf(index)}
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
          onClick={() => append({ text: '' }, { focusName: `questions.${fields.length}.text` })}
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
