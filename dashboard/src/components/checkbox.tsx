import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  /** Before the label. */
  image?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Why it can't be changed now, for its tooltip; undefined when it can. */
  disabledReason?: string | undefined
}

export function Checkbox({ label, image, hint, error, disabledReason, className, ...input }: CheckboxProps) {
  const isOff = disabledReason !== undefined || input.disabled === true
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div
      className={classNames('flex align-start gap-8', styles.checkbox, className)}
      title={disabledReason ?? (isOff && typeof hint === 'string' ? hint : undefined)}
    >
      <input
        {...input}
        disabled={isOff}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(errorId, hintId) || undefined}
      />
      {image}
      <div className="shrink">
        <label htmlFor={id}>{label}</label>
        {error && (
          <p id={errorId} className="flex gap-8 text-13 danger icons-14 icons-in-line">
            <CircleAlert />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-13 muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
