import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'
import { useFieldNotes } from './field.notes.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  /** Something at the end of the label's line, like buttons. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A labelled field for several lines of text. Works with `{...register('name')}` of react-hook-form. */
export function TextArea({ label, aside, hint, error, className, ...textarea }: TextAreaProps) {
  const { attributes, notes } = useFieldNotes({ hint, error })
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={attributes.id}>{label}</label>
        {aside}
      </div>
      <textarea rows={5} dir="auto" {...textarea} {...attributes} className={classNames(styles.input, styles.area)} />
      {notes}
    </div>
  )
}
