import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  label: string
  /** Says "Optional" beside the label. */
  isOptional?: boolean
  /** Something at the other end of the label's line, like a link. */
  aside?: ReactNode
  /** Something inside the box at its end, like a button. */
  end?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  size?: 'medium' | 'large'
}

/** A labelled text input with its hint and its error. Works with `{...register('name')}` of react-hook-form. */
export function Field({
  label,
  isOptional,
  aside,
  end,
  hint,
  error,
  size = 'medium',
  className,
  ...input
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> Optional</span>}
        </label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        {end}
      </div>
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
