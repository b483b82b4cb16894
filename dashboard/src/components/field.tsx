import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  label: string
  /** Shows "Optional" next to the label. */
  isOptional?: boolean | undefined
  /** Something at the end of the label's line, like a link. */
  aside?: ReactNode
  /** Something inside the box at its end, like a button. */
  end?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  size?: 'medium' | 'large'
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'isOptional' | 'aside'> & {
  /** Of the control. Without one, it is the name of a group, which refers to its `id`. */
  htmlFor?: string
  id?: string
}

/** The line above a field. */
export function FieldLabel({ label, isOptional, aside, htmlFor, id }: FieldLabelProps) {
  const Name = htmlFor === undefined ? 'p' : 'label'
  return (
    <div className={styles.head}>
      <Name id={id} htmlFor={htmlFor} className="flex grow gap-8 medium">
        {label}
        {isOptional && <span className="regular muted"> Optional</span>}
      </Name>
      {aside}
    </div>
  )
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
      <FieldLabel htmlFor={attributes.id} label={label} isOptional={isOptional} aside={aside} />
      <div className={styles.box}>
        <input {...input} {...attributes} className={styles.input} />
        {end}
      </div>
      {notes}
    </div>
  )
}

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
      <FieldLabel htmlFor={attributes.id} label={label} aside={aside} />
      <textarea rows={5} dir="auto" {...textarea} {...attributes} className={classNames(styles.input, styles.area)} />
      {notes}
    </div>
  )
}

type Notes = { hint?: ReactNode; error?: string | undefined }

/** The hint and error below a field, and the attributes with which the field refers to them. */
export function useFieldNotes({ hint, error }: Notes) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return {
    attributes: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(errorId, hintId) || undefined,
    },
    notes: (
      <>
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
      </>
    ),
  }
}
