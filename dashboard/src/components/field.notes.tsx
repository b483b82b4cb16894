import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './field.module.css'

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
          <p id={errorId} className={`icons-14 icons-in-line ${styles.error}`}>
            <CircleAlert />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </>
    ),
  }
}
