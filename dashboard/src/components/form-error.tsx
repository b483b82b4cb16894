import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-error.module.css'

type FormErrorProps = {
  message?: string | undefined
  /** What can be done about it, on a line of its own. */
  hint?: ReactNode
}

/** Why a form as a whole was refused. */
export function FormError({ message, hint }: FormErrorProps) {
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <div className={styles.error}>
          <CircleAlert />
          <div>
            <p>{message}</p>
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
