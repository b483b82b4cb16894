import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** A labelled field for several lines of text. Works with `{...register('name')}` of react-hook-form. */
export function TextArea({ label, hint, error, className, ...textarea }: TextAreaProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        rows={5}
        dir="auto"
        {...textarea}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(errorId, hintId) || undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
