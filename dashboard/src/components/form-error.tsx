import { CircleAlert } from 'lucide-react'
import styles from './form-error.module.css'

/** Why a form as a whole was refused. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <p className={styles.error}>
          <CircleAlert />
          {message}
        </p>
      )}
    </div>
  )
}
