import { useState } from 'react'
import type { Failure } from './api.ts'
import { adviceFor } from './failure.advice.ts'
import { Letter } from './letter.tsx'
import { UnsentWords } from './unsent-words.tsx'
import controls from './controls.module.css'
import styles from './screen.module.css'

export function UnknownRequestPage({ unsentWords }: { unsentWords: string }) {
  return (
    <Letter title="Nothing to fill in here">
      <div className={styles.screen}>
        <h1>There is nothing to fill in at this link</h1>
        <p className={styles.note}>
          It may have been cut short on its way to you, or the request has been taken back. Please open the link in your
          message once more, or ask the person who sent it for a new one. You have done nothing wrong.
        </p>
        <UnsentWords words={unsentWords} />
      </div>
    </Letter>
  )
}

export function LoadFailedPage({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false)
  const retry = async () => {
    if (isTrying) return
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <Letter title="An unexpected error occurred">
      <div className={styles.screen} role="alert">
        <h1>An unexpected error occurred.</h1>
        <p className={styles.note}>{adviceFor(failure, 'loading')}</p>
        <p className={styles.action}>
          <button type="button" className={controls.button} aria-disabled={isTrying} onClick={() => void retry()}>
            {isTrying ? 'Trying…' : 'Try again'}
          </button>
        </p>
      </div>
    </Letter>
  )
}
