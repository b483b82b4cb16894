import { useState } from 'react'
import { adviceFor, type Failure } from './failure.ts'
import { useClientTexts } from './language.provider.tsx'
import { EmailContent } from './client-page.tsx'
import controls from './controls.module.css'
import styles from './screen.module.css'

export function LoadFailedPage({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const { frame, failures } = useClientTexts()
  const [isTrying, setIsTrying] = useState(false)
  const retry = async () => {
    if (isTrying) return
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <EmailContent title={failures.title}>
      <div className={styles.screen} role="alert">
        <h1>{failures.title}</h1>
        <p className={styles.note}>{adviceFor(failure, { texts: failures, doing: 'loading' })}</p>
        <p className="above-32 stack">
          <button type="button" className={controls.button} aria-disabled={isTrying} onClick={() => void retry()}>
            {isTrying ? frame.trying : frame.tryAgain}
          </button>
        </p>
      </div>
    </EmailContent>
  )
}
