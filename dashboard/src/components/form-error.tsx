import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form-error.module.css'

type FormErrorProps = {
  message?: string | undefined
  /** What the person can do about it, on its own line. */
  hint?: ReactNode
}

/** Why a form as a whole was refused. It scrolls into view wherever it is. */
export function FormError({ message, hint }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) void place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <div ref={place} role="alert" className="empty-hidden">
      {message && (
        <div
          className={`flex gap-8 text-14 medium danger round-control pad-block-12 pad-inline-16 icons-in-line ${styles.error}`}
        >
          <CircleAlert />
          <div>
            <p>{message}</p>
            {hint && <p className="regular">{hint}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
