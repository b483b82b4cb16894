import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form-error.module.css'

type FormErrorProps = {
  message?: string | undefined
  /** What can be done about it, on a line of its own. */
  hint?: ReactNode
}

/** Why a form as a whole was refused: wherever it stands, it comes into view. */
export function FormError({ message, hint }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) void place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <div ref={place} role="alert" className={styles.place}>
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
