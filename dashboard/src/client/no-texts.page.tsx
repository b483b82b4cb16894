import { useState } from 'react'
import controls from './controls.module.css'
import letter from './letter.module.css'
import styles from './screen.module.css'

/** The texts of the client's language have not arrived: the only words that the page itself holds. */
export function NoTextsPage({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false)
  const retry = async () => {
    if (isTrying) return
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <div className={letter.letter}>
      <title>An unexpected error occurred</title>
      <main className={letter.body}>
        <div className={styles.screen} role="alert">
          <h1>An unexpected error occurred.</h1>
          <p className={styles.note}>
            A part of this page has not arrived. What you wrote before is kept. Please check your connection and try
            again.
          </p>
          <p className={styles.action}>
            <button type="button" className={controls.button} aria-disabled={isTrying} onClick={() => void retry()}>
              {isTrying ? 'Trying…' : 'Try again'}
            </button>
          </p>
        </div>
      </main>
    </div>
  )
}
