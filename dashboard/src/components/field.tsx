import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'
import { useFieldNotes } from './field.notes.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  label: string
  /** Shows "Optional" next to the label. */
  isOptional?: boolean
  /** Something at the end of the label's line, like a link. */
  aside?: ReactNode
  /** Something inside the box at its end, like a button. */
  end?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  size?: 'medium' | 'large'
}

/** A labelled text input with its hint and error. Works with `{...register('name')}` of react-hook-form. */
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
  const { attributes, notes } = useFieldNotes({ hint, error })
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <div className={styles.head}>
        <label htmlFor={attributes.id}>
          {label}
          {isOptional && <span className="regular muted"> Optional</span>}
        </label>
        {aside}
      </div>
      <div className={styles.box}>
        <input {...input} {...attributes} className={styles.input} />
        {end}
      </div>
      {notes}
    </div>
  )
}
