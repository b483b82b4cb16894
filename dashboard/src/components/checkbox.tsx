import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={classNames(styles.checkbox, className)}>
      <input {...input} type="checkbox" id={id} aria-describedby={hintId} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
