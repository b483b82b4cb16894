import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { OPTION_MAX_LENGTH, OPTIONS_MAX, OPTIONS_MIN } from '#shared/questions.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import styles from './client-form.module.css'
import { useFocusNext } from './use-focus-next.ts'

type OptionsFieldProps = {
  /** Names the question, like "question 1". */
  of: string
  options: readonly string[]
  onChange: (options: string[]) => void
  /** The error message of an answer, by its position. */
  errorOf: (index: number) => string | undefined
  /** Answers can be read, and nothing can be changed. */
  isLocked: boolean
  /** The field that gets the focus when there is a mistake. */
  inputRef: Ref<HTMLInputElement>
}

/** The answers that clients can choose from. */
export function OptionsField({ of, options, onChange, errorOf, isLocked, inputRef }: OptionsFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const focusNext = useFocusNext(group)

  const write = (index: number, text: string) => onChange(options.with(index, text))
  const add = () => {
    focusNext(`li:nth-child(${options.length + 1}) input`)
    onChange([...options, ''])
  }
  const takeAway = (index: number) => {
    focusNext(`li:nth-child(${Math.max(1, index)}) input`)
    onChange(options.toSpliced(index, 1))
  }
  const shift = (from: number, to: number) => {
    const way = to < from ? 'up' : 'down'
    focusNext(`li:nth-child(${to + 1}) [data-way=${way}]`)
    onChange(options.toSpliced(from, 1).toSpliced(to, 0, options[from] ?? ''))
  }

  return (
    <fieldset ref={group} className={`stack gap-8 ${styles.options}`}>
      <legend className="text-13 medium below-8">
        Answers<span className="visually-hidden"> of {of}</span>
      </legend>
      <ol className="stack gap-4" role="list">
        {options.map((text, index) => (
          <li className="beside gap-8 align-start" key={index}>
            <span className="text-13 muted tabular" aria-hidden="true">
              {index + 1}
            </span>
            <Field
              ref={index === 0 ? inputRef : undefined}
              label={`Answer ${index + 1}`}
              value={text}
              maxLength={OPTION_MAX_LENGTH}
              readOnly={isLocked}
              dir="auto"
              autoComplete="off"
              error={errorOf(index)}
              onChange={({ currentTarget }) => write(index, currentTarget.value)}
            />
            {!isLocked && (
              <div className="flex">
                <IconButton
                  icon={ArrowUp}
                  change="save changes"
                  label={`Move answer ${index + 1} up`}
                  data-way="up"
                  disabledReason={index === 0 ? 'This is the first answer.' : undefined}
                  onClick={() => shift(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  change="save changes"
                  label={`Move answer ${index + 1} down`}
                  data-way="down"
                  disabledReason={index === options.length - 1 ? 'This is the last answer.' : undefined}
                  onClick={() => shift(index, index + 1)}
                />
                <IconButton
                  icon={X}
                  change="save changes"
                  label={`Remove answer ${index + 1}`}
                  disabledReason={
                    options.length <= OPTIONS_MIN ? `A choice needs at least ${OPTIONS_MIN} answers.` : undefined
                  }
                  onClick={() => takeAway(index)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isLocked && (
        <div>
          <Button
            variant="quiet"
            size="small"
            change="save changes"
            disabledReason={
              options.length >= OPTIONS_MAX ? `A choice can have at most ${OPTIONS_MAX} answers.` : undefined
            }
            onClick={add}
          >
            <Plus />
            Add answer
          </Button>
        </div>
      )}
    </fieldset>
  )
}
