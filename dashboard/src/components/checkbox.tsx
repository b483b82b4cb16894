import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames(styles.checkbox, className)}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(errorId, hintId) || undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
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
    </div>
  )
}
