import { useEffect, useState, useSyncExternalStore } from 'react'
import { isAwaited, watchAwaited } from './awaited-pages.ts'
import styles from './coming-page.module.css'

/** Most pages load faster than this: then nothing flashes and nothing is announced. */
const PATIENCE_MS = 150

/**
 * Announces that a page's code is loading. It has its own React root, because an update in the main one would hide
 * the current page.
 */
export function ComingPage() {
  return useSyncExternalStore(watchAwaited, isAwaited) && <Sign />
}

function Sign() {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={`clip ${styles.place}`} aria-live="polite">
      {isLong && (
        <>
          <div className={styles.line} role="progressbar" aria-label="Loading the page" />
          <p className={styles.quote}>The page is loading.</p>
        </>
      )}
    </div>
  )
}
